import { enter, startSession } from '../../../e2e/accounts.ts';
import { expect, expectAccessible, test, useTheme } from '../../../e2e/fixture.ts';

test('section 2, profile: signed out it leads to sign-in and back', async ({ page }) => {
  await page.goto('/profile/documents');
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile%2Fdocuments$/);
  await enter(page);
  await expect(page).toHaveURL(/\/profile\/documents$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page.locator('[aria-current="location"]')).toContainText('Manage Documents');
});

test('section 2, profile: four cards and the assistance card, none of them dead', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  const main = page.getByRole('main');
  for (const words of [
    'Update contact details, preferences and emergency contacts.',
    'Passports, visas and identification.',
    'Payment history, invoices and billing methods.',
    'Privacy, notifications and security.',
  ])
    await expect(main).toContainText(words);
  const to = (name: string) => main.getByRole('link', { name, exact: true });
  for (const [name, subject] of [
    ['Edit Profile', 'Change my profile'],
    ['View Billing', 'My invoices and payments'],
    ['Contact Account Manager', 'A word with my account manager'],
  ] as const) {
    const query = new URLSearchParams({ subject });
    await expect(to(name)).toHaveAttribute('href', `/contact?${query}`);
  }
  await expect(to('Manage Documents')).toHaveAttribute('href', /^\/profile.*\?ask=document$/);
  await expect(to('Live Chat Support')).toHaveAttribute('href', '/chat');
  await expectAccessible(page);

  await to('Manage Settings').click();
  await expect(page).toHaveURL(/\/profile\/security$/);
});

test('the profile reads in Arabic, at night, on a telephone', async ({ page }) => {
  await useTheme(page, 'dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page);
  await page.goto('/ar/profile/invoices');
  await expect(page.getByRole('heading', { level: 1, name: 'ملفي الشخصي' })).toBeVisible();
  await expect(page.locator('[aria-current="location"]')).toContainText('عرض الفواتير');
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
  await expectAccessible(page);
});
