/** A booking that moves: what nobody has paid yet is due on the days of what holds now, wherever it is said. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Owed } from '#contract/billing/invoices.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { owedLines } from '#domain/money/words/owed.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { change, heldBy } from '#server/billing/books/testing.ts';
import { assertBooks, invoiceIn, invoicesIn, saveCard } from '#server/billing/testing.ts';
import { bookingMails } from '#server/bookings/letters/mails-testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

const seen = async (client: Person, { id }: { id: string }) =>
  bookingIn(await client.get(`/bookings/${id}`));

const documentsOf = async (client: Person, { id }: { id: string }) => {
  const listed = invoicesIn(await client.get(`/billing/invoices?source=${id}`)).filter(
    ({ kind }) => kind === 'invoice',
  );
  return Promise.all(
    listed.map(async (one) => invoiceIn(await client.get(`/billing/invoices/${one.id}`))),
  );
};

const daysOf = (booking: Booking) => booking.sums.due.map(({ by }) => by);
const restDay = ({ quote }: Booking) => dayInDubai(quote.due.restBy ?? assert.fail('no rest'));

async function overviewOf(client: Person) {
  const read = await client.get('/billing?lang=en');
  return read.body as unknown as { owed: Owed[]; firstDue: { next: { dueOn: string } } | null }; // parsed by this very schema
}

/** Confirmed by a card, as the job leaves it. */
async function booked(app: TestApp, mode: 'deposit' | 'card-guarantee') {
  const layla = await newClient(app);
  await saveCard(layla);
  const { id } = bookingIn(await confirm(layla, await heldBy(app, layla, mode)));
  await settleBooking(app.services, id);
  return { layla, booking: await seen(layla, { id }) };
}

test('a balance moves with its booking, on the page, the invoice, the list and in the letter alike', async (t) => {
  const app = await borrow(t);
  const { layla, booking } = await booked(app, 'deposit');
  const before = restDay(booking);
  assert.deepEqual(daysOf(booking), [before]);
  for (const days of [40, -20]) {
    const last = await seen(layla, booking);
    const moved = await change(layla, last, { day: daysAfter(last.day, days) });
    const day = restDay(moved);
    assert.equal(day, daysAfter(restDay(last), days));
    for (const one of [moved, await seen(layla, booking)]) assert.deepEqual(daysOf(one), [day]);
    const [invoice, ...others] = await documentsOf(layla, booking);
    assert.equal(others.length, 0);
    assert.deepEqual(
      invoice?.instalments.map(({ dueOn }) => dueOn),
      [dayInDubai(app.services.now()), day],
    );
    assert.equal(invoice?.next?.dueOn, day);
    const { owed, firstDue } = await overviewOf(layla);
    assert.equal(firstDue?.next.dueOn, day);
    assert.match(owedLines(owed, 'en')[0]?.label ?? '', new RegExp(dayInWords(day, 'en')));
    const letter = (await bookingMails(app, layla.email)).at(-1);
    assert.match(letter?.textBody ?? '', new RegExp(`Balance, by ${dayInWords(day, 'en')}`));
  }
  await assertBooks(app, layla);
});

test('the dialog says the new days before anybody changes anything', async (t) => {
  const app = await borrow(t);
  const { layla, booking } = await booked(app, 'deposit');
  const { time, party, offering, id } = { ...booking, offering: booking.offering.slug };
  const wish = { day: daysAfter(booking.day, 30), time, party, offering };
  const { body } = await layla.post(`/bookings/${id}/change/quote`, wish);
  const moved = await change(layla, booking, { day: wish.day });
  assert.deepEqual(body.after, moved.sums);
});

test('a guarantee is taken on the day its booking moved to', async (t) => {
  const app = await borrow(t);
  const { layla, booking } = await booked(app, 'card-guarantee');
  assert.equal(booking.sums.reserved.amount, booking.total.amount);
  const day = daysAfter(booking.day, 27);
  const moved = await change(layla, booking, { day, length: booking.length });
  for (const { sums } of [moved, await seen(layla, booking)]) {
    const [reserved] = moneyLines(sums, 'en').filter(({ id }) => id === 'reserved');
    assert.match(reserved?.note ?? '', new RegExp(`^taken on ${dayInWords(day, 'en')}`));
  }
  const [invoice] = await documentsOf(layla, booking);
  assert.deepEqual(
    invoice?.instalments.map(({ dueOn }) => dueOn),
    [day],
  );
  await assertBooks(app, layla);
});

test('a balance whose new day has come is due now, and the saved card is asked for it', async (t) => {
  const app = await borrow(t);
  const { layla, booking } = await booked(app, 'deposit');
  const soon = daysAfter(dayInDubai(app.services.now()), 1);
  const moved = await change(layla, booking, { day: soon });
  const { rest } = booking.quote.due;
  assert.deepEqual([moved.sums.collecting, daysOf(moved)], [rest, []]);
  await settleBooking(app.services, booking.id);
  const { sums } = await seen(layla, booking);
  assert.equal(sums.paid.amount, booking.total.amount);
  await assertBooks(app, layla);
});

test('while the bank is asked for a deposit nobody is asked to pay it, nor anything else of its invoice', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'deposit')));
  const { first, rest } = booking.quote.due;
  assert.deepEqual(booking.sums.dueNow, first);
  await saveCard(layla);
  const { processor } = app.services;
  let asked = 0;
  const charge: typeof processor.charge = async (order) => {
    asked += 1;
    const { owed, firstDue } = await overviewOf(layla);
    assert.equal(firstDue, null);
    assert.deepEqual(
      owedLines(owed, 'en').map(({ id, sum }) => [id, sum]),
      [
        ['later', rest],
        ['collecting', first],
      ],
    );
    return processor.charge(order);
  };
  await settleBooking({ ...app.services, processor: { ...processor, charge } }, booking.id);
  assert.equal(asked, 1);
  assert.equal((await overviewOf(layla)).firstDue?.next.dueOn, restDay(booking));
});
