import { codeIn, enter, freshAddress, linkIn, mailTo, makeAccount } from '../../../e2e/accounts.ts';
import { expect, type Page, test } from '../../../e2e/fixture.ts';

const password = 'a quiet morning';

async function signUp(page: Page, email: string) {
  await page.goto('/auth?mode=sign-up');
  await page.getByRole('textbox', { name: 'Your name (optional)' }).fill('Amna Haddad');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
}

async function leave(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}

test('a guest signs up, confirms by mail and arrives at the dashboard', async ({ page }) => {
  const email = freshAddress();
  await page.route('**/auth/v1/signup*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await signUp(page, email);
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
  const toast = page.getByRole('listitem').filter({ hasText: 'Success' });
  await expect(toast).toContainText('Check your email for the confirmation link.');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: /Send it again in \d+ s/ })).toBeDisabled();

  const mail = await mailTo(page, email, 'auth-signup');
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amna Haddad');
});

test('in Arabic the mail is Arabic and leads to the Arabic dashboard', { tag: '@long' }, async ({
  page,
}) => {
  const email = freshAddress();
  await page.goto('/ar/auth?mode=sign-up');
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await page.getByRole('button', { name: 'إنشاء حساب', exact: true }).click();
  await expect(page.getByText('تحقق من بريدك لرابط التأكيد.')).toBeVisible();
  const mail = await mailTo(page, email, 'auth-signup');
  expect(mail.subject).toMatch(/[\u0600-\u06ff]/);
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL(/\/ar\/dashboard$/);
});

test('the code of the mail opens the account as well', { tag: '@long' }, async ({ page }) => {
  const email = freshAddress();
  await signUp(page, email);
  const mail = await mailTo(page, email, 'auth-signup');
  await page.getByRole('textbox', { name: /code from the mail/ }).fill(codeIn(mail));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a link that is opened in another browser confirms, and says so at the door', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const email = freshAddress();
  await signUp(page, email);
  const link = linkIn(await mailTo(page, email, 'auth-signup'));
  const phone = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/auth\?link=elsewhere$/);
  await expect(phone.getByText('Almost there')).toBeVisible();
  await enter(phone, { email, password });
  await expect(phone).toHaveURL(/\/dashboard$/);
  await phone.context().close();
});

