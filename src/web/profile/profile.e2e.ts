import { enter, startSession } from '../../../e2e/accounts.ts';
import { expect, expectAccessible, test, useTheme } from '../../../e2e/fixture.ts';

test('section 2, profile: signed out it leads to sign-in and back', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/profile/documents');
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile%2Fdocuments$/);
  await enter(page);
  await expect(page).toHaveURL(/\/profile\/documents$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  for (const [name, path] of [
    ['Edit Profile', '/profile/info'],
    ['Manage Documents', '/profile/documents'],
    ['View Billing', '/profile/payments'],
    ['Manage Settings', '/profile/settings'],
    ['Live Chat Support', '/chat'],
  ] as const)
    await expect(to(name)).toHaveAttribute('href', path);
  await expectAccessible(page);
});

test('the profile reads in Arabic, at night, on a telephone', { tag: '@long' }, async ({
  page,
}) => {
  await useTheme(page, 'dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession(page);
  await page.goto('/ar/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'ملفي الشخصي' })).toBeVisible();
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
  await expectAccessible(page);
});
