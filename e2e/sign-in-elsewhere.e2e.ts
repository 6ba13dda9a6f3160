import { type Issuer, startIssuer } from '#server/auth/providers/oidc-testing.ts';
import { freshAddress, openAccount } from './accounts.ts';
import { test as base, expect } from './fixture.ts';
import { jwtSecret, startIdentityProvider } from './identity-provider.ts';

const test = base.extend<object, { issuer: Issuer; company: undefined }>({
  issuer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const endings: (() => Promise<unknown>)[] = [];
      const issuer = await startIssuer({ after: (end) => void endings.push(end) });
      issuer.isAsking = true;
      await use(issuer);
      for (const end of endings) await end();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ issuer }, use) =>
      use({
        AUTH_EXTERNAL_ACME_ISSUER: issuer.url,
        AUTH_EXTERNAL_ACME_CLIENT_ID: 'rihla',
        AUTH_EXTERNAL_ACME_SECRET: 'secret-of-rihla',
        AUTH_MANUAL_LINKING: 'on',
        AUTH_SAML_ENABLED: 'on',
        AUTH_JWT_SECRET: jwtSecret,
      }),
    { scope: 'worker' },
  ],
  company: [
    async ({ house }, use) => {
      const company = await startIdentityProvider(house.url);
      await use(undefined);
      company.close();
    },
    { scope: 'worker' },
  ],
});

/** Somebody new sits down at the provider's browser. */
function sitDown(issuer: Issuer, site: string) {
  const email = freshAddress();
  issuer.site = site;
  issuer.person = email;
  issuer.profiles[email] = { email, email_verified: true, name: 'Layla Haddad' };
  return email;
}

test('the button of a provider leads through its own page to the dashboard', {
  tag: '@long',
}, async ({ page, issuer, house }) => {
  sitDown(issuer, house.url);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Acme' })).toBeVisible();
  expect(page.url()).toContain(issuer.url);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${house.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Layla Haddad');
});

test('the way back is kept through the provider, and so is the language', { tag: '@long' }, async ({
  page,
  issuer,
  house,
}) => {
  sitDown(issuer, house.url);
  await page.goto('/ar/profile/security');
  await page.getByRole('button', { name: 'تابع باستخدام Acme' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${house.url}/ar/profile/security`);
});

for (const { path, button, title, text } of [
  {
    path: '/auth',
    button: 'Continue with Acme',
    title: 'This sign-in was refused',
    text: 'It was not completed at the other side.',
  },
  {
    path: '/ar/auth',
    button: 'تابع باستخدام Acme',
    title: 'رُفض تسجيل الدخول هذا',
    text: 'لم يكتمل الدخول',
  },
])
  test(`whoever turns back at the provider is told so at ${path}`, { tag: '@long' }, async ({
    page,
    issuer,
    house,
  }) => {
    sitDown(issuer, house.url);
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const notice = page.getByRole('alert').filter({ hasText: title });
    await expect(notice).toContainText(text);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  });

test.describe('with a company', () => {
  test.use({ mayComplain: true });

  test('a work address leads to the company’s own sign-in and back', { tag: '@long' }, async ({
    page,
    company,
    house,
  }) => {
    expect(company).toBeUndefined();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Company Sign-In' }).click();
    await page.getByRole('textbox', { name: 'Work email' }).fill('layla@acme.test');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(`${house.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('layla');
  });

  test('an address of no company is answered with a sentence under the field', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/auth?mode=sso');
    const field = page.getByRole('textbox', { name: 'Work email' });
    await field.fill('omar@nobody.test');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(field).toHaveAccessibleDescription('No company signs in here with this address.');
    await expect(field).toHaveValue('omar@nobody.test');
  });
});

test('an account of another house is linked, opens the door and is unlinked again', {
  tag: '@long',
}, async ({ page, issuer, house }) => {
  test.slow();
  const { email } = await openAccount(page);
  const theirs = sitDown(issuer, house.url);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Link Acme' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${house.url}/profile/security`);
  await expect(page.getByText('The account is linked.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: theirs }).last()).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  // There one is signed in still, so nothing is asked.
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(page).toHaveURL(`${house.url}/dashboard`);

  await page.goto('/profile/security');
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: theirs }).last();
  await item.getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByText('The account is unlinked.')).toBeVisible();
  await expect(page.getByText(theirs)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Link Acme' })).toBeVisible();
});

test('turning back while linking leaves the account as it was and says so', {
  tag: '@long',
}, async ({ page, issuer, house }) => {
  await openAccount(page);
  sitDown(issuer, house.url);
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Link Acme' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'was not linked' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link Acme' })).toBeVisible();
});
