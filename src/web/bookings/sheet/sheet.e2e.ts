import { dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { choose } from '../../../../e2e/fields.ts';
import { expect, expectAccessible, test } from '../../../../e2e/fixture.ts';
import {
  addAge,
  button,
  chooseDay,
  chooseHour,
  hold,
  sheet,
  total,
} from '../../../../e2e/sheet.ts';

// A refusal is an answer of the server, which the browser writes down as an error.
test.use({ settings: openHouse, timezoneId: 'Asia/Dubai', mayComplain: true });

const duel = 'formula-simulator-duel';
const car = 'rolls-royce-cullinan';

test('an hour is chosen, held, changed while it is held, and confirmed', async ({ page }) => {
  // The whole way, looked over twice.
  test.slow();
  await newClient(page);
  await page.goto('/bookings/fun-gaming');
  const card = page.getByRole('article').filter({ hasText: 'Formula simulator' });
  await card.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(`/bookings/fun-gaming?book=${duel}`);
  await expect(total(page)).toContainText('Choose a day');
  await chooseDay(page, dayIn(9));
  await chooseHour(page, '20:00');
  await expect(total(page)).toContainText('2 guests');
  await expect(total(page)).toContainText('VAT 5 %, within the total');
  await expect(total(page)).toContainText(/About \$/);
  await expect(total(page)).toContainText('If plans change');
  // Beside the button, without scrolling: what is paid, and until when it may be given up.
  const bar = sheet(page).getByText('It confirms at once.').filter({ visible: true }).locator('..');
  await expect(bar).toContainText('With the confirmation');
  await expect(bar).toContainText('If you cancel');
  await expect(bar).toContainText('No card of yours is kept');
  await expect(bar.getByText('If you cancel')).toBeInViewport();
  await hold(page);
  await expect(page.getByText('Booking Initiated')).toBeVisible();
  await expect(sheet(page)).toContainText(/held for you until \d\d:\d\d/);

  const before = await total(page).textContent();
  await button(page, 'Party: one more').click();
  await expect(total(page)).toContainText('3 guests');
  await expect(button(page, 'Confirm booking')).toBeEnabled();
  expect(await total(page).textContent()).not.toBe(before);
  await sheet(page).getByLabel('A word to the crew').fill('It is a birthday.');
  await expectAccessible(page);

  await button(page, 'Confirm booking').click();
  await expect(sheet(page).getByRole('alert')).toContainText('Please add the age of Layla Haddad.');
  // The field that is asked for is open, in view and in hand.
  const age = sheet(page).getByLabel('Age', { exact: true });
  await expect(age).toBeFocused();
  await expect(age).toBeInViewport();
  await age.fill('38');
  await button(page, 'Keep').click();
  await button(page, 'Confirm booking').click();
  // Two more come who are not named, and a weight is nobody's to write down: a word answers for all.
  await expect(sheet(page).getByRole('alert')).toContainText('within the limits');
  const word = sheet(page).getByRole('checkbox', {
    name: /^All 3 who come are 10 or older, at least 140 cm tall and no heavier than 130 kg/,
  });
  await expect(word).toBeFocused();
  await expect(word).toBeInViewport();
  await word.check();
  await button(page, 'Party: one more').click();
  const four = sheet(page).getByRole('checkbox', { name: /^All 4 who come/ });
  await expect(four).not.toBeChecked();
  await four.check();
  await button(page, 'Confirm booking').click();
  const done = sheet(page).getByRole('heading', { name: 'Your place is confirmed' });
  await expect(done).toBeFocused();
  await expect(sheet(page)).toContainText(/RH-[0-9A-Z]{6}/);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Add to calendar').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^RH-[0-9A-Z]{6}\.ics$/);
  await sheet(page).getByRole('link', { name: 'See the booking' }).click();
  await expect(page).toHaveURL(/\/dashboard\/bookings\/[0-9a-f-]{36}$/);
  await expect(page.getByText('It is a birthday.')).toBeVisible();
});

test('a car is had for days, and only by somebody who may drive it', { tag: '@long' }, async ({
  page,
}) => {
  await newClient(page);
  await page.goto('/bookings/luxury-car-rental?book=rolls-royce-cullinan');
  await chooseDay(page, dayIn(5));
  await chooseDay(page, dayIn(7));
  await expect(sheet(page).getByRole('group', { name: 'Days' })).toContainText('3');
  await choose(sheet(page).getByLabel('Handed over at'), '10:00');
  await expect(total(page)).toContainText('Security deposit');
  await hold(page);
  await addAge(page, 'Layla Haddad', '24');
  await expect(sheet(page).getByRole('alert')).toContainText(
    'Layla Haddad is too young: from 25 years.',
  );
  await addAge(page, 'Layla Haddad', '30');
  await expect(button(page, 'Ask for this booking')).toBeEnabled();
  await button(page, 'Ask for this booking').click();
  await expect(sheet(page).getByRole('alert')).toContainText(
    'Please confirm that the driver holds a valid licence.',
  );
  await sheet(page).getByLabel('The driver holds a licence that is valid in the UAE').check();
  await expect(button(page, 'Ask for this booking')).toBeEnabled();
  await button(page, 'Ask for this booking').click();
  await expect(sheet(page).getByRole('heading', { name: /^Your/ })).toBeVisible();
  await expect(sheet(page)).toContainText(/Security deposit.+on a card in the driver’s name/);
});

test('a car with chauffeur asks where from, and the booking says it', async ({ page }) => {
  await newClient(page);
  await page.goto('/bookings/luxury-car-rental?book=maybach-s680-chauffeur');
  await chooseDay(page, dayIn(5));
  await chooseDay(page, dayIn(6));
  await choose(sheet(page).getByLabel('Handed over at'), '10:00');
  await hold(page);
  const confirm = sheet(page).getByRole('button', { name: /^(Confirm booking|Ask for this)/ });
  await expect(confirm).toBeEnabled();
  await confirm.click();
  const where = sheet(page).getByLabel('Where shall the chauffeur come?');
  await expect(where).toBeFocused();
  await expect(where).toBeInViewport();
  await expect(sheet(page)).toContainText('Please say where the chauffeur should come.');
  await where.fill('Villa 12, Frond M');
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await sheet(page).getByRole('link', { name: 'See the booking' }).click();
  await expect(page.getByText('The car comes to: Villa 12, Frond M, at 10:00')).toBeVisible();
});

test('a second tab learns that the request was sent from the first, and sends no other', {
  tag: '@long',
}, async ({ page, context }) => {
  await newClient(page);
  await page.goto(`/bookings/luxury-car-rental?book=${car}`);
  await chooseDay(page, dayIn(12));
  await chooseDay(page, dayIn(13));
  await hold(page);
  await addAge(page, 'Layla Haddad', '30');
  await sheet(page).getByLabel('The driver holds a licence that is valid in the UAE').check();
  await expect(button(page, 'Ask for this booking')).toBeEnabled();
  const second = await context.newPage();
  await second.goto(`/bookings/luxury-car-rental?book=${car}`);
  await expect(button(second, 'Ask for this booking')).toBeEnabled();
  await button(page, 'Ask for this booking').click();
  await expect(sheet(page).getByRole('heading', { name: /^Your/ })).toBeVisible();
  await expect(sheet(second).getByRole('heading', { name: /^Your/ })).toBeVisible();
  await expect(sheet(second)).toContainText(/RH-[0-9A-Z]{6}/);
  await expect(sheet(second).getByRole('button', { name: /^Hold/ })).toHaveCount(0);
});

test('whoever loses a race is told so and shown the nearest starts', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await newClient(page);
  const rival = await newClient(await context.newPage(), 'Omar Rashid');
  await page.goto('/bookings/yachts?book=noor-50-sunset-cruise');
  await chooseDay(page, dayIn(12));
  await expect(button(page, 'Hold this place')).toBeEnabled();
  const { time } = await rival.hold({
    offering: 'noor-50-sunset-cruise',
    day: dayIn(12),
    time: '16:30',
  });
  await button(page, 'Hold this place').click();
  await expect(sheet(page)).toContainText('Somebody was faster: this place has just gone.');
  const nearest = sheet(page).getByRole('group', { name: 'The nearest free starts' });
  await expect(nearest.getByRole('button')).not.toHaveCount(0);
  await expect(nearest.getByRole('button').first()).toContainText(time ?? '');
  await nearest.getByRole('button').first().click();
  await hold(page);
});

