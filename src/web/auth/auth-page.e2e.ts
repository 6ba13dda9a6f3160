import { expect, expectAccessible, test, useTheme } from '../../../e2e/fixture.ts';
import { looksFor } from '../../../e2e/looks.ts';

const steps = ['', '?mode=sign-up', '?mode=forgot', '?mode=new-password', '?link=expired'];

for (const [place, step] of steps.entries())
  for (const { language, theme } of looksFor(place)) {
    const path = `${language === 'ar' ? '/ar' : ''}/auth${step}`;
    test(`axe finds nothing at ${path}, ${theme}`, { tag: '@long' }, async ({ page }) => {
      await useTheme(page, theme);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const path of ['/auth', '/ar/auth?mode=sign-up', '/auth?link=expired'])
    test(`${path} does not scroll sideways at 390 px`, { tag: '@long' }, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
});

test('the language switch keeps the step', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/auth\?mode=sign-up$/);
  await expect(page.getByRole('tab', { name: 'إنشاء حساب' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('only what the house offers is shown at the door', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Email Me a Link' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Company Sign-In' })).toHaveCount(0);

  await page.route('**/auth/v1/settings', (route) =>
    route.fulfill({
      json: {
        external: { email: true, google: true, github: false, azure: true, haddad: true },
        saml_enabled: true,
        passkeys_enabled: false,
      },
    }),
  );
  await page.goto('/auth');
  const buttons = page.getByRole('button', { name: /Continue with/ });
  await expect(buttons).toHaveText([/Microsoft/, /Google/, /Haddad/]);
  await expect(page.getByRole('button', { name: 'Use a Passkey' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Company Sign-In' }).click();
  await expect(page.getByRole('textbox', { name: 'Work email' })).toBeVisible();
});

test.describe('with an address of no company', () => {
  test.use({ mayComplain: true });

  test('the company sign-in says so and keeps what was typed', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/auth?mode=sso');
    const email = page.getByRole('textbox', { name: 'Work email' });
    await email.fill('omar@haddad.example');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(email).toHaveAccessibleDescription(/\S/);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Error' })).toHaveCount(0);
    await expect(email).toHaveValue('omar@haddad.example');
  });
});