test('a forgotten password is replaced end to end', async ({ page }) => {
  test.slow();
  const { email } = await makeAccount(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();

  await page.goto(linkIn(await mailTo(page, email, 'auth-recovery')));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill('another quiet evening');
  await page.getByRole('button', { name: 'Save the Password' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await leave(page);
  await enter(page, { email, password: 'another quiet evening' });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the code of a recovery mail leads to the new password too', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  const { email } = await makeAccount(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const mail = await mailTo(page, email, 'auth-recovery');
  await page.getByRole('textbox', { name: /code from the mail/ }).fill(codeIn(mail));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'New password' }).fill('another quiet evening');
  await page.getByRole('button', { name: 'Save the Password' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a link signs in without a password, and says so when it was used', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  const { email } = await makeAccount(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Email Me a Link' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const link = linkIn(await mailTo(page, email, 'auth-magiclink'));
  await page.goto(link);
  await expect(page).toHaveURL(/\/dashboard$/);

  await leave(page);
  await page.goto(link);
  await expect(page.getByText('This link has expired or was used already')).toBeVisible();
  await page.getByRole('button', { name: 'Send a New Link' }).click();
  await expect(page.getByRole('heading', { name: 'A link instead' })).toBeVisible();
});

test('an expired recovery link offers a new one', { tag: '@long' }, async ({ page }) => {
  await page.goto(
    '/auth?mode=new-password&error=access_denied&error_code=otp_expired#error=access_denied&error_code=otp_expired',
  );
  await expect(page.getByText('This link has expired or was used already')).toBeVisible();
  await page.getByRole('button', { name: 'Send a New Link' }).click();
  await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible();
});

test('a sign-in that failed on the way home is explained at the door', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/?error=access_denied&error_code=user_banned&error_description=User+is+banned');
  await expect(page).toHaveURL(/\/auth\?/);
  await expect(page.getByText('This sign-in was refused')).toBeVisible();
  await expect(page.getByText('User is banned')).toBeVisible();
});

test.describe('before the address is confirmed', () => {
  test.use({ mayComplain: true });

  for (const { name, path, words } of [
    {
      name: 'English',
      path: '/auth',
      words: /^Invalid login credentials.* at most once a minute/,
    },
    { name: 'Arabic', path: '/ar/auth', words: /غير صحيحة.*وإن لم تؤكّد بريدك بعد/ },
  ])
    test(`the sign-in says the same as for a wrong password, and where the link is, in ${name}`, {
      tag: '@long',
    }, async ({ page }) => {
      const email = freshAddress();
      await signUp(page, email);
      await mailTo(page, email, 'auth-signup');
      await page.goto(path);
      await page.locator('input[type=email]').fill(email);
      for (const typed of [password, 'not the password']) {
        await page.locator('input[type=password]').fill(typed);
        await page.locator('form button[type=submit]').click();
        await expect(page.getByRole('alert')).toHaveText(words);
        await page.reload();
        await page.locator('input[type=email]').fill(email);
      }
    });

  test('a house that hides no accounts offers the mail again, and counts down to it', {
    tag: '@long',
  }, async ({ page }) => {
    const email = freshAddress();
    await signUp(page, email);
    await mailTo(page, email, 'auth-signup');
    const json = { code: 'email_not_confirmed', message: 'Email not confirmed' };
    const headers = { 'x-supabase-api-version': '2024-01-01' };
    await page.route('**/auth/v1/token*', (route) => route.fulfill({ status: 400, headers, json }));
    await page.goto('/auth');
    await enter(page, { email, password });
    await expect(page.getByText('Email not confirmed')).toBeVisible();
    await page.getByRole('button', { name: 'Send It Again' }).click();
    await expect(page.getByText(/only request this after \d+ seconds/)).toBeVisible();
  });
});

test.describe('a code that was guessed at too often', () => {
  test.use({ mayComplain: true });

  for (const { name, path, field, go, words } of [
    {
      name: 'English',
      path: '/auth?mode=sign-up',
      field: { email: 'Email', password: 'Password', code: /code from the mail/ },
      go: { signUp: 'Sign Up', verify: 'Continue' },
      words: 'This code is wrong or no longer works. Ask for a new one and write that.',
    },
    {
      name: 'Arabic',
      path: '/ar/auth?mode=sign-up',
      field: { email: 'البريد الإلكتروني', password: 'كلمة المرور', code: /الرمز الذي في الرسالة/ },
      go: { signUp: 'إنشاء حساب', verify: 'متابعة' },
      words: 'الرمز غير صحيح أو لم يعد صالحًا. اطلب رمزًا جديدًا واكتبه.',
    },
  ])
    test(`says what to do next and keeps what was typed, in ${name}`, { tag: '@long' }, async ({
      page,
    }) => {
      const email = freshAddress();
      await page.goto(path);
      await page.getByRole('textbox', { name: field.email }).fill(email);
      await page.getByRole('textbox', { name: field.password }).fill(password);
      await page.getByRole('button', { name: go.signUp, exact: true }).click();
      const right = codeIn(await mailTo(page, email, 'auth-signup'));
      const wrong = right === '000000' ? '000001' : '000000';
      for (let guess = 0; guess < 6; guess += 1)
        await page.request.post('/auth/v1/verify', {
          data: { type: 'signup', email, token: wrong },
        });
      const code = page.getByRole('textbox', { name: field.code });
      await code.fill(right);
      await page.getByRole('button', { name: go.verify, exact: true }).click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(code).toHaveValue(right);
      await expect(page.getByText(email)).toBeVisible();
    });
});

test.describe('an address nobody knows', () => {
  test('gets the same answer as a known one', { tag: '@long' }, async ({ page }) => {
    for (const mode of ['forgot', 'magic-link']) {
      await page.goto(`/auth?mode=${mode}`);
      await page.getByRole('textbox', { name: 'Email' }).fill(freshAddress());
      await page.getByRole('button', { name: 'Send the Link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    }
  });
});
