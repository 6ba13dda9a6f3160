import { type Client, dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { expect, expectAccessible, type Page, test } from '../../../../e2e/fixture.ts';
import {
  button,
  chooseDay,
  chooseHour,
  dayButton,
  hold,
  sayDay,
  sheet,
  total,
} from '../../../../e2e/sheet.ts';

// A refusal is an answer of the server, which the browser writes down as an error.
test.use({ settings: openHouse, timezoneId: 'Asia/Dubai', mayComplain: true });

const duel = 'formula-simulator-duel';
const offeringPage = `/bookings/fun-gaming/${duel}`;
const weekday = (day: string) => sayDay(day).split(' ')[0] ?? '';
const question = (page: Page) => page.getByRole('region', { name: /^Move your hold to/ });
const days = (page: Page) => page.getByRole('group', { name: 'When' });
const dayOf = (page: Page, day: string) =>
  days(page).getByRole('button', { name: new RegExp(`^${sayDay(day)}`) });

/** What the house has, whatever a page shows. */
async function heldDay(client: Client): Promise<string> {
  const answer = await client.send('GET', '/bookings?when=upcoming&lang=en');
  const { items } = answer as { items: { place: string; startsAt: string }[] };
  expect(items.map(({ place }) => place)).toEqual(['held']);
  return items[0]?.startsAt.slice(0, 10) ?? '';
}

test('a hold stands on its day and moves to no other before its holder is asked', async ({
  page,
}) => {
  test.slow();
  const client = await newClient(page);
  const [held, other] = [dayIn(9), dayIn(10)];
  await page.goto(`${offeringPage}?book=${duel}`);
  await chooseDay(page, held);
  await chooseHour(page, '20:00');
  await hold(page);
  await expect(sheet(page)).toContainText(/held for you until \d\d:\d\d/);
  await expect(dayButton(page, held)).toHaveAccessibleName(/Held for you/);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();

  // On the page of the offering one's own day is not taken; another one is only a question.
  await expect(dayOf(page, held)).toHaveAccessibleName(/Held for you$/);
  await dayOf(page, other).click();
  await expect(question(page)).toContainText(
    `${weekday(held)} opens to others the moment you move`,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(dayOf(page, held)).toHaveAttribute('aria-pressed', 'true');
  expect(await heldDay(client)).toBe(held);

  // The sheet asks the same of what was chosen outside it, and confirms neither before the answer.
  await dayOf(page, other).click();
  await expect(question(page)).toBeVisible();
  await page.goto(`${offeringPage}?book=${duel}`);
  await expect(question(page)).toBeVisible();
  await expect(button(page, 'Confirm booking')).toBeDisabled();
  await button(page, `Keep ${weekday(held)}`).click();
  await expect(total(page)).toContainText(sayDay(held).replace(/ \d{4}$/, ''));
  await expect(button(page, 'Confirm booking')).toBeEnabled();
  expect(await heldDay(client)).toBe(held);

  await chooseDay(page, other);
  await chooseHour(page, '20:00');
  await button(page, `Move to ${weekday(other)}`).click();
  await expect(question(page)).toBeHidden();
  await expect(dayButton(page, other)).toHaveAccessibleName(/Held for you/);
  expect(await heldDay(client)).toBe(other);
});

test('two tabs share one hold: what one does the other shows, and a second hold is not made', {
  tag: '@long',
}, async ({ page, context }) => {
  const client = await newClient(page);
  const [held, other] = [dayIn(9), dayIn(10)];
  await page.goto(`${offeringPage}?book=${duel}`);
  const second = await context.newPage();
  await second.goto(`${offeringPage}?book=${duel}`);
  await chooseDay(second, other);
  await chooseHour(second, '20:00');
  await expect(button(second, 'Hold this place')).toBeEnabled();

  await chooseDay(page, held);
  await chooseHour(page, '20:00');
  await hold(page);
  // It is told live; what was chosen there is a wish about the one hold.
  await expect(question(second)).toBeVisible();
  await button(second, `Move to ${weekday(other)}`).click();
  await expect(question(second)).toBeHidden();
  await expect(dayButton(page, other)).toHaveAccessibleName(/Held for you/);
  await expect(question(page)).toHaveCount(0);
  expect(await heldDay(client)).toBe(other);

  await button(page, 'Party: one more').click();
  await expect(total(second)).toContainText('3 guests');
  await button(second, 'Let it go').click();
  await expect(button(page, 'Hold this place')).toBeVisible();
});

test('a tab that missed what another did confirms nothing it has not shown', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  const place = { offering: duel, day: dayIn(9), time: '20:00' };
  const { id, version } = await client.hold({ ...place, party: 2 });
  await page.goto(`${offeringPage}?book=${duel}`);
  await expect(button(page, 'Confirm booking')).toBeEnabled();
  // Its line is bad for a moment: what is told live reaches it, what it then asks for does not.
  const reads = new RegExp(`/rest/v1/bookings/${id}\\?`);
  const missed = page.waitForEvent('requestfailed', (request) => reads.test(request.url()));
  await page.route(reads, (route) => route.abort());
  const three = { ...place, party: 3 };
  const { total: sum } = (await client.send('POST', '/bookings/quote', three)) as { total: object };
  const told = { guests: [{ name: 'Layla Haddad', age: 38 }], licenceHeld: true, total: sum };
  await client.send('PUT', `/bookings/${id}`, { ...three, ...told }, version);
  await missed;
  await page.unroute(reads);

  await button(page, 'Confirm booking').click();
  await expect(sheet(page).getByRole('alert')).toContainText('This hold was changed elsewhere');
  await expect(total(page)).toContainText('3 guests');
  expect(await heldDay(client)).toBe(place.day);
  // Whoever is new among them is vouched for here.
  await sheet(page)
    .getByRole('checkbox', { name: /^All 3 who come/ })
    .check();
  await button(page, 'Confirm booking').click();
  await expect(sheet(page).getByRole('heading', { name: 'Your place is confirmed' })).toBeVisible();
});

test('a reload in the middle of a wish loses neither the wish nor the hold', {
  tag: '@long',
}, async ({ page }) => {
  const client = await newClient(page);
  const [held, other] = [dayIn(9), dayIn(10)];
  await client.hold({ offering: duel, day: held, time: '20:00' });
  await page.goto(`${offeringPage}?book=${duel}`);
  await expect(sheet(page).getByRole('timer')).toBeVisible();
  await chooseDay(page, other);
  await sheet(page).getByLabel('A word to the crew').fill('Red helmets, please.');
  await page.reload();
  await expect(question(page)).toBeVisible();
  await expect(button(page, 'Confirm booking')).toBeDisabled();
  await expect(sheet(page).getByLabel('A word to the crew')).toHaveValue('Red helmets, please.');
  expect(await heldDay(client)).toBe(held);
});

test('a hold that runs out while another card is chosen says so, and is had again', {
  tag: '@long',
}, async ({ page, house }) => {
  await page.clock.install();
  const client = await newClient(page);
  const card = { number: '4000000000000002', expMonth: 12, expYear: 2031, cvc: '123' };
  const { token } = Object(await client.send('POST', '/billing/sandbox/tokens', card));
  await client.send('POST', '/billing/methods', { kind: 'token', token });
  await client.hold({ offering: duel, day: dayIn(9), time: '20:00' });
  await page.goto(`${offeringPage}?book=${duel}`);
  await sheet(page)
    .getByRole('button', { name: /^Confirm and pay/ })
    .click();
  await button(page, 'Use another card').click();
  const paying = page.getByRole('dialog', { name: 'Pay', exact: true });
  await expect(paying).toBeVisible();
  await house.query(`update app.bookings set held_until = now() - interval '1 second'`);
  await page.clock.fastForward('15:01');
  await expect(paying).toBeHidden();
  await expect(sheet(page)).toContainText('The hold is over. Everything you chose is still here.');
  await expect(sheet(page)).not.toContainText('The card was declined');
  await button(page, 'Hold it again').click();
  await expect(sheet(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
});
