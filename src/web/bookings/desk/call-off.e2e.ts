/** A booking that one colleague calls off: what that gives away waits for another, and nobody is told before. */
import { startSession } from '../../../../e2e/accounts.ts';
import { type Client, dayIn, newClient, openHouse } from '../../../../e2e/clients.ts';
import { noor, sami } from '../../../../e2e/desk.ts';
import { expect, expectAccessible, type House, type Page, test } from '../../../../e2e/fixture.ts';
import type { Booking } from '../../../contract/bookings/bookings.ts';
import type { Money } from '../../../contract/primitives.ts';

test.use({
  settings: { ...openHouse, FOUR_EYES_ABOVE: '1000' },
  viewport: { width: 1440, height: 1000 },
});

const card = { number: '4242424242424242', expMonth: 12, expYear: 2032, cvc: '123' };

/** Money leaves the card with it, so it is asked once more. */
async function confirmAndTake(desk: Page) {
  await desk.getByRole('button', { name: 'Confirm Heritage' }).click();
  const sure = desk.getByRole('dialog', { name: /^Confirm, and take .*\d\?$/ });
  await expect(sure).toContainText('Heritage safari');
  await sure.getByRole('button', { name: /^Confirm and take .*\d$/ }).click();
}

/** Confirmed and paid, then moved by its client: it waits for the desk again, and its free hours are over. */
async function paidAndMoved(client: Client, page: Page, house: House): Promise<Booking> {
  // The contract says what each endpoint answers.
  const { token } = (await client.send('POST', '/billing/sandbox/tokens', card)) as {
    token: string;
  };
  await client.send('POST', '/billing/methods', { kind: 'token', token });
  const wish = { offering: 'heritage-land-rover-safari', time: '15:00', party: 2 };
  const { id } = await client.book({ ...wish, day: dayIn(40) });
  await startSession(page, noor);
  await page.goto('/desk?part=bookings');
  await confirmAndTake(page);
  await expect(page.getByText('Confirmed, and the client knows')).toBeVisible();
  const moved = { ...wish, day: dayIn(41) };
  const asked = (await client.send('POST', `/bookings/${id}/change/quote`, moved)) as {
    fee: Money;
    quote: { total: Money };
  };
  const agreed = { ...moved, fee: asked.fee, total: asked.quote.total };
  const { version } = (await client.send('GET', `/bookings/${id}`)) as Booking;
  await client.send('POST', `/bookings/${id}/change`, agreed, version);
  await house.query(
    `update app.bookings set quote = jsonb_set(quote, '{terms,freeUntil}', 'null') where id = $1`,
    [id],
  );
  const booking = (await client.send('GET', `/bookings/${id}`)) as Booking;
  expect([booking.wish !== null, booking.sums.paid.amount > 0]).toEqual([true, true]);
  return booking;
}

