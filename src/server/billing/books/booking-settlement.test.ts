import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayInDubai, daysAfter, minutesAfter } from '#domain/time.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import {
  cancel,
  change,
  closeFreeHours,
  heldBy,
  sendBackNow,
} from '#server/billing/books/testing.ts';
import { collectDue } from '#server/billing/payments/dues.ts';
import {
  answerBank,
  assertBooks,
  cards,
  invoiceOf,
  invoicesIn,
  pay,
  paymentIn,
  saveCard,
  tokenOf,
} from '#server/billing/testing.ts';
import { reconcilePayments } from '#server/billing/workers.ts';
import { age, bookingIn, confirm, confirmed } from '#server/bookings/testing.ts';
import { withSql } from '#server/database/throw-away.ts';
import { actingFor, mandated } from '#server/delegates/testing.ts';
import {
  assertRefused,
  borrow,
  demo,
  inDays,
  newClient,
  type Person,
} from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const seen = async (client: Person, { id }: { id: string }) =>
  bookingIn(await client.get(`/bookings/${id}`));

async function answered(app: TestApp, id: string, answer: 'confirm' | 'decline') {
  const noor = await demo(app, 'concierge');
  const body = { answer, reason: 'As we spoke.' };
  bookingIn(await noor.post(`/bookings/${id}/answer`, body));
  await settleBooking(app.services, id);
  // A job may run twice.
  await settleBooking(app.services, id);
}

/** What the processor took, reserved and let go, by its own books. */
const atProcessor = (app: TestApp, { id }: Person) =>
  app.sql.as(system, async (tx) => {
    const rows = await tx`
      select i.state, i.captured, i.amount from app.sandbox_intents i
      join app.payments p on p.id::text = i.key
      where p.client_id = ${id} order by i.created_at`;
    return rows.map(({ state, captured }) => [state, captured]);
  });

/** Card networks hold a reservation for some days and then let it go. */
const letLapse = (app: TestApp, { id }: Person) =>
  app.sql.as(
    system,
    (tx) => tx`
      update app.sandbox_intents i set state = 'released' from app.payments p
      where p.id::text = i.key and p.client_id = ${id} and i.state = 'authorised'`,
  );

const told = (app: TestApp, { id }: Person) =>
  app.sql.as(system, async (tx) => {
    const rows = await tx`
      select about ->> 'event' as event from app.notifications
      where recipient_id = ${id} and kind = 'payment' order by created_at, id`;
    return rows.map(({ event }) => event);
  });

async function pending(app: TestApp, client: Person) {
  const booking = bookingIn(await confirm(client, await heldBy(app, client, 'asked')));
  assert.deepEqual([booking.place, booking.money], ['pending', 'authorised']);
  return booking;
}

test('what a concierge confirms is only reserved until then, and taken with the answer', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const booking = await pending(app, layla);
  assert.deepEqual(invoicesIn(await layla.get(`/billing/invoices?source=${booking.id}`)), []);
  assert.deepEqual(await atProcessor(app, layla), [['authorised', 0]]);
  await answered(app, booking.id, 'confirm');
  assert.deepEqual(await atProcessor(app, layla), [['succeeded', booking.total.amount]]);
  const after = await seen(layla, booking);
  assert.deepEqual([after.place, after.money], ['confirmed', 'paid']);
  assert.equal((await invoiceOf(layla, booking.id)).state, 'paid');
  await assertBooks(app, layla);
});

test('what a concierge declines is let go, and nothing is invoiced', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const booking = await pending(app, layla);
  await answered(app, booking.id, 'decline');
  assert.deepEqual(await atProcessor(app, layla), [['released', 0]]);
  const after = await seen(layla, booking);
  assert.deepEqual([after.place, after.money], ['declined', 'none']);
  assert.deepEqual(invoicesIn(await layla.get(`/billing/invoices?source=${booking.id}`)), []);
  // The booking's own letter says what became of it.
  assert.deepEqual(await told(app, layla), []);
  await assertBooks(app, layla);
});

test('a request that its client cancels lets the reservation go, and no letter says that the place was gone', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const booking = await pending(app, layla);
  assert.equal((await cancel(layla, booking.id)).place, 'cancelled');
  await settleBooking(app.services, booking.id);
  assert.deepEqual(await atProcessor(app, layla), [['released', 0]]);
  assert.deepEqual(await told(app, layla), []);
  await assertBooks(app, layla);
});

test('a reservation that nobody answered before the start is let go', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const booking = await pending(app, layla);
  await app.sql.as(
    system,
    (tx) => tx`update app.bookings set place = 'expired' where id = ${booking.id}`,
  );
  await reconcilePayments(app.services);
  assert.deepEqual(await atProcessor(app, layla), [['released', 0]]);
  assert.deepEqual(await told(app, layla), []);
});

