import { demo, freshAddress } from './accounts.ts';
import { type CaptchaMaker, startCaptchaMaker } from './captcha-maker.ts';
import { test as base, expect, expectAccessible, type Page } from './fixture.ts';

const secret = 'known to the house and to the maker';

const test = base.extend<object, { maker: CaptchaMaker }>({
  maker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const maker = await startCaptchaMaker(secret);
      await use(maker);
      maker.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ maker }, use) =>
      use({
        AUTH_CAPTCHA_PROVIDER: 'hcaptcha',
        AUTH_CAPTCHA_SECRET: secret,
        AUTH_CAPTCHA_SITE_KEY: 'the-site-key',
        AUTH_CAPTCHA_URL: `${maker.url}/siteverify`,
        AUTH_CAPTCHA_SCRIPT: `${maker.url}/api.js`,
        AUTH_SEND_INTERVAL: '1',
      }),
    { scope: 'worker' },
  ],
});

const widget = (page: Page) => page.locator('iframe[title=Captcha]');
const box = (page: Page) => page.frameLocator('iframe[title=Captcha]').getByRole('checkbox');

/** The first click may fall into a moment in which the page still moves. */
const solve = (page: Page) => expect(() => box(page).check({ timeout: 3000 })).toPass();

test.use({ mayComplain: true });

test('nobody signs in before the riddle is solved, and the keyboard alone solves it', {
  tag: '@long',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/auth');
  await expect(widget(page)).toHaveAttribute('data-sitekey', 'the-site-key');
  await expect(widget(page)).toHaveAttribute('data-theme', 'light');
  await expect(widget(page)).toHaveAttribute('data-hl', 'en');
  await page.getByRole('textbox', { name: 'Email' }).fill(demo.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Complete this check first.')).toBeVisible();
  expect(asked.filter((url) => url.includes('/auth/v1/token'))).toEqual([]);

  await expect(page.getByRole('group', { name: 'A check that you are human' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box(page)).toBeChecked();
  await expect(page.getByText('Complete this check first.')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the service itself refuses whoever brings no answer', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.post(`${baseURL}/auth/v1/token?grant_type=password`, {
    headers: { 'x-supabase-api-version': '2024-01-01' },
    data: demo,
  });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).code).toBe('captcha_failed');
});

test('an answer is spent by one request: after a wrong password there is a new riddle', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(demo.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await solve(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByText('Invalid login credentials')).toBeVisible();
  await expect(box(page)).not.toBeChecked();
  await page.getByRole('textbox', { name: 'Password' }).fill(demo.password);
  await solve(page);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('sign-up, its mail sent again, recovery and the link by mail ask for it too', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/auth?mode=sign-up');
  await page.getByRole('textbox', { name: 'Email' }).fill(freshAddress());
  await page.getByRole('textbox', { name: 'Password' }).fill('a quiet morning');
  await solve(page);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  // The page counts a minute down; the house of this file would send it again after a second.
  await page.clock.install();
  await page.clock.fastForward(61_000);
  await solve(page);
  await page.getByRole('button', { name: 'Send It Again' }).click();
  await expect(page.getByText('The mail is on its way again.')).toBeVisible();

  for (const mode of ['forgot', 'magic-link']) {
    await page.goto(`/auth?mode=${mode}`);
    await page.getByRole('textbox', { name: 'Email' }).fill(demo.email);
    await solve(page);
    await page.getByRole('button', { name: 'Send the Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  }
});

test('in Arabic and in the dark the widget is asked for both, and axe finds nothing', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rihla-theme', 'dark'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ar/auth', { waitUntil: 'networkidle' });
  await expect(widget(page)).toHaveAttribute('data-theme', 'dark');
  await expect(widget(page)).toHaveAttribute('data-hl', 'ar');
  await expectAccessible(page);
});

test('when the maker cannot be reached the page says so and tries again', { tag: '@long' }, async ({
  page,
}) => {
  let isAway = true;
  await page.route('**/api.js*', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/auth');
  await expect(page.getByText('The check could not be loaded')).toBeVisible();
  isAway = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(box(page)).toBeVisible();
});

test('the policy lets in the maker and nobody else, and other pages load nothing of it', {
  tag: '@long',
}, async ({ page, maker }) => {
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  const answer = await page.goto('/', { waitUntil: 'networkidle' });
  const policy = answer?.headers()['content-security-policy'] ?? '';
  for (const kind of ['script-src', 'style-src', 'connect-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`${kind}[^;]* ${maker.url}(;|$)`));
  expect(policy).not.toContain('hcaptcha.com');
  expect(loaded.filter((url) => url.startsWith(maker.url))).toEqual([]);
});
