import { TOTP } from 'otpauth';
import { openAccount } from '../../../e2e/accounts.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';

// A refusal is what is tried here.
test.use({ mayComplain: true });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function setUpApp(page: Page): Promise<TOTP> {
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up the app' });
  const key = (await dialog.locator('p[dir=ltr]').textContent())?.replaceAll(/\s/g, '') ?? '';
  const app = new TOTP({ secret: key });
  await dialog.getByRole('textbox', { name: 'Six digits from the app' }).fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn It On' }).click();
  await page.getByRole('button', { name: 'I Have Kept Them' }).click();
  return app;
}

/** The first opening is answered as it would be in ten minutes; what follows goes to the house. */
async function letProofAge(page: Page, address = '**/documents/*/open') {
  const json = { code: 'proof_needed', message: 'Please show your second factor again.' };
  await page.route(address, (route) => route.fulfill({ status: 403, json }), { times: 1 });
}

test('a passport asks for the code again and opens with it, by the keyboard alone', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  await openAccount(page);
  const app = await setUpApp(page);
  await page.goto('/profile/documents');
  await page
    .getByLabel('Choose files for the vault')
    .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: picture });
  await letProofAge(page);
  const open = page.getByRole('button', { name: 'Open the paper' });
  await open.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(asking).toBeVisible();
  await useTheme(page, 'dark');
  await expectAccessible(page);
  // The code that turned the app on is used up; the next one is another.
  const next = app.generate({ timestamp: Date.now() + 30_000 });
  await asking.getByRole('textbox', { name: 'Code' }).fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Preview of passport.png' })).toBeVisible();
  await expect(asking).toBeHidden();
});

test('whoever does not show it sees nothing, and can try again', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  await openAccount(page);
  await setUpApp(page);
  await page.goto('/profile/documents');
  await page
    .getByLabel('Choose files for the vault')
    .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: picture });
  await letProofAge(page);
  await page.getByRole('button', { name: 'Open the paper' }).click();
  await page.getByRole('dialog', { name: 'Is it you?' }).press('Escape');
  await expect(page.getByText('Please confirm that it is you.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the paper' }).click();
  await expect(page.getByRole('img', { name: 'Preview of passport.png' })).toBeVisible();
});

test('the archive of everything asks for the code again and comes with it', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  await openAccount(page);
  const app = await setUpApp(page);
  await page.goto('/profile/settings#privacy');
  await page.getByRole('button', { name: 'Prepare the Archive' }).click();
  const download = page.getByRole('button', { name: 'Download the Archive' });
  await expect(download).toBeVisible({ timeout: 30_000 });
  await letProofAge(page, '**/privacy/archives/*/file');
  await download.click();
  const asking = page.getByRole('dialog', { name: 'Is it you?' });
  await asking
    .getByRole('textbox', { name: 'Code' })
    .fill(app.generate({ timestamp: Date.now() + 30_000 }));
  const fetched = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await fetched).suggestedFilename()).toBe('rihla-archive.zip');
  await expect(asking).toBeHidden();
});
