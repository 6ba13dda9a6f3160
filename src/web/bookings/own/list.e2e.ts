import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../../e2e/fixture.ts';

test.use({ settings: openHouse, timezoneId: 'America/Los_Angeles' });

/** Eight guests at a time, every hour, confirmed at once and free to give up until the day before. */
const duel = 'formula-simulator-duel';
/** Falcons rest on Mondays. */
const flyingDay = () => dayIn(new Date(dayIn(39)).getUTCDay() === 1 ? 38 : 39);
const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).locator('> li');
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('when the list cannot be read', () => {
  test.use({ mayComplain: true });

  test('Upcoming shows skeletons, then Failed to load bookings with a retry, then the rows (section 2)', async ({
    page,
  }) => {
    const client = await newClient(page);
    await client.book({ offering: duel, day: dayIn(40), time: '20:00' });
    await client.hold({ offering: duel, day: dayIn(41), time: '20:00' });
    let fail: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(
      /rest\/v1\/bookings\?.*upcoming/,
      async (route) => {
        await asked;
        await route.fulfill({ status: 500, json: { code: 'unexpected', message: 'No.' } });
      },
      { times: 1 },
    );
    // The live line would ask again by itself, and nobody would have to press anything.
    await page.routeWebSocket(/realtime/, () => {});
    await page.goto('/bookings?tab=upcoming');
    await expect(page.getByText('Reading your bookings')).toBeAttached();
    fail?.();
    await expect(page.getByRole('alert')).toContainText('Failed to load bookings');
    await page.getByRole('button', { name: 'Try again' }).click();

    const list = rows(page, 'Upcoming bookings');
    await expect(list).toHaveCount(2);
    const first = list.first();
    await expect(first).toContainText('Confirmed');
    await expect(first).toContainText(/20:00 to 2[0-9]:[0-9]{2} in Dubai/);
    await expect(first).toContainText(/0[78]:00 to .* where you are, Pacific Time/);
    await expect(list.nth(1)).toContainText(/Held, 1[0-4]:[0-5][0-9]/);
    await expect(list.nth(1).getByRole('link', { name: /Continue/ })).toHaveAttribute(
      'href',
      /book=formula-simulator-duel/,
    );
    await first.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/dashboard\/bookings\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('History loads when asked, page by page, and is searched to its end (section 2)', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  await page.goto('/bookings?tab=history');
  await page.getByRole('button', { name: 'Load History' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing lies behind you yet' })).toBeVisible();

  const oldest = await client.hold({ offering: 'dawn-falconry', day: flyingDay(), time: '05:30' });
  await client.send('POST', `/bookings/${oldest.id}/release`);
  for (let at = 0; at < 11; at += 1) {
    const { id } = await client.hold({ offering: duel, day: dayIn(40 + at), time: '20:00' });
    await client.send('POST', `/bookings/${id}/release`);
  }
  await page.goto('/dashboard/bookings?tab=history');
  await page.getByRole('button', { name: 'Load History' }).click();
  const list = rows(page, 'Past bookings');
  await expect(list).toHaveCount(10);
  await expect(list.first()).toContainText('Cancelled');
  await expect(list.first().getByRole('link', { name: /Book again/ })).toHaveAttribute(
    'href',
    /book=formula-simulator-duel/,
  );
  await page.getByRole('searchbox', { name: 'Search your history' }).fill('falconery');
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('Falconry at first light');
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByText('Nothing in your history says “zeppelin”.')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(list).toHaveCount(12);
});

test('an address that is no id is not found, somebody else’s booking is nobody’s, and signing in leads back', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  for (const id of ['abc', ':id', '0193f0a0'])
    expect((await page.request.get(`/dashboard/bookings/${id}`)).status()).toBe(404);
  const client = await newClient(page);
  const { id } = await client.book({ offering: duel, day: dayIn(40), time: '20:00' });
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await stranger.newPage();
  await other.goto(`/ar/dashboard/bookings/${id}`);
  await expect(other).toHaveURL(`/ar/auth?next=${encodeURIComponent(`/dashboard/bookings/${id}`)}`);
  await newClient(other, 'Omar');
  await other.goto(`/dashboard/bookings/${id}`);
  await expect(other.getByRole('heading', { name: 'There is no such booking' })).toBeVisible();
  await stranger.close();
});

test('nothing booked is an invitation, in Arabic too', { tag: '@long' }, async ({ page }) => {
  await newClient(page);
  await page.goto('/ar/dashboard/bookings');
  await expect(page.getByRole('heading', { name: 'لا حجوزات بعد' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'احجز تجربة' }).last(),
  ).toHaveAttribute('href', '/ar/bookings');
});

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Asia/Dubai' });

  test('lists and pages fit, axe finds nothing, and a clock that agrees is told once', {
    tag: '@long',
  }, async ({ page }) => {
    test.slow();
    await useTheme(page, 'dark');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const client = await newClient(page);
    const { id } = await client.book({ offering: duel, day: dayIn(40), time: '20:00' });
    await page.goto('/ar/dashboard/bookings');
    await expect(rows(page, 'الحجوزات القادمة')).toHaveCount(1);
    await expect(page.getByText('بتوقيت دبي')).toBeVisible();
    await expect(page.getByText('عندك')).toHaveCount(0);
    expect(await excess(page)).toBe(0);
    await expectAccessible(page);
    await page.goto(`/ar/dashboard/bookings/${id}`);
    await expect(page.getByRole('img', { name: /^رمز الحجز RH-/ })).toBeVisible();
    expect(await excess(page)).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'أرِه للسائق' }).click();
    await expect(
      page.getByRole('dialog').getByRole('group').or(page.locator('address')),
    ).toContainText(/25\.\d{5}, 55\.\d{5}/);
  });
});