test('a reservation that ran out is made good by the saved card, once', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const booking = await pending(app, layla);
  await letLapse(app, layla);
  await answered(app, booking.id, 'confirm');
  assert.deepEqual(await atProcessor(app, layla), [
    ['released', 0],
    ['succeeded', booking.total.amount],
  ]);
  assert.equal((await seen(layla, booking)).money, 'paid');
  assert.deepEqual(await told(app, layla), ['received']);
  await assertBooks(app, layla);
});

test('a reservation that ran out without a saved card leaves an invoice, and its payer is told', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const hold = await heldBy(app, layla, 'asked');
  const body = {
    for: { kind: 'hold', id: hold.id },
    amount: hold.quote.due.first,
    with: { kind: 'token', token: await tokenOf(layla), save: false },
  };
  assert.equal(paymentIn(await layla.post('/billing/payments', body)).state, 'authorised');
  bookingIn(await confirm(layla, hold));
  await letLapse(app, layla);
  await answered(app, hold.id, 'confirm');
  const after = await seen(layla, hold);
  assert.deepEqual([after.place, after.money], ['confirmed', 'none']);
  assert.deepEqual((await invoiceOf(layla, hold.id)).outstanding, hold.total);
  assert.deepEqual(await told(app, layla), ['declined']);
  await assertBooks(app, layla);
});

test('a booking that becomes dearer asks for the difference, from the saved card', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const booking = await confirmed(app, layla, { party: 2, day: inDays(44) });
  assert.equal(booking.money, 'paid');
  const dearer = await change(layla, booking, { party: 3 });
  const more = dearer.total.amount - booking.total.amount;
  assert.ok(more > 0);
  assert.equal(dearer.money, 'part_paid');
  const [extra] = invoicesIn(await layla.get(`/billing/invoices?source=${booking.id}`));
  assert.deepEqual([extra?.total.amount, extra?.outstanding.amount], [more, more]);
  await settleBooking(app.services, booking.id);
  assert.equal((await seen(layla, booking)).money, 'paid');
  assert.deepEqual(await atProcessor(app, layla), [
    ['succeeded', booking.total.amount],
    ['succeeded', more],
  ]);
  await assertBooks(app, layla);
});

test('a booking that becomes cheaper sends the difference back, less what the terms keep', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  for (const late of [false, true]) {
    const booking = await confirmed(app, layla, { party: 4, day: inDays(late ? 46 : 45) });
    if (late) await age(app, booking.id, 'late');
    const cheaper = await change(layla, booking, { party: 2 });
    const fee = cheaper.feesKept.amount;
    assert.equal(fee > 0, late);
    await sendBackNow(app, layla);
    const invoice = await invoiceOf(layla, booking.id);
    const left = cheaper.total.amount + fee;
    assert.deepEqual([invoice.paid.amount, invoice.outstanding.amount], [left, 0]);
    assert.equal(invoice.credited.amount, booking.total.amount - left);
  }
  await assertBooks(app, layla);
});

test('cancelling after the free hours keeps the fee of what was reserved and lets go the rest', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  const asked = await invoiceOf(layla, booking.id);
  assert.deepEqual([asked.reserved, asked.paidWith], [asked.outstanding, 'Visa 4242']);
  await app.sql.as(
    system,
    (tx) => tx`
      update app.bookings set quote = jsonb_set(jsonb_set(quote, '{terms,freeUntil}', 'null'),
        '{terms,feeAfter,amount}', to_jsonb(10000)) where id = ${booking.id}`,
  );
  const cancelled = await cancel(layla, booking.id);
  assert.equal(cancelled.feesKept.amount, 10_000);
  await settleBooking(app.services, booking.id);
  assert.deepEqual(await atProcessor(app, layla), [['succeeded', 10_000]]);
  const invoice = await invoiceOf(layla, booking.id);
  assert.deepEqual([invoice.paid.amount, invoice.outstanding.amount], [10_000, 0]);
  await assertBooks(app, layla);
});

test('no more is reserved than is owed, and no more is taken than that', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  const invoice = await invoiceOf(layla, booking.id);
  const half = { ...invoice.total, amount: Math.floor(invoice.total.amount / 2) };
  assert.equal(paymentIn(await pay(layla, invoice, { amount: half })).state, 'authorised');
  assertRefused(await pay(layla, invoice), 409, 'billing_state');
  const rest = { ...half, amount: invoice.total.amount - half.amount };
  assert.equal(paymentIn(await pay(layla, invoice, { amount: rest })).state, 'authorised');
  await collectDue({ ...app.services, now: () => booking.endsAt });
  assert.deepEqual(await atProcessor(app, layla), [
    ['succeeded', half.amount],
    ['succeeded', rest.amount],
  ]);
  await assertBooks(app, layla);
});

