import { startSession } from '../../../e2e/accounts.ts';
import { dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { noor } from '../../../e2e/desk.ts';
import {
  expect,
  expectAccessible,
  type House,
  type Page,
  test,
  useTheme,
} from '../../../e2e/fixture.ts';

test.use({ settings: openHouse, timezoneId: 'Asia/Dubai' });

const duel = 'formula-simulator-duel';
const bell = (page: Page) => page.getByRole('button', { name: /Notifications/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** The house told the newest client something, so long ago. */
const told = (house: House, title: string, ago: string) =>
  house.query(
    `insert into app.notifications (id, recipient_id, kind, title, path, about, event_key, created_at)
     select gen_random_uuid(), id, 'message', jsonb_build_object('en', $1::text, 'ar', $1::text),
       '/profile', '{"name":"Noor Haddad"}', gen_random_uuid()::text,
       date_trunc('milliseconds', now() - $2::interval)
     from auth.users order by created_at desc limit 1`,
    [title, ago],
  );

test('the bell counts, tells by day, marks one and all, and leads to the thing', async ({
  page,
  house,
}) => {
  const client = await newClient(page);
  await client.book({ offering: duel, day: dayIn(40), time: '20:00' });
  await told(house, 'A piano tuner', '1 day');
  await told(house, 'A villa on the Palm', '3 days');
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');

  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveCount(3);
  const today = sheet(page).getByRole('region', { name: 'Today' }).getByRole('listitem');
  await expect(today).toContainText(/Formula simulator duel.*Your booking on .*20:00 is confirmed/);
  const yesterday = sheet(page).getByRole('region', { name: 'Yesterday' });
  await expect(yesterday).toContainText('Noor Haddad wrote to you.');

  await yesterday.getByRole('button', { name: 'Mark as read: A piano tuner' }).click();
  await expect(yesterday.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');

  await bell(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  await bell(page).click();
  await sheet(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(sheet(page).getByRole('button', { name: /Mark/ })).toHaveCount(0);
  await today.getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard\/bookings\/[0-9a-f-]{36}$/);
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test.describe('far from Dubai', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('a client reads the hours of their own clock by its name, a colleague those of Dubai', async ({
    page,
    browser,
    house,
  }) => {
    await newClient(page);
    await told(house, 'A piano tuner', '0 hours');
    await page.goto('/dashboard?bell=news');
    const row = sheet(page).getByRole('listitem');
    await expect(row).toContainText(/\d\d:\d\d \(United Kingdom Time\)/);
    const desk = await browser.newPage({ baseURL: house.url, timezoneId: 'Europe/London' });
    await startSession(desk, noor);
    const at = '2026-11-02T07:02:00Z';
    await house.query(
      `insert into app.notifications (id, recipient_id, kind, title, path, about, event_key, created_at)
       select gen_random_uuid(), id, 'message', '{"en":"A key","ar":"A key"}', '/desk', '{}',
         gen_random_uuid()::text, $1
       from auth.users where email = $2`,
      [at, noor.email],
    );
    await desk.goto('/desk?bell=news');
    const told1 = sheet(desk).getByRole('listitem').filter({ hasText: 'A key' });
    await expect(told1).toContainText('11:02');
    await expect(told1).not.toContainText('Time');
    await desk.close();
  });
});

test('whoever goes to a thing has read it', { tag: '@long' }, async ({ page, house }) => {
  await newClient(page);
  await told(house, 'A piano tuner', '1 hour');
  await page.goto('/dashboard?bell=news');
  await sheet(page)
    .getByRole('link', { name: /A piano tuner/ })
    .click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('what comes while the page is open is counted and said when the reader looks again', {
  tag: '@long',
}, async ({ page, house }) => {
  await newClient(page);
  const counted = page.waitForResponse(/rest\/v1\/notifications\?.*limit=1\b/);
  await page.goto('/dashboard');
  await counted;
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await told(house, 'A piano tuner', '0 hours');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(page.getByRole('status').filter({ hasText: '1 new notification' })).toBeAttached();
});

test('an empty bell says so', { tag: '@long' }, async ({ page }) => {
  await newClient(page);
  await page.goto('/dashboard?bell=news');
  await expect(sheet(page).getByRole('heading', { name: 'All is quiet' })).toBeVisible();
});

test.describe('when it cannot be read', () => {
  test.use({ mayComplain: true });

  test('the bell says so and tries again', { tag: '@long' }, async ({ page, house }) => {
    await newClient(page);
    await told(house, 'A piano tuner', '1 hour');
    const broken = { status: 500, json: { code: 'unexpected', message: 'No.' } };
    // The list alone; the number at the bell is asked for apart.
    const list = /rest\/v1\/notifications\?.*limit=20/;
    await page.route(list, (route) => route.fulfill(broken), { times: 1 });
    // The live line would ask again by itself, and nobody would have to press anything.
    await page.routeWebSocket(/realtime/, () => {});
    await page.goto('/dashboard?bell=news');
    await expect(sheet(page).getByRole('alert')).toContainText(
      'We could not read your notifications',
    );
    await sheet(page).getByRole('button', { name: 'Try again' }).click();
    await expect(sheet(page).getByRole('listitem')).toHaveCount(1);
  });
});

test('each kind is switched per channel and stays so; what is locked says why', {
  tag: '@long',
}, async ({ page }) => {
  await newClient(page);
  await page.goto('/dashboard');
  await bell(page).click();
  await page.getByRole('button', { name: 'Choose what reaches you' }).click();
  const choices = page.getByRole('dialog', { name: 'What reaches you' });
  const box = choices.getByRole('checkbox', { name: 'Messages, E-mail' });
  await expect(box).toBeChecked();
  const target = await box.locator('..').boundingBox();
  expect([target?.width, target?.height]).toEqual([44, 44]);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(choices.getByRole('status')).toHaveText('Saved');
  await expect(box).not.toBeChecked();
  const bookings = choices.getByRole('row', { name: /Bookings/ });
  await expect(bookings).toContainText('Its letter is always sent');
  await expect(bookings.getByRole('checkbox')).toHaveCount(1);
  await page.goto('/dashboard?bell=choices');
  await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Back to the news' }).click();
  await expect(sheet(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('in Arabic axe finds nothing in the news and in the choices', { tag: '@long' }, async ({
    page,
    house,
  }) => {
    await newClient(page);
    await told(house, 'A piano tuner', '1 hour');
    await useTheme(page, 'light');
    await page.goto('/ar/dashboard?bell=news');
    await expect(page.getByRole('dialog', { name: 'الإشعارات' }).getByRole('listitem')).toHaveCount(
      1,
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'اختر ما يصلك' }).click();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await expectAccessible(page);
  });
});
