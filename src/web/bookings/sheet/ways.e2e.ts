import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test } from '../../../../e2e/fixture.ts';
import { button, dayButton, sayDay, sheet, turnTo } from '../../../../e2e/sheet.ts';

test.use({ settings: openHouse, timezoneId: 'Asia/Dubai' });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');

/** Nobody presses the next key before the last one has moved the focus. */
async function moveBy(page: Page, key: string) {
  const before = await focused(page);
  await page.keyboard.press(key);
  await expect.poll(async () => !['', before].includes(await focused(page))).toBe(true);
}

/** Where the week ends already, the key moves nothing. */
async function moveToEndOfWeek(page: Page) {
  await page.keyboard.press('End');
  await expect.poll(async () => new Date(await focused(page)).getUTCDay()).toBe(6);
}

test('Calendar View shows what is free; a day and an hour open the sheet with both chosen', {
  tag: '@long',
}, async ({ page }) => {
  await newClient(page);
  await page.goto('/bookings/yachts');
  await page.getByRole('link', { name: 'Calendar View' }).click();
  await expect(page).toHaveURL('/bookings/yachts?view=calendar');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('button', { name: /, \d+ free$/ }).nth(3)).toBeVisible();
  await grid.locator('[tabindex="0"]').focus();
  await moveBy(page, 'PageDown');
  await moveToEndOfWeek(page);
  await moveBy(page, 'ArrowUp');
  await expect(grid.getByRole('button', { name: /, \d+ free$/ }).nth(3)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
  const day = new URL(page.url()).searchParams.get('day') ?? '';
  await expect(page.getByRole('heading', { level: 2, name: /^Starts on/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Mirsal 70, half day, 10:00$/ }).click();
  await expect(dayButton(page, day)).toHaveAccessibleName(new RegExp(sayDay(day)));
  await expect(sheet(page).getByRole('radio', { name: /^10:00/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Week' }).click({ force: true });
  await expect(page).toHaveURL(/span=week/);
  await expect(
    page.getByRole('button', { name: /^Mirsal 70, half day, 10:00$/ }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('Quick Book is three taps for a visitor, says what it assumed, and goes on behind the door', async ({
  page,
}) => {
  await page.goto('/bookings/helicopter-rides');
  await page.getByRole('link', { name: 'Quick Book' }).click();
  const quick = page.getByRole('dialog', { name: 'Quick Book' });
  await quick
    .getByRole('button', { name: /from \$/ })
    .first()
    .click();
  await expect(quick.getByRole('heading', { name: /When/ })).toBeFocused();
  await quick.getByRole('listitem').nth(1).getByRole('button').first().click();
  await expect(quick).toContainText('Assumed: no add-ons, without names.');
  await expect(quick.getByRole('button', { name: 'Hold it' })).toBeEnabled();
  await expectAccessible(page);
  await quick.getByRole('button', { name: 'Hold it' }).click();
  await expect(page).toHaveURL(/\/auth\?next=.+book%3D/);
});

test('a fully booked offering offers the waitlist, with the place in line and the way out', async ({
  page,
}) => {
  await newClient(page);
  await page.goto('/bookings/flights/legacy-650-dubai-mykonos');
  await page.getByRole('button', { name: 'Join Waitlist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join the waitlist' });
  await dialog.getByLabel('From').fill(dayIn(10));
  await dialog.getByLabel('Until').fill(dayIn(9));
  await expect(dialog).toContainText('The last day cannot be before the first.');
  await dialog.getByLabel('Until').fill(dayIn(30));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join the line' }).click();
  await expect(dialog.getByRole('status')).toContainText('You are the next in line.');
  await dialog.getByRole('button', { name: 'Leave the line' }).click();
  await expect(dialog.getByRole('button', { name: 'Join the line' })).toBeVisible();
});

test('a day that is taken has a line of its own, on the page and in the sheet', async ({
  page,
  context,
}) => {
  const rival = await newClient(await context.newPage(), 'Omar Rashid');
  const offering = 'noor-50-sunset-cruise';
  await rival.book({ offering, day: dayIn(6), time: '16:30' });
  await newClient(page);
  await page.goto(`/bookings/yachts/${offering}`);
  const taken = new RegExp(`^${sayDay(dayIn(6))}.*Wait for this day`);
  await page.getByRole('group', { name: 'When' }).getByRole('button', { name: taken }).click();
  await page.getByRole('button', { name: 'Wait for this day', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Join the waitlist' });
  await expect(dialog).toContainText(/is fully booked on \w+day/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join the line' }).click();
  await expect(dialog.getByRole('status')).toContainText('You are the next in line.');
  await page.goto(`/bookings/yachts?book=${offering}`);
  await turnTo(page, dayIn(6));
  await dayButton(page, dayIn(6)).click();
  await button(page, 'Wait for this day').click();
  await expect(dialog.getByRole('status')).toContainText('You are the next in line.');
});

test('a day narrows the list to what is free then, and a known party reads its whole sum', async ({
  page,
  context,
}) => {
  const rival = await newClient(await context.newPage(), 'Omar Rashid');
  await rival.book({ offering: 'noor-50-sunset-cruise', day: dayIn(7), time: '16:30' });
  await newClient(page);
  await page.goto('/bookings/yachts?guests=4');
  const noor = page.getByRole('article').filter({ hasText: 'Noor 50, sunset cruise' });
  await expect(noor).toContainText('$540 for 4 guests');
  await page.getByRole('button', { name: 'Day: Any day' }).click();
  const day = page.getByLabel('Day', { exact: true });
  await expect(day).toBeFocused();
  await day.fill(dayIn(7));
  await day.press('Enter');
  await expect(page).toHaveURL(new RegExp(`day=${dayIn(7)}`));
  await expect(noor).toHaveCount(0);
  const free = page.getByRole('article').filter({ hasText: 'for 4 guests on that day' }).first();
  await expect(free).toBeVisible();
  await expectAccessible(page);
  await free.getByRole('link', { name: 'Book Now' }).click();
  await expect(dayButton(page, dayIn(7))).toHaveAccessibleName(new RegExp(sayDay(dayIn(7))));
  await expect(sheet(page).getByRole('group', { name: 'Party' })).toContainText('4');
});

test('the page of an offering shows its next weeks, sums up, and hands everything to the sheet', {
  tag: '@long',
}, async ({ page }) => {
  await newClient(page);
  await page.goto('/bookings/yachts/mirsal-70-half-day');
  const days = page.getByRole('group', { name: 'When' });
  await days.getByRole('button', { name: new RegExp(`^${sayDay(dayIn(6))}, 08:00`) }).click();
  await page.getByRole('checkbox', { name: /Pair of Seabobs/ }).check();
  await expect(page.getByText('$2,480').first()).toBeVisible();
  await expect(page.getByText(/Deposit, with the confirmation: \$1,240/)).toBeVisible();
  await page.goto('/bookings/yachts/mirsal-70-half-day?book=mirsal-70-half-day');
  await expect(sheet(page).getByRole('radio', { name: /^08:00/ })).toBeChecked();
  await expect(sheet(page).getByRole('checkbox', { name: /Pair of Seabobs/ })).toBeChecked();
  await expect(button(page, 'Hold this place')).toBeEnabled();
});

test('on a phone the days of an offering are asked for when they come into sight', {
  tag: '@long',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/bookings/yachts/mirsal-70-half-day');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.includes('/availability'))).toEqual([]);
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('group', { name: 'When' })).toBeVisible();
});