test('a card whose bank refuses it a little later is asked once, and its payer can pay at once', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla, cards.failsLater);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'deposit')));
  // Asked, then looked at by whatever settles the booking next.
  for (let round = 0; round < 3; round += 1) await settleBooking(app.services, booking.id);
  const states = (await atProcessor(app, layla)).map(([state]) => state);
  assert.deepEqual(states, ['failed']);
  const invoice = await invoiceOf(layla, booking.id);
  assert.equal(invoice.collecting.amount, 0);
  assert.equal(paymentIn(await pay(layla, invoice)).state, 'succeeded');
  await assertBooks(app, layla);
});

/** Takes the jobs that wait for a booking out of the queue, which rests in tests. */
const jobsTaken = ({ owner }: TestApp, { id }: { id: string }) =>
  withSql(owner, async (sql) => {
    const rows = await sql`
      delete from graphile_worker._private_jobs where key = ${`settle_booking ${id}`} returning id`;
    return rows.length;
  });

test('a reservation that a bank grants after the end is settled at once, not the next morning', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  await closeFreeHours(app, booking.id);
  const invoice = await invoiceOf(layla, booking.id);
  const begun = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  await cancel(layla, booking.id);
  await settleBooking(app.services, booking.id);
  await jobsTaken(app, booking);
  await answerBank(app, begun, 'approve');
  assert.equal(paymentIn(await layla.get(`/billing/payments/${begun.id}`)).state, 'authorised');
  assert.equal(await jobsTaken(app, booking), 1);
  await settleBooking(app.services, booking.id);
  const { sums } = await seen(layla, booking);
  assert.deepEqual([sums.paid, sums.dueNow.amount], [sums.kept, 0]);
  assert.ok(sums.kept.amount > 0);
  await assertBooks(app, layla);
});

test('of two reservations the second pays what the first has left', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  const invoice = await invoiceOf(layla, booking.id);
  const half = { ...invoice.total, amount: Math.floor(invoice.total.amount / 2) };
  const rest = { ...half, amount: invoice.total.amount - half.amount };
  for (const amount of [half, rest]) paymentIn(await pay(layla, invoice, { amount }));
  const gift = { amount: { ...half, amount: 10_000 }, reason: 'A kind gesture.' };
  const given = await noor.post(`/desk/billing/invoices/${invoice.id}/credit-notes`, gift);
  assert.equal(given.status, 200, given.text);
  await collectDue({ ...app.services, now: () => booking.endsAt });
  assert.deepEqual(await atProcessor(app, layla), [
    ['succeeded', half.amount],
    ['succeeded', rest.amount - 10_000],
  ]);
  await assertBooks(app, layla);
});

test('nobody came: a guarantee pays the fee for that and no more', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  await age(app, booking.id, 'over');
  await app.sql.as(
    system,
    (tx) => tx`
      update app.bookings set quote = jsonb_set(quote, '{terms,noShowFee,amount}',
        to_jsonb(25000)) where id = ${booking.id}`,
  );
  const body = { cause: 'no_show', reason: 'We waited until midnight.' };
  assert.equal((await noor.post(`/bookings/${booking.id}/call-off`, body)).status, 200);
  await settleBooking(app.services, booking.id);
  assert.deepEqual(await atProcessor(app, layla), [['succeeded', 25_000]]);
  const after = await seen(layla, booking);
  assert.deepEqual([after.place, after.money], ['no_show', 'paid']);
  await assertBooks(app, layla);
});

test('a balance whose card is refused is tried on three mornings, its payer hears of each, then it waits', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const [card] = await saveCard(layla);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'deposit')));
  await saveCard(layla, cards.poor);
  await layla.send('DELETE', `/billing/methods/${card?.id}`);
  const due = booking.quote.due.restBy ?? assert.fail('no balance');
  for (const morning of [0, 0, 1, 2, 3])
    await collectDue({ ...app.services, now: () => minutesAfter(due, morning * 24 * 60) });
  assert.deepEqual(await told(app, layla), ['received', 'declined', 'declined', 'declined']);
  const invoice = await invoiceOf(layla, booking.id);
  assert.deepEqual(invoice.outstanding, booking.quote.due.rest);
  assert.ok(invoice.next && invoice.next.dueOn <= daysAfter(dayInDubai(due), 0));
  await assertBooks(app, layla);
});

test('a delegate’s limit is asked before the client’s card is, whatever the deposit', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const hold = await heldBy(app, layla, 'deposit');
  const { first } = hold.quote.due;
  // The deposit would be within it; what is agreed to is not.
  const upTo = Math.ceil((first.amount * 36_725) / 10_000) + 100;
  const person = await mandated(app, layla, { rights: ['request', 'approve', 'pay'], upTo });
  assertRefused(await confirm(actingFor(person, layla), hold), 403, 'mandate_limit');
  assert.deepEqual(await atProcessor(app, layla), []);
});
