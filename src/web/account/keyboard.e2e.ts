import { openAccount } from '../../../e2e/accounts.ts';
import { expect, type Page, test, useTheme } from '../../../e2e/fixture.ts';

/** Presses Tab until the named button has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, name: string) {
  const wanted = page.getByRole('button', { name, exact: true });
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((button) => button === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached "${name}".`);
}

test.describe('in Arabic, in the dark, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the keyboard alone opens, leaves and completes a change', { tag: '@long' }, async ({
    page,
  }) => {
    test.slow();
    await useTheme(page, 'dark');
    await openAccount(page);
    await page.goto('/ar/profile/security');
    await tabTo(page, 'غيّر كلمة المرور');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'غيّر كلمة المرور' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'غيّر كلمة المرور' })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'كلمة المرور الجديدة' })).toBeFocused();
    await page.keyboard.type('another quiet evening');
    await page.keyboard.press('Enter');
    await expect(page.getByText('حُفظت كلمة المرور')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'غيّر كلمة المرور' })).toBeFocused();

    await tabTo(page, 'إعداد هاتفك');
    await page.keyboard.press('Enter');
    const phone = page.getByRole('dialog', { name: 'إعداد هاتفك' });
    await expect(phone.getByRole('textbox', { name: 'رقم الهاتف' })).toBeFocused();
    await page.keyboard.type('+971501234567');
    await page.keyboard.press('Enter');
    await expect(phone.getByRole('textbox', { name: /الأرقام الستة/ })).toBeFocused();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

/** How often the service was asked to do something. */
function countCalls(page: Page, method: string, path: RegExp) {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test('two clicks on a button act once', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await openAccount(page);
  await page.goto('/profile/security');
  const enrolled = countCalls(page, 'POST', /\/auth\/v1\/factors$/);
  const texted = countCalls(page, 'POST', /\/factors\/[^/]+\/challenge$/);
  await page.getByRole('button', { name: 'Set up your phone' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+971501234568');
  await page.getByRole('button', { name: 'Send the Code' }).dblclick();
  await expect(page.getByText('Six digits are on their way to')).toBeVisible();
  expect(enrolled).toHaveLength(1);
  expect(texted).toHaveLength(1);
  await page.keyboard.press('Escape');

  const changed = countCalls(page, 'PUT', /\/auth\/v1\/user/);
  await page.getByRole('button', { name: 'Change your password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await dialog.getByRole('textbox', { name: 'New password' }).fill('another quiet evening');
  await dialog.getByRole('button', { name: 'Save the Password' }).dblclick();
  await expect(dialog).toBeHidden();
  expect(changed).toHaveLength(1);

  await page.getByRole('button', { name: 'Change your email' }).click();
  const address = page.getByRole('dialog', { name: 'Change your email' });
  await address
    .getByRole('textbox', { name: 'New email' })
    .fill(`two-${changed.length}@example.com`);
  await address.getByRole('button', { name: 'Send the Links' }).dblclick();
  await expect(page.getByText(/Waiting for both addresses/)).toBeVisible();
  expect(changed).toHaveLength(2);
});

test('an app that was being set up when the page was reloaded begins cleanly', {
  tag: '@long',
}, async ({ page }) => {
  await openAccount(page);
  await page.goto('/profile/security');
  const keys: (string | null)[] = [];
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Set up the app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up the app' });
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    keys.push(await dialog.locator('p[dir=ltr]').textContent());
    await page.reload();
  }
  expect(keys[0]).not.toBe(keys[1]);
  await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
});
