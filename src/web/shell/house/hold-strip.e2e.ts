import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test } from '../../../../e2e/fixture.ts';

test.use({ settings: openHouse, timezoneId: 'Asia/Dubai' });

const duel = 'formula-simulator-duel';
const strip = (page: Page) => page.getByRole('region', { name: 'Held for you' });

test('while a place is held a strip says so on own screens and public pages, and lets it go', async ({
  page,
}) => {
  const client = await newClient(page);
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await client.hold({ offering: duel, day: dayIn(9), time: '20:00' });
  // It is told live, and goes along.
  await expect(strip(page)).toContainText('Formula simulator');
  await expect(strip(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(strip(page)).toContainText(/held for you until \d\d:\d\d/);
  await expectAccessible(page);
  for (const path of ['/', '/bookings/yachts', '/profile/invoices']) {
    await page.goto(path);
    await expect(strip(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
    const [bar, title] = [strip(page), page.getByRole('heading', { level: 1 })];
    const [under, over] = await Promise.all([title.boundingBox(), bar.boundingBox()]);
    expect(under?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0));
  }
  await page.goto('/bookings/yachts');
  await strip(page)
    .getByRole('link', { name: /^Continue with/ })
    .click();
  await expect(page.getByRole('dialog', { name: /^Book / }).getByRole('timer')).toBeVisible();
  await page.keyboard.press('Escape');
  await strip(page).getByRole('button', { name: 'Let it go' }).click();
  await expect(strip(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/holding/);
});

test('of two holds the one that ends first stands in the strip; at its end it can be had again', {
  tag: '@long',
}, async ({ page, house }) => {
  const client = await newClient(page);
  await client.hold({ offering: 'noor-50-sunset-cruise', day: dayIn(9), time: '16:30' });
  const { id } = await client.hold({ offering: duel, day: dayIn(9), time: '20:00' });
  await house.query(
    `update app.bookings set held_until = now() + interval '8 seconds' where id = $1`,
    [id],
  );
  await page.goto('/dashboard/requests');
  await expect(strip(page)).toContainText('Formula simulator');
  await expect(strip(page)).toContainText('and one more');
  await expect(strip(page).getByRole('timer')).toHaveClass(/text-coral/);
  await expect(strip(page)).toContainText('is open again.');
  await expect(strip(page).getByRole('link', { name: 'Hold it again' })).toBeVisible();
  await expect(strip(page)).toContainText('Noor 50');
});

test('on a phone the strip stands under the bar and nothing collides', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await newClient(page);
  await client.hold({ offering: duel, day: dayIn(9), time: '20:00' });
  await page.goto('/ar/dashboard/requests');
  const bar = page.getByRole('region', { name: 'محجوز لك' });
  await expect(bar.getByRole('timer')).toBeVisible();
  const box = await bar.boundingBox();
  expect(box?.width).toBe(390);
  expect(await bar.evaluate((strip) => strip.scrollWidth > strip.clientWidth)).toBe(false);
});
