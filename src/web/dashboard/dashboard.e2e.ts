import { signIn, startSession } from '../../../e2e/accounts.ts';
import { dayIn } from '../../../e2e/clients.ts';
import { expect, expectAccessible, test, useTheme } from '../../../e2e/fixture.ts';
import { looksFor } from '../../../e2e/looks.ts';
import { sunsetInDubai } from '../../domain/calendar/sunset.ts';
import { minutesAfter, momentInDubai } from '../../domain/time.ts';

test('without a session the dashboard asks for one, in its language', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/ar/dashboard');
  await expect(page).toHaveURL(/\/ar\/auth$/);
});

test('while it loads it says so', { tag: '@long' }, async ({ page }) => {
  const document = await (await page.request.get('/dashboard')).text();
  expect(document).toContain('Preparing your day');
  expect(document).toContain('<meta name="robots" content="noindex"');
});

test.describe('at the client’s own hour', () => {
  test.use({ timezoneId: 'Asia/Dubai' });

  test('it greets by the hour, and by name', async ({ page }) => {
    await startSession(page);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format();
    for (const [hour, words] of [
      ['09', 'Good morning,'],
      ['12', 'Good afternoon,'],
      ['18', 'Good evening,'],
    ] as const) {
      await page.clock.setFixedTime(`${today}T${hour}:00:00+04:00`);
      await page.goto('/dashboard');
      const greeting = page.getByRole('heading', { level: 1 });
      await expect(greeting).toContainText(words);
      await expect(greeting).toContainText('Layla Al Mansoori');
    }
  });
});

test('its buttons lead home, to the profile and to the Lifestyle Manager (section 2)', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page);
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Home', '/'],
    ['Profile', '/profile'],
    ['Lifestyle Manager', '/chat'],
    ['Start a chat', '/chat'],
    ['Manage preferences', '/profile/info'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await main.getByRole('link', { name: 'Lifestyle Manager' }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test('Logout leads to the sign-in screen, and Back does not bring the dashboard back', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
});

test.describe('when the session is ended elsewhere', () => {
  test.use({ mayComplain: true });

  test('the dashboard leads to the sign-in and back', { tag: '@long' }, async ({ page }) => {
    await startSession(page);
    await page.goto('/profile/security');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
    await page.evaluate(async () => {
      const { access_token } = JSON.parse(localStorage.getItem('rihla-auth') ?? '{}');
      const headers = { authorization: `Bearer ${access_token}` };
      await fetch('/auth/v1/logout?scope=local', { method: 'POST', headers });
    });
    await page.reload();
    await expect(page).toHaveURL('/auth?next=%2Fprofile%2Fsecurity');
  });
});

for (const { language, theme } of looksFor(0))
  test(`axe finds nothing in ${language}, ${theme}`, { tag: '@long' }, async ({ page }) => {
    const path = `${language === 'ar' ? '/ar' : ''}/dashboard`;
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
    for (const path of ['/dashboard', '/ar/dashboard']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });

  for (const theme of ['light', 'dark'] as const)
    test(`the hours of the line are read while the sun sets behind them, in the ${theme}`, {
      tag: '@long',
    }, async ({ page }) => {
      const sunset = momentInDubai(dayIn(0), sunsetInDubai(dayIn(0)));
      await useTheme(page, theme);
      await startSession(page);
      for (const minutes of [-100, -20, 0, 20, 60]) {
        await page.clock.setFixedTime(minutesAfter(sunset, minutes));
        await page.goto('/ar/dashboard', { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });
});
