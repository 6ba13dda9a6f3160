import { enter } from '../../../../e2e/accounts.ts';
import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test } from '../../../../e2e/fixture.ts';
import {
  button,
  chooseDay,
  chooseHour,
  dayButton,
  hold,
  sheet,
  total,
  turnTo,
} from '../../../../e2e/sheet.ts';

test.use({ settings: openHouse });

const suite = 'marsa-al-arab-marina-suite';
const duel = 'formula-simulator-duel';

test('a stay runs from check-in to check-out; what clashes with it is pointed out, not forbidden', {
  tag: '@long',
}, async ({ page }) => {
  await newClient(page);
  await page.goto(`/bookings/hotels?book=${suite}`);
  await chooseDay(page, dayIn(20));
  await expect(sheet(page)).toContainText('Now choose the day you leave');
  await chooseDay(page, dayIn(23));
  await expect(sheet(page).getByRole('group', { name: 'Nights' })).toContainText('3');
  await expect(total(page)).toContainText('3 nights');
  await hold(page);
  await button(page, 'Confirm booking').click();
  await expect(sheet(page).getByRole('heading', { name: /^Your/ })).toBeVisible();
  await button(page, 'Done').click();
  await expect(page).toHaveURL('/bookings/hotels');

  await page.goto(`/bookings/fun-gaming?book=${duel}`);
  await turnTo(page, dayIn(21));
  await expect(dayButton(page, dayIn(21))).toHaveAccessibleName(/You have something that day/);
  await dayButton(page, dayIn(21)).click();
  await chooseHour(page, '20:00');
  await expect(sheet(page).getByRole('note')).toContainText(/At that time you have .*suite/i);
  await expect(button(page, 'Hold this place')).toBeEnabled();
});

test('a visitor signs in and finds the sheet open and the flight planned', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/bookings/flights');
  const flight = page.getByRole('article').filter({ hasText: 'First class suite to London' });
  await flight.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await page.goBack();
  await flight.getByRole('button', { name: 'Add to Itinerary' }).click();
  await enter(page);
  await expect(page).toHaveURL('/bookings/flights');
  await expect(page.getByText('Added to Itinerary', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'See the itinerary' }).click();
  await expect(page).toHaveURL('/bookings/itinerary');
});

test('a shared sheet asks a visitor to sign in only to hold, and keeps what was chosen', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`/bookings?book=${duel}`);
  await chooseDay(page, dayIn(14));
  await chooseHour(page, '20:00');
  await sheet(page).getByLabel('A word to the crew').fill('By the window.');
  await button(page, 'Hold this place').click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await enter(page);
  await expect(page).toHaveURL(`/bookings?book=${duel}`);
  await expect(sheet(page).getByRole('radio', { name: /^20:00/ })).toBeChecked();
  await expect(sheet(page).getByLabel('A word to the crew')).toHaveValue('By the window.');
  await hold(page);
});

test('in Arabic on a phone the sheet is whole, from the right, and nothing sticks out', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    timezoneId: 'Asia/Dubai',
  });
  const page = await context.newPage();
  await newClient(page);
  await page.goto(`/ar/bookings/fun-gaming?book=${duel}`);
  const arabic = page.getByRole('dialog', { name: /^حجز / });
  await arabic.getByRole('grid').waitFor();
  const days = arabic.getByRole('gridcell').getByRole('button', { name: /متاح/ });
  await days.nth(4).click();
  await arabic.getByRole('radio', { disabled: false }).first().check({ force: true });
  await expect(arabic.getByRole('complementary', { name: 'حجزك' })).toContainText('الإجمالي');
  const act = arabic.getByRole('button', { name: 'احجز المكان مؤقتًا' });
  await expect(act).toBeInViewport();
  await act.click();
  await expect(page.getByText('بدأ الحجز')).toBeVisible();
  await expect(arabic.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expectAccessible(page);
  expect(await sticksOut(page)).toEqual([]);
  await context.close();
});

/** Whatever is wider than the screen it stands on. */
function sticksOut(page: Page) {
  return page
    .getByRole('dialog')
    .evaluate((dialog) =>
      [...dialog.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().width > innerWidth)
        .map((part) => part.className.toString()),
    );
}

for (const { zone, own } of [
  { zone: 'Asia/Dubai', own: undefined },
  { zone: 'America/Los_Angeles', own: /0[89]:00 where you are \(Pacific Time\)/ },
  { zone: 'Pacific/Auckland', own: /, 0[45]:00 where you are \(New Zealand Time\)/ },
]) {
  test(`a reader in ${zone} chooses Dubai’s hours and sees their own beside them`, {
    tag: '@long',
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: zone });
    const page = await context.newPage();
    await page.goto(`/bookings?book=${duel}`);
    await chooseDay(page, dayIn(8));
    await chooseHour(page, '20:00');
    await expect(sheet(page)).toContainText('Dubai time');
    if (own) await expect(sheet(page)).toContainText(own);
    else await expect(sheet(page)).not.toContainText('where you are');
    await context.close();
  });
}
