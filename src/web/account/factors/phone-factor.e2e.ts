import { randomInt } from 'node:crypto';
import { codeIn, enter, mailTo, openAccount } from '../../../../e2e/accounts.ts';
import { test as base, expect, type Page } from '../../../../e2e/fixture.ts';

const test = base.extend<object, object>({
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => use({ AUTH_SEND_INTERVAL: '1' }),
    { scope: 'worker' },
  ],
});

/** As one writes it, and as messages go to it. */
function freshNumber() {
  const digits = String(randomInt(1_000_000, 9_999_999));
  return { typed: `+971 50 ${digits}`, to: `+97150${digits}`, ending: digits.slice(-2) };
}

async function writeNumber(page: Page, typed: string) {
  await page.getByRole('button', { name: 'Set up your phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up your phone' });
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(typed);
  await dialog.getByRole('button', { name: 'Send the Code' }).click();
  await expect(dialog.getByText('Six digits are on their way to')).toBeVisible();
  return dialog;
}

async function writeCode(page: Page, to: string) {
  const dialog = page.getByRole('dialog', { name: 'Set up your phone' });
  await dialog
    .getByRole('textbox', { name: 'Six digits from the message' })
    .fill(codeIn(await mailTo(page, to, 'auth-code')));
  await dialog.getByRole('button', { name: 'Turn It On' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.getByRole('button', { name: 'I Have Kept Them' }).click();
}

test('a telephone becomes the second factor, is asked for at the door and is removed', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  const account = await openAccount(page);
  const number = freshNumber();
  await page.goto('/profile/security');
  const dialog = await writeNumber(page, number.typed);
  await expect(dialog.getByRole('button', { name: /Send it again in \d+ s/ })).toBeDisabled();
  await writeCode(page, number.to);
  await expect(page.getByRole('heading', { name: `Phone ••${number.ending}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up your phone' })).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  const first = codeIn(await mailTo(page, number.to, 'auth-code'));
  await enter(page, account);
  await expect(page.getByText(`to the number ending in ${number.ending}`)).toBeVisible();
  await expect(async () =>
    expect(codeIn(await mailTo(page, number.to, 'auth-code'))).not.toBe(first),
  ).toPass();
  // The message is in hand; a reload does not ask for another.
  await page.reload();
  await expect(page.getByRole('button', { name: /Send it again in \d+ s/ })).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(codeIn(await mailTo(page, number.to, 'auth-code')));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Remove' }).click();
  const asked = page.getByRole('dialog', { name: 'Remove the second factor?' });
  await asked.getByRole('button', { name: 'Remove' }).dblclick();
  await expect(page.getByRole('button', { name: 'Set up your phone' })).toBeVisible();
});

test('a reload in the middle goes on with the code, and another number begins anew', {
  tag: '@long',
}, async ({ page }) => {
  await openAccount(page);
  await page.goto('/profile/security');
  const wrong = freshNumber();
  await writeNumber(page, wrong.typed);
  await page.reload();
  await page.getByRole('button', { name: 'Set up your phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up your phone' });
  await expect(dialog.getByText(wrong.to)).toBeVisible();
  await dialog.getByRole('button', { name: 'Use another number' }).click();
  const right = freshNumber();
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(right.typed);
  await dialog.getByRole('button', { name: 'Send the Code' }).click();
  await writeCode(page, right.to);
  await expect(page.getByRole('heading', { name: `Phone ••${right.ending}` })).toBeVisible();
});

test('a number without its country is asked for again, before anybody is written to', {
  tag: '@long',
}, async ({ page }) => {
  await openAccount(page);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Set up your phone' }).click();
  const field = page.getByRole('textbox', { name: 'Phone number' });
  await field.fill('050 123 4567');
  await page.getByRole('button', { name: 'Send the Code' }).click();
  await expect(field).toHaveAccessibleDescription(/with its country code/);
  await expect(field).toBeFocused();
});

test('a house without text messages does not offer them', { tag: '@long' }, async ({ page }) => {
  await openAccount(page);
  await page.route('**/auth/v1/settings', async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ json: { ...(await answer.json()), mfa_phone_enabled: false } });
  });
  await page.goto('/profile/security');
  await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up your phone' })).toHaveCount(0);
});
