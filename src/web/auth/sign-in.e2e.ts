import { demo, enter, signIn, startSession } from '../../../e2e/accounts.ts';
import { expect, expectAccessible, test } from '../../../e2e/fixture.ts';

test('a client signs in, the button says so meanwhile, and the session is kept as specified', async ({
  page,
}) => {
  await page.route('**/auth/v1/token*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/auth');
  const asked = page.waitForRequest('**/auth/v1/token*');
  await enter(page);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(page).toHaveURL(/\/dashboard$/);
  // The key is embedded in the page, and every call of the library carries it.
  expect((await asked).headers().apikey).toMatch(/^ey/);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('rihla-auth') ?? '{}'));
  expect(Object.keys(kept)).toEqual(
    expect.arrayContaining(['access_token', 'refresh_token', 'expires_at', 'user']),
  );
});

test('an existing session on /auth leads to the dashboard, in its language', {
  tag: '@long',
}, async ({ page }) => {
  await startSession(page);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/ar/auth');
  await expect(page).toHaveURL(/\/ar\/dashboard$/);
});

test('a deep link asks for the sign-in and returns to where it led', async ({ page }) => {
  await page.goto('/profile/security');
  await expect(page).toHaveURL('/auth?next=%2Fprofile%2Fsecurity');
  await enter(page);
  await expect(page).toHaveURL(/\/profile\/security$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
});

test('the way back never leads to another site', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth?next=//evil.example/');
  await enter(page);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('other tabs follow sign-in and sign-out at once', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/auth');
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goto('/auth');
  await enter(page);
  await expect(other).toHaveURL(/\/dashboard$/);
  const landing = await context.newPage();
  await landing.goto('/');
  await expect(landing.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth$/);
  await expect(landing.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the landing page brings no sign-in library; Logout there leads home', {
  tag: '@long',
}, async ({ page }) => {
  await startSession(page);
  const scripts: string[] = [];
  page.on('response', (answer) => void scripts.push(answer.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /auth-client|auth-js/.test(url))).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('rihla-auth'))).toBeNull();
});

test('the keyboard alone signs in', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeFocused();
  await expect(page).toHaveURL(/mode=sign-up$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Sign In', selected: true })).toBeFocused();
  await expect(page).toHaveURL(/\/auth$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type(demo.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demo.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
  await page.getByRole('textbox', { name: 'Password' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what is missing is said under its field, before anybody is asked', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/layla@example\.com/);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(
    'Write your password.',
  );
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await email.fill('guest@example.com');
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toHaveAttribute('placeholder', 'Password (min. 6 characters)');
  await password.fill('12345');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(password).toHaveAccessibleDescription('Use at least 6 characters.');
});

test('?mode=sign-up opens the second tab; Back to Home and Need Help lead where they say', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: 'Need Help' })).toHaveAttribute('href', '/chat');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('when the service refuses', () => {
  test.use({ mayComplain: true });

  test('its message is shown as an error, stays in the form, and nothing typed is lost', async ({
    page,
  }) => {
    await page.goto('/auth');
    await enter(page, { ...demo, password: 'not the password' });
    const toast = page.getByRole('listitem').filter({ hasText: 'Error' });
    await expect(toast).toContainText('Invalid login credentials');
    const password = page.getByRole('textbox', { name: 'Password' });
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('not the password');
    await expect(password).toHaveAccessibleDescription(/^Invalid login credentials/);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demo.email);
    await expect(page).toHaveURL(/\/auth$/);
    await expect(toast).toHaveCount(0);
    const note = page.getByRole('alert');
    await expect(note).toContainText('Check the address, or set a new password.');
    await expectAccessible(page);
    await enter(page);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  for (const [address, width] of [
    ['/auth', 390],
    ['/ar/auth', 390],
    ['/auth', 1440],
  ] as const)
    test(`at ${address}, ${width} px, the notice covers nothing that is typed or pressed`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(address);
      const form = page.locator('form');
      await form.locator('input[name=email]').fill(demo.email);
      await form.locator('input[name=password]').fill('not the password');
      await form.locator('button[type=submit]').click();
      const toast = page.locator('[data-sonner-toast]');
      await expect(toast).toBeVisible();
      // What is read is read at once, so that nothing has moved in between.
      const covered = await page.evaluate(() => {
        const over = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
        const controls = document.querySelectorAll('main :is(input, button, [role=alert])');
        return [...controls].flatMap((control) => {
          const { top, bottom, left, right } = control.getBoundingClientRect();
          const isOwn = control.closest('[data-sonner-toast]') !== null;
          if (!over || isOwn || over.top >= bottom || top >= over.bottom) return [];
          return over.left >= right || left >= over.right ? [] : [control.outerHTML];
        });
      });
      expect(covered).toEqual([]);
    });

  test('in Arabic the refusal is said in Arabic', { tag: '@long' }, async ({ page }) => {
    await page.goto('/ar/auth');
    await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(demo.email);
    await page.getByRole('textbox', { name: 'كلمة المرور' }).fill('not the password');
    await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'خطأ' });
    await expect(toast).toContainText('البريد الإلكتروني أو كلمة المرور غير صحيحة');
    await expect(page.getByRole('alert')).toContainText('راجع العنوان، أو اختر كلمة مرور جديدة.');
  });

  for (const { path, words } of [
    { path: '/auth', words: /That was too often.*send you a sign-in link/ },
    { path: '/ar/auth', words: /محاولات كثيرة.*رابط دخول يصلك بالبريد/ },
  ])
    test(`at ${path} a closed door says which one is open`, { tag: '@long' }, async ({ page }) => {
      const json = { code: 'over_request_rate_limit', message: 'Request rate limit reached' };
      const headers = { 'x-supabase-api-version': '2024-01-01' };
      const answer = { status: 429, headers, json };
      await page.route('**/auth/v1/token*', (route) => route.fulfill(answer));
      await page.goto(path);
      await page.locator('input[type=email]').fill(demo.email);
      await page.locator('input[type=password]').fill(demo.password);
      await page.locator('form button[type=submit]').click();
      await expect(page.getByRole('alert')).toHaveText(words);
    });

  test('without an answer the error is unexpected', { tag: '@long' }, async ({ page }) => {
    await page.goto('/auth');
    await page.route('**/auth/v1/token*', (route) => route.abort());
    await enter(page);
    const toast = page.getByRole('listitem').filter({ hasText: 'Error' });
    await expect(toast).toContainText('An unexpected error occurred');
    await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred');
  });

  test('Logout ends the session here even when the server does not know it', {
    tag: '@long',
  }, async ({ page }) => {
    await signIn(page);
    await page.route('**/auth/v1/logout*', (route) =>
      route.fulfill({ status: 403, json: { code: 'session_not_found', message: 'gone' } }),
    );
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    expect(await page.evaluate(() => localStorage.getItem('rihla-auth'))).toBeNull();
  });
});
