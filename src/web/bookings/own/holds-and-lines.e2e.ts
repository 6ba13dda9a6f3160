import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, type House, type Page, test } from '../../../../e2e/fixture.ts';

test.use({ settings: openHouse, timezoneId: 'Asia/Dubai' });

const duel = 'formula-simulator-duel';
const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).locator('> li');
const endsIn = (house: House, id: string, seconds: number) =>
  house.query(
    `update app.bookings set held_until = now() + make_interval(secs => $2) where id = $1`,
    [id, seconds],
  );

test('a hold is counted down by the steady clock, in hours where it has some', {
  tag: '@long',
}, async ({ page, house }) => {
  const client = await newClient(page);
  const { id } = await client.hold({ offering: duel, day: dayIn(44), time: '20:00' });
  await endsIn(house, id, 7190);
  await page.goto('/dashboard/bookings');
  const row = rows(page, 'Upcoming bookings').first();
  await expect(row).toContainText(/Held, 1:5\d:\d\d/);
  // Somebody sets the clock of the computer three hours ahead.
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3 * 3_600_000;
  });
  const before = await row.textContent();
  await expect(row).not.toHaveText(before ?? '');
  await expect(row).toContainText(/Held, 1:5\d:\d\d/);
  await row.getByRole('link', { name: /Continue/ }).click();
  await expect(page.getByRole('dialog').getByRole('timer')).toHaveText(/^1:5\d:\d\d$/);
});

test('a hold that runs out on the list leaves it, and its page offers to hold it again', {
  tag: '@long',
}, async ({ page, house }) => {
  const client = await newClient(page);
  const { id } = await client.hold({ offering: duel, day: dayIn(45), time: '20:00' });
  await client.book({ offering: duel, day: dayIn(46), time: '20:00' });
  await endsIn(house, id, 6);
  await page.goto('/dashboard/bookings');
  const list = rows(page, 'Upcoming bookings');
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText(/Held, 0:0\d/);
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('Confirmed');

  await page.goto(`/dashboard/bookings/${id}`);
  await expect(page.getByRole('main').locator('header')).toContainText('Hold ended');
  await page.getByRole('link', { name: 'Hold it again' }).click();
  await expect(page).toHaveURL(new RegExp(`book=${duel}`));
  await expect(page.getByRole('dialog', { name: /^Book / })).toBeVisible();
});

test('the lines one stands in are under Upcoming, with the place in them, and are left there', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  const window = { from: dayIn(30), to: dayIn(33), party: 2, zone: 'Asia/Dubai' };
  await client.send('POST', '/waitlist', { offering: 'legacy-650-dubai-mykonos', ...window });
  await page.goto('/bookings?tab=upcoming');
  const line = page.getByRole('region', { name: 'Waiting for a place' }).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('2 guests');
  await expect(line).toContainText('Next in line');
  const leave = line.getByRole('button', { name: /^Leave the line for/ });
  await leave.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(line).toHaveCount(1);
  await leave.click();
  await dialog.getByRole('button', { name: 'Leave the line' }).click();
  await expect(dialog).toBeHidden();
  await expect(line).toHaveCount(0);
});

test('more of Upcoming and of History is loaded when asked, and nothing twice', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  // Whoever has no card that can be asked takes a few places at most.
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2031, cvc: '123' };
  const made = await client.send('POST', '/billing/sandbox/tokens', card);
  await client.send('POST', '/billing/methods', { kind: 'token', ...Object(made) });
  for (let at = 0; at < 21; at += 1)
    await client.book({ offering: duel, day: dayIn(100 + at), time: '20:00' });
  for (let at = 0; at < 11; at += 1) {
    const { id } = await client.hold({ offering: duel, day: dayIn(100 + at), time: '18:30' });
    await client.send('POST', `/bookings/${id}/release`);
  }
  await page.goto('/dashboard/bookings');
  const ahead = rows(page, 'Upcoming bookings');
  await expect(ahead).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(ahead).toHaveCount(21);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  const references = await ahead.getByText(/RH-[0-9A-Z]{6}/).allTextContents();
  expect(new Set(references).size).toBe(21);

  await page.goto('/dashboard/bookings?tab=history');
  await page.getByRole('button', { name: 'Load History' }).click();
  const past = rows(page, 'Past bookings');
  await expect(past).toHaveCount(10);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(past).toHaveCount(11);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});