test('a change that the house refuses leaves the booking as it was, at the desk and on its page', async ({
  page,
  browser,
  house,
}) => {
  const theirs = await browser.newPage({ baseURL: house.url });
  const client = await newClient(theirs, 'Ottoline Quillon');
  const { id, wish, startsAt } = await paidAndMoved(client, page, house);
  expect(wish?.startsAt === startsAt).toBe(false);
  await theirs.goto(`/dashboard/bookings/${id}`);
  const head = theirs.getByRole('main').locator('header');
  await expect(head).toContainText(/We expect you on .*You asked for .*2 guests/);
  await expect(head).toContainText('Your booking stays as it is until we confirm the change.');
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Heritage' });
  await expect(row).toContainText(/Was: .*2 guests.*Would be: .*2 guests/);
  await expect(row.getByRole('button', { name: 'Confirm the change' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Call off' })).toBeVisible();
  await row.getByRole('button', { name: 'Refuse the change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse the change' });
  await expect(dialog).toContainText(/The booking stays as it was: .*2 guests.*No money moves/);
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('No crew on that day.');
  await dialog.getByRole('button', { name: 'Refuse the change' }).click();
  await expect(page.getByText('The booking stands as it was, and the client knows')).toBeVisible();
  const after = (await client.send('GET', `/bookings/${id}`)) as Booking;
  expect([after.place, after.startsAt, after.wish]).toEqual(['confirmed', startsAt, null]);
  await expect(head).toContainText('Confirmed');
  await theirs.close();
});

test('an operator fails a confirmed booking: the desk reads what goes back, to which card, and calls it off', async ({
  page,
  browser,
  house,
}) => {
  const theirs = await browser.newPage({ baseURL: house.url });
  const client = await newClient(theirs, 'Cordelia Quillon');
  const { token } = (await client.send('POST', '/billing/sandbox/tokens', card)) as {
    token: string;
  };
  await client.send('POST', '/billing/methods', { kind: 'token', token });
  const wish = { offering: 'heritage-land-rover-safari', time: '15:00', party: 1 };
  const { id } = await client.book({ ...wish, day: dayIn(40) });
  await house.query(
    `update app.bookings set guests = '[{"name":"Cordelia Quillon","age":null,"needs":""}]' where id = $1`,
    [id],
  );
  await startSession(page, noor);
  await page.goto('/desk?part=bookings');
  const waiting = page.getByRole('list', { name: 'To confirm' }).getByRole('listitem');
  await expect(waiting).toContainText(/reserved/);
  // Nobody has agreed to it yet: it is declined, and there is nothing to call off.
  await expect(waiting.getByRole('button', { name: 'Decline Heritage' })).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Call off Heritage' })).toHaveCount(0);
  await confirmAndTake(page);
  const row = page
    .getByRole('list', { name: 'Confirmed, still to come' })
    .getByRole('listitem')
    .filter({ hasText: 'Cordelia Quillon' });
  await expect(row).toContainText('Paid: ');
  // Who booked is named once, also where they are a guest.
  await expect(row.getByText('Cordelia Quillon')).toHaveCount(1);
  await row.getByRole('button', { name: 'Call off Heritage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call this booking off' });
  await expect(dialog).toContainText(/Goes back to the client.*to Visa ending 4242/s);
  await expect(dialog.getByRole('option', { name: 'Nobody came' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Leave it as it is' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The engine.');
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await expect(page.getByText('Called off, and the client knows')).toBeVisible();
  // Who reads that it is done sees no row from before.
  expect(await row.count()).toBe(0);
  const after = (await client.send('GET', `/bookings/${id}`)) as Booking;
  expect([after.place, after.sums.kept.amount, after.sums.paid.amount]).toEqual([
    ...['cancelled', 0, 0],
  ]);
  await theirs.close();
});

async function callOff(desk: Page) {
  await desk.getByRole('button', { name: 'Call off Heritage' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Call this booking off' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The engine.');
  await expect(dialog).toContainText('a second colleague must approve it first');
  await expect(dialog).toContainText(/Without one, .+ more may go back to this client today/);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Ask a colleague for it' }).click();
  await expect(desk.getByText('A second colleague must approve it', { exact: true })).toBeVisible();
}

test('a call-off that gives much away waits: a colleague refuses it, and the next one is approved', {
  tag: '@long',
}, async ({ page, browser, house }) => {
  test.slow();
  const theirs = await browser.newPage({ baseURL: house.url });
  const client = await newClient(theirs, 'Philippa Quillon');
  const { id, sums } = await paidAndMoved(client, page, house);
  await theirs.goto(`/dashboard/bookings/${id}`);
  const head = theirs.getByRole('main').locator('header');
  const place = async () => ((await client.send('GET', `/bookings/${id}`)) as Booking).place;

  await page.reload();
  await callOff(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Heritage' });
  await expect(row).toContainText('Waits for a colleague');
  await expect(row.getByRole('button', { name: 'Call off Heritage' })).toHaveCount(0);
  expect(await place()).toBe('confirmed');
  await expect(head).not.toContainText('Cancelled');

  const other = await browser.newPage({ baseURL: house.url });
  await startSession(other, sami);
  await other.goto('/desk?part=invoices');
  const panel = other.getByRole('region', { name: 'A second look' });
  await expect(panel).toContainText('Called-off booking, what goes back');
  await expect(panel).toContainText('The engine.');
  await panel.getByRole('button', { name: /^Refuse: Called-off booking/ }).click();
  const no = other.getByRole('dialog', { name: 'Refuse it' });
  await no.getByRole('textbox', { name: 'Reason' }).fill('The engine runs.');
  await no.getByRole('button', { name: 'Refuse' }).click();
  await expect(other.getByText('It is refused')).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(await place()).toBe('confirmed');
  await expect(row).not.toContainText('Waits for a colleague');

  await callOff(page);
  await panel.getByRole('button', { name: /^Approve: Called-off booking/ }).click();
  const sure = other.getByRole('dialog', { name: /^Approve: Called-off booking/ });
  await expect(sure).toContainText('The booking is given up now, the client hears of it');
  await sure.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(other.getByText('It is approved, and done')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(head).toContainText('Cancelled');
  const { place: ended, sums: after } = (await client.send('GET', `/bookings/${id}`)) as Booking;
  // A card that answers at once has its money back already.
  const back = after.returning.amount + after.returned.amount;
  expect([ended, after.kept.amount, back]).toEqual(['cancelled', 0, sums.paid.amount]);
  await other.close();
  await theirs.close();
});
