import { TOTP } from 'otpauth';
import {
  codeIn,
  enter,
  freshAddress,
  linkIn,
  mailTo,
  openAccount,
  signIn,
  startSession,
} from '../../../e2e/accounts.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';
import { looksFor } from '../../../e2e/looks.ts';

async function leave(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}

/** Sets up the authenticator app and hands back its key and the codes that are shown once. */
async function setUpApp(page: Page) {
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up the app' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = (await dialog.locator('p[dir=ltr]').textContent())?.replaceAll(/\s/g, '') ?? '';
  await dialog
    .getByRole('textbox', { name: 'Six digits from the app' })
    .fill(new TOTP({ secret: key }).generate());
  await dialog.getByRole('button', { name: 'Turn It On' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  await shown.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  return { key, codes };
}

test('a second factor is set up, asked for at the door and replaced by a code that works once', async ({
  page,
}) => {
  test.slow();
  const account = await openAccount(page);
  const { key, codes } = await setUpApp(page);
  await leave(page);

  await enter(page, account);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Whoever has a second factor is not asked for one among the first steps.
  const steps = page.getByRole('region', { name: 'Your first day' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(steps).not.toContainText('Secure your account');

  await leave(page);
  await enter(page, account);
  // The code that turned the app on is used up; the next one is another.
  const next = new TOTP({ secret: key }).generate({ timestamp: Date.now() + 30_000 });
  await page.getByRole('textbox', { name: 'Code' }).fill(next);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible();
});

test('a password is changed, and other devices are signed out', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await openAccount(page);
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await signIn(other, account);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Change your password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await dialog.getByRole('textbox', { name: 'New password' }).fill('another quiet evening');
  await dialog.getByRole('button', { name: 'Save the Password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await other.reload();
  await expect(other).toHaveURL(/\/auth$/);
  await other.context().close();
});

test.describe('when the service wants to be sure', () => {
  test.use({ mayComplain: true });

  test('a code from the mail is asked for before the password changes', { tag: '@long' }, async ({
    page,
  }) => {
    const { email } = await openAccount(page);
    await page.goto('/profile/security');
    await page.route('**/auth/v1/user*', (route) => {
      const changes = route.request().method() === 'PUT';
      const proven = route.request().postDataJSON()?.nonce !== undefined;
      if (!changes || proven) return route.continue();
      const code = 'reauthentication_needed';
      const headers = { 'x-supabase-api-version': '2024-01-01' };
      return route.fulfill({ status: 400, headers, json: { code, message: 'Prove it.' } });
    });
    await page.getByRole('button', { name: 'Change your password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change your password' });
    await dialog.getByRole('textbox', { name: 'New password' }).fill('another quiet evening');
    await dialog.getByRole('button', { name: 'Save the Password' }).click();
    const code = codeIn(await mailTo(page, email, 'auth-reauthentication'));
    await dialog.getByRole('textbox', { name: 'Code from the mail' }).fill(code);
    await dialog.getByRole('button', { name: 'Save the Password' }).click();
    await expect(page.getByText('Your new password is saved.')).toBeVisible();
  });
});

test('an address changes once both the old and the new one agree', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  const { email } = await openAccount(page);
  const wanted = freshAddress();
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Change your email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await dialog.getByRole('textbox', { name: 'New email' }).fill(wanted);
  await dialog.getByRole('button', { name: 'Send the Links' }).click();
  await expect(page.getByText(`Waiting for both addresses to confirm ${wanted}`)).toBeVisible();

  await page.goto(linkIn(await mailTo(page, email, 'auth-emailChangeCurrent')));
  await expect(page.getByText('One address is confirmed')).toBeVisible();
  await page.goto(linkIn(await mailTo(page, wanted, 'auth-emailChangeNew')));
  await expect(page).toHaveURL(/\/profile\/security$/);
  await expect(page.getByRole('main').getByText(wanted).first()).toBeVisible();
  await expect(page.getByText(/Waiting for both/)).toBeHidden();
});

test('a passkey is added, named and opens the door', { tag: '@long' }, async ({ page }) => {
  test.slow();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openAccount(page);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The study');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The study')).toBeVisible();

  await leave(page);
  // A ceremony that the browser drops, as it may while it changes pages, is simply begun again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Use a Passkey' }).click({ timeout: 2000 });
    await expect(page).toHaveURL(/\/dashboard$/, { timeout: 5000 });
  }).toPass();

  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect(page.getByText('The study')).toBeHidden();
});

test('all other devices are signed out with one button', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await openAccount(page);
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await signIn(other, account);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Sign Out Others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Them Out' }).click();
  await expect(page.getByText('All other devices are signed out.')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/auth$/);
  await other.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
});

for (const { language, theme } of looksFor(1))
  test(`axe finds nothing in ${language}, ${theme}`, { tag: '@long' }, async ({ page }) => {
    const path = `${language === 'ar' ? '/ar' : ''}/profile/security`;
    await useTheme(page, theme);
    await startSession(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing scrolls sideways at 390 px', { tag: '@long' }, async ({ page }) => {
    await startSession(page);
    for (const path of ['/profile/security', '/ar/profile/security']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
});
