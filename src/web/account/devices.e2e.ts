import { openAccount, signIn } from '../../../e2e/accounts.ts';
import { expect, test } from '../../../e2e/fixture.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

test('one other device is found in the list and really signed out, by keyboard', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const account = await openAccount(page);
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), userAgent: iphone });
  const other = await elsewhere.newPage();
  await signIn(other, account);

  await page.goto('/profile/security');
  const devices = page.getByRole('list', { name: 'Devices that are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  const listed = devices.getByRole('listitem').filter({ hasText: 'Safari on iPhone' });
  await expect(listed).toContainText(/Signed in .+ · last used .+ · (127\.0\.0\.1|::1)/);

  await listed.getByRole('button', { name: 'Sign out Safari on iPhone' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign this device out?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(listed).toBeVisible();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Sign Out' }).press('Enter');
  await expect(page.getByText('The device is signed out.')).toBeVisible();
  await expect(listed).toBeHidden();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/auth$/);
  await elsewhere.close();
  await page.reload();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});

test('the list speaks Arabic', { tag: '@long' }, async ({ page }) => {
  await openAccount(page);
  await page.goto('/ar/profile/security');
  const devices = page.getByRole('list', { name: 'الأجهزة المسجّل دخولها' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices).toContainText('هذا الجهاز');
});

test.describe('when the list cannot be read', () => {
  test.use({ mayComplain: true });

  test('it says so and can be asked for again', { tag: '@long' }, async ({ page }) => {
    await openAccount(page);
    let isAway = true;
    await page.route('**/rest/v1/account/sessions', (route) => {
      const json = { code: 'unexpected', message: 'Something went wrong.' };
      return isAway ? route.fulfill({ status: 500, json }) : route.continue();
    });
    await page.goto('/profile/security');
    await expect(page.getByText('We could not read this')).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
  });
});
