import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test } from '../../../../e2e/fixture.ts';

// A refusal is an answer of the server, which the browser writes down as an error.
test.use({ settings: openHouse, timezoneId: 'Asia/Dubai', mayComplain: true });

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
  await strip(page).getByRole('link', { name: 'Confirm booking', exact: true }).click();
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
  await strip(page).getByRole('button', { name: 'Hold it again' }).click();
  // Held once more, it is the one that ends later.
  await expect(strip(page)).toContainText('Noor 50');
  await expect(strip(page)).toContainText('and one more');
  await expect(strip(page).getByRole('timer')).not.toHaveClass(/text-coral/);
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

test('with a kept card the way on says what it pays, on a phone in two words', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2031, cvc: '123' };
  const { token } = Object(await client.send('POST', '/billing/sandbox/tokens', card));
  await client.send('POST', '/billing/methods', { kind: 'token', token });
  await client.hold({ offering: duel, day: dayIn(9), time: '20:00' });
  await page.goto('/dashboard/requests');
  const pay = strip(page).getByRole('link', { name: /^Confirm and pay (AED|\$)/ });
  await expect(pay).toHaveText(/Confirm and pay/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pay.getByText(/^Pay /)).toBeVisible();
  await expect(strip(page)).toContainText(/held until \d\d:\d\d/);
  await pay.click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /^Confirm and pay/ }),
  ).toBeVisible();
});

test('a hold that cannot be had again says why in the sheet, with what is free nearby', {
  tag: '@long',
}, async ({ page, house, context }) => {
  const client = await newClient(page);
  const place = { offering: 'noor-50-sunset-cruise', day: dayIn(34), time: '16:30' };
  const { id } = await client.hold(place);
  await house.query(
    `update app.bookings set held_until = now() + interval '6 seconds' where id = $1`,
    [id],
  );
  await page.goto('/dashboard/requests');
  await expect(strip(page)).toContainText('is open again.');
  const rival = await newClient(await context.newPage(), 'Omar Rashid');
  await rival.hold(place);
  await strip(page).getByRole('button', { name: 'Hold it again' }).click();
  await expect(page.getByRole('dialog', { name: /^Book / })).toBeVisible();
});
