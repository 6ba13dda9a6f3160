import { type Client, dayIn, newClient, openHouse } from '../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test, useTheme } from '../../../e2e/fixture.ts';

test.use({ settings: openHouse, timezoneId: 'Pacific/Auckland' });

// Days of their own: eight places an hour are shared by every test of a house. No falcon flies on a Monday.
const from = [80, 81, 82].find((ahead) => !isMonday(dayIn(ahead)) && !isMonday(dayIn(ahead + 1)));
const day = dayIn(from ?? 80);
const next = dayIn((from ?? 80) + 1);
const duel = 'formula-simulator-duel';

function isMonday(which: string) {
  return new Date(which).getUTCDay() === 1;
}

const onDay = (page: Page, which: string) => page.locator(`section#day-${which}`);
const titles = (page: Page, which: string) => onDay(page, which).getByRole('heading', { level: 3 });
const handle = (page: Page, title: string) =>
  page.getByRole('button', { name: `Move ${title}. Space lifts it.` });

async function plan(client: Client, ...lines: string[]) {
  for (const title of lines) await client.send('POST', '/itinerary', { title, day });
}

test('days, hours, overlaps and what is to settle; a line of one’s own is added', async ({
  page,
}) => {
  const client = await newClient(page);
  await page.goto('/bookings/itinerary');
  await expect(page.getByRole('heading', { name: 'Your days are still your own' })).toBeVisible();
  await client.book({ offering: duel, day, time: '20:00' });
  await client.book({ offering: duel, day, time: '20:00' });
  await client.book({ offering: 'dawn-falconry', day: next, time: '05:30' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Two days/);
  await expect(
    page.getByText('Three things, all of it confirmed. One overlap to settle.'),
  ).toBeVisible();
  // Nothing that is booked can be dragged, so nobody is told how.
  await expect(page.getByText('Drag by the handle')).toHaveCount(0);
  const today = onDay(page, day);
  await expect(today).toContainText(/These two overlap from 20:00 to/);
  await expect(today).toContainText(/can be given up free until/);
  await expect(today).toContainText('where you are, New Zealand');
  const light = page.locator('section', { has: page.getByRole('heading', { name: 'The light' }) });
  const picture = light.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const settle = page.getByRole('region', { name: 'To settle' });
  await expect(settle.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('button', { name: 'Add something' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add something' });
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog).toContainText('Say what it is.');
  await dialog.getByLabel('What').fill('Breakfast with Omar');
  await dialog.getByLabel('Day, in Dubai').fill(next);
  await dialog.getByLabel('Hour, in Dubai').fill('11:00');
  await dialog.getByLabel('Minutes').fill('90');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(titles(page, next)).toHaveText(['Falconry at first light', 'Breakfast with Omar']);
  await expect(onDay(page, next)).toContainText('Two hours free');
  await expect(page.getByText('Drag by the handle')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(titles(page, next).first()).toBeVisible();
});

test('what is planned is moved by keyboard, said aloud, put back by Escape, and stays moved', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  await plan(client, 'First', 'Second', 'Third');
  await client.book({ offering: duel, day: next, time: '20:00' });
  await page.goto('/bookings/itinerary');
  await expect(titles(page, day)).toHaveText(['First', 'Second', 'Third']);
  const said = page.getByRole('status').filter({ hasText: /First/ });
  await handle(page, 'First').focus();
  await page.keyboard.press('Space');
  await expect(said).toContainText('First is lifted.');
  await page.keyboard.press('ArrowDown');
  await expect(titles(page, day)).toHaveText(['Second', 'First', 'Third']);
  await expect(said).toContainText(/place 2/);
  await expect(handle(page, 'First')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(titles(page, day)).toHaveText(['First', 'Second', 'Third']);
  await expect(said).toContainText('First is back where it was.');

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Space');
  expect((await saved).ok()).toBe(true);
  await expect(titles(page, next)).toContainText(['First']);
  await expect(handle(page, 'First')).toBeFocused();
  await page.reload();
  await expect(titles(page, day)).toHaveText(['Second', 'Third']);
  await expect(titles(page, next)).toContainText(['First']);
});

test('what is planned is dragged by its handle, and what is booked has none', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  await plan(client, 'First', 'Second', 'Third');
  await client.book({ offering: duel, day, time: '20:00' });
  await page.goto('/bookings/itinerary');
  await expect(page.getByRole('button', { name: /Space lifts it/ })).toHaveCount(3);
  const from = await handle(page, 'Third').boundingBox();
  const to = await handle(page, 'First').boundingBox();
  if (!from || !to) throw new Error('The handles are not there.');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 40, { steps: 5 });
  await page.mouse.move(to.x + 10, to.y - 20, { steps: 5 });
  await page.mouse.up();
  expect((await saved).ok()).toBe(true);
  await expect(titles(page, day)).toContainText(['Third', 'First', 'Second']);
  await page.reload();
  await expect(titles(page, day)).toContainText(['Third', 'First', 'Second']);
});

test('the private feed is opened, read, and taken back at once', { tag: '@long' }, async ({
  page,
}) => {
  const client = await newClient(page);
  const { reference } = await client.book({ offering: duel, day, time: '20:00' });
  await page.goto('/bookings/itinerary');
  const panel = page.getByRole('region', { name: 'In your own calendar' });
  await panel.getByRole('button', { name: 'Open the feed' }).click();
  const address = await panel.getByLabel('Private address').inputValue();
  await expect(panel.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', /^webcal:/);
  await expect(panel).toContainText('Not read yet');
  const path = new URL(address.replace(/^webcal:/, 'http:')).pathname;
  const read = await page.request.get(path, { headers: { 'user-agent': 'Almanac/1.0' } });
  expect(await read.text()).toContain(reference);
  await page.reload();
  await expect(panel).toContainText('Last read by Almanac/1.0');
  await expect(panel.getByLabel('Private address')).toBeHidden();
  await panel.getByRole('button', { name: 'Show the address' }).click();
  await expect(panel.getByLabel('Private address')).toHaveValue(address);
  await panel.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(panel.getByRole('button', { name: 'Open the feed' })).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
});

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Asia/Dubai' });

  test('rows are moved and removed from their menu, nothing scrolls sideways, axe finds nothing', {
    tag: '@long',
  }, async ({ page }) => {
    test.slow();
    await useTheme(page, 'dark');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const client = await newClient(page);
    await plan(client, 'مكالمة المدرسة', 'استلام المفاتيح');
    await client.book({ offering: duel, day, time: '20:00' });
    await page.goto('/ar/bookings/itinerary');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('يوم واحد في');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: /مفتاح المسافة/ })).toHaveCount(0);
    await expect(page.getByText('اسحب من المقبض')).toBeHidden();
    const menu = page.getByRole('button', { name: 'ما يمكن فعله بـ مكالمة المدرسة' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'إلى أسفل' }).click();
    await expect(titles(page, day)).toContainText(['استلام المفاتيح', 'مكالمة المدرسة']);
    await menu.click();
    await page.getByRole('menuitem', { name: 'إزالة' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'إزالة' }).click();
    await expect(titles(page, day).filter({ hasText: 'مكالمة المدرسة' })).toHaveCount(0);
  });
});

test('axe finds nothing on the itinerary with everything on it', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const client = await newClient(page);
  await plan(client, 'A walk on the sand');
  await client.book({ offering: duel, day, time: '20:00' });
  await client.hold({ offering: duel, day, time: '20:00' });
  await page.goto('/bookings/itinerary', { waitUntil: 'networkidle' });
  await expect(titles(page, day)).toHaveCount(3);
  await expectAccessible(page);
});