test('a hold that ended can be had again, and nothing typed is lost', { tag: '@long' }, async ({
  page,
  house,
}) => {
  await page.clock.install();
  await newClient(page);
  await page.goto(`/bookings?book=${duel}`);
  await chooseDay(page, dayIn(11));
  await chooseHour(page, '18:30');
  await sheet(page).getByLabel('A word to the crew').fill('Red helmets, please.');
  await hold(page);
  // Whoever comes back to the page reads it anew: both clocks go on.
  const leave = (seconds: number) =>
    house.query(`update app.bookings set held_until = now() + make_interval(secs => $1)`, [
      seconds,
    ]);
  /** An answer that was on its way as the clocks went on tells the old hour: then once more. */
  const shown = (seconds: number, ahead: string, seen: () => Promise<void>) =>
    expect(async () => {
      await leave(seconds);
      await page.clock.fastForward(ahead);
      await seen();
    }).toPass();
  const soon = { timeout: 3_000 };
  await shown(299, '10:02', () =>
    expect(sheet(page).getByText('The place is held for 5 more minutes.')).toBeAttached(soon),
  );
  await shown(115, '03:10', () =>
    expect(sheet(page).getByRole('timer')).toHaveClass(/text-coral/, soon),
  );
  await house.query(`update app.bookings set held_until = now() - interval '1 second'`);
  await button(page, 'Confirm booking').click();
  await expect(sheet(page)).toContainText('The hold is over. Everything you chose is still here.');
  await expect(sheet(page).getByLabel('A word to the crew')).toHaveValue('Red helmets, please.');
  await button(page, 'Hold it again').click();
  await expect(sheet(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await leave(-1);
  await page.clock.fastForward('15:01');
  await expect(button(page, 'Hold it again')).toBeVisible();
});

test('a guest who is being written outlives closing and a reload, and is not left behind', {
  tag: '@long',
}, async ({ page }) => {
  await newClient(page);
  await page.goto(`/bookings?book=${duel}`);
  await chooseDay(page, dayIn(12));
  await chooseHour(page, '20:00');
  await addAge(page, 'Layla Haddad', '38');
  await button(page, 'Add a guest').click();
  const name = sheet(page).getByLabel('Name', { exact: true });
  const years = sheet(page).getByLabel('Age', { exact: true });
  await expect(name).toBeFocused();
  await name.fill('Omar Haddad');
  await years.fill('4o');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await page.goto(`/bookings?book=${duel}`);
  await expect(name).toHaveValue('Omar Haddad');
  await expect(years).toHaveValue('4o');

  await button(page, 'Hold this place').click();
  await expect(sheet(page)).toContainText('Please write the age in years.');
  await expect(sheet(page).getByRole('timer')).toHaveCount(0);
  await years.fill('40');
  await hold(page);
  await expect(name).toHaveCount(0);
  await sheet(page)
    .getByRole('checkbox', { name: /^All 2 who come are at least 140 cm/ })
    .check();
  await button(page, 'Confirm booking').click();
  await expect(sheet(page).getByRole('heading', { name: /confirmed/ })).toBeVisible();
  await sheet(page).getByRole('link', { name: 'See the booking' }).click();
  await expect(page.getByText('Omar Haddad')).toBeVisible();
});

for (const width of [390, 1440])
  test(`at ${width} px the notice of a hold covers no sum, no button and not the countdown`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await newClient(page);
    await page.goto(`/bookings/fun-gaming?book=${duel}`);
    await chooseDay(page, dayIn(11));
    await chooseHour(page, '20:00');
    await hold(page);
    const notice = page.locator('[data-sonner-toast]');
    await expect(notice).toHaveText(/Booking Initiated/);
    const bar = sheet(page).getByRole('button', { name: 'Confirm booking' });
    const timer = sheet(page).getByRole('timer');
    const over = await notice.boundingBox();
    for (const under of [bar, timer]) {
      const box = await under.boundingBox();
      if (!over || !box) throw new Error('it is not there');
      const beside = over.x >= box.x + box.width || box.x >= over.x + over.width;
      expect(beside || over.y >= box.y + box.height || box.y >= over.y + over.height).toBe(true);
    }
  });
