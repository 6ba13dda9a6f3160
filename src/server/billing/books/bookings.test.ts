import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { dayInDubai } from '#domain/time.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { cancel, closeFreeHours, heldBy, sendBackNow } from '#server/billing/books/testing.ts';
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
import { assertRefused, bookingIn, confirm, letExpire } from '#server/bookings/testing.ts';
import { borrow, demo, newClient } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';

test('a booking without a saved card is confirmed, and its invoice waits to be paid', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla)));
  assert.deepEqual([booking.place, booking.money], ['confirmed', 'none']);
  const invoice = await invoiceOf(layla, booking.id);
  assert.deepEqual(invoice.total, booking.total);
  const dueOn = dayInDubai(app.services.now());
  assert.deepEqual(invoice.next, { amount: booking.total, dueOn, kind: 'all' });
  paymentIn(await pay(layla, invoice));
  assert.equal(bookingIn(await layla.get(`/bookings/${booking.id}`)).money, 'paid');
  await assertBooks(app, layla);
});

test('a saved card pays with the confirmation: all of it, or the deposit', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const whole = bookingIn(await confirm(layla, await heldBy(app, layla)));
  assert.deepEqual([whole.place, whole.money], ['confirmed', 'paid']);
  const part = bookingIn(await confirm(layla, await heldBy(app, layla, 'deposit')));
  assert.deepEqual([part.place, part.money], ['confirmed', 'part_paid']);
  const invoice = await invoiceOf(layla, part.id);
  assert.deepEqual(invoice.paid, part.quote.due.first);
  assert.deepEqual(invoice.next?.amount, part.quote.due.rest);
  assert.equal(invoice.next?.dueOn, dayInDubai(part.quote.due.restBy ?? ''));
  await assertBooks(app, layla);
});

test('a refused card leaves the hold as it is; another card pays for it and it is confirmed', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla, cards.declined);
  const hold = await heldBy(app, layla);
  const refused = await confirm(layla, hold);
  assertRefused(refused, 402, 'payment_declined', 'declined');
  assert.equal(bookingIn(await layla.get(`/bookings/${hold.id}`)).place, 'held');
  const token = await tokenOf(layla);
  const body = {
    for: { kind: 'hold', id: hold.id },
    amount: hold.quote.due.first,
    with: { kind: 'token', token, save: false },
  };
  assert.equal(paymentIn(await layla.post('/billing/payments', body)).state, 'succeeded');
  assertRefused(await layla.post('/billing/payments', body), 409, 'billing_state');
  const booking = bookingIn(await confirm(layla, hold));
  assert.deepEqual([booking.place, booking.money], ['confirmed', 'paid']);
  await assertBooks(app, layla);
});

test('a bank that asks first keeps the hold; once it is answered the booking is confirmed, once', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla, cards.asks);
  const hold = await heldBy(app, layla);
  const asked = await confirm(layla, hold);
  assertRefused(asked, 402, 'payment_step');
  const { payment: id, url } = asked.body.params as { payment: string; url: string };
  assertRefused(await confirm(layla, hold), 402, 'payment_step');
  const payment = paymentIn(await layla.get(`/billing/payments/${id}`));
  assert.equal(payment.next?.url, url);
  await answerBank(app, payment, 'approve');
  const booking = bookingIn(await confirm(layla, hold));
  assert.deepEqual([booking.place, booking.money], ['confirmed', 'paid']);
  await assertBooks(app, layla);
});

test('a bank that asks about a reservation says that it is only that, and when it is taken', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla, cards.asks);
  for (const mode of ['card-guarantee', 'asked'] as const) {
    const hold = await heldBy(app, layla, mode);
    const asked = await confirm(layla, hold);
    const { payment: id } = asked.body.params as { payment: string };
    const payment = paymentIn(await layla.get(`/billing/payments/${id}`));
    const { pathname } = new URL(payment.next?.url ?? '');
    const { text } = await app.get(pathname);
    assert.match(text, /Do you confirm that Rihla reserves .* on your card\?/);
    const day = hold.sums.due.find(({ by }) => by !== null)?.by;
    const when = day
      ? `taken on ${dayInWords(day, 'en')}, nothing before unless it is cancelled and a fee is due`
      : 'taken once your concierge has confirmed it';
    assert.ok(text.includes(`It is only reserved: ${when}`), text);
    await answerBank(app, payment, 'approve');
    assert.equal(paymentIn(await layla.get(`/billing/payments/${id}`)).state, 'authorised');
    // Back from the bank it is taken: confirmed, or asked for.
    const back = bookingIn(await layla.get(`/bookings/${hold.id}`));
    const place = mode === 'asked' ? 'pending' : 'confirmed';
    assert.deepEqual([back.place, back.sums.reserved], [place, payment.amount]);
  }
});

test('what a confirmation would be refused for is refused before the card is charged', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const hold = await heldBy(app, layla);
  const wrong = { total: { ...hold.total, amount: hold.total.amount + 1 } };
  assertRefused(await confirm(layla, hold, wrong), 409, 'price_changed');
  const other = { ...hold, version: hold.version + 1 };
  assertRefused(await confirm(layla, other), 412, 'precondition_failed');
  const rows = await app.sql.as(
    system,
    (tx) => tx`select 1 from app.payments where client_id = ${layla.id}`,
  );
  assert.equal(rows.length, 0);
});

test('a hold that was paid for and let go sends the money back', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const hold = await heldBy(app, layla);
  const token = await tokenOf(layla);
  const body = {
    for: { kind: 'hold', id: hold.id },
    amount: hold.quote.due.first,
    with: { kind: 'token', token, save: false },
  };
  const paid = paymentIn(await layla.post('/billing/payments', body));
  await letExpire(app, hold.id);
  await app.sql.as(
    system,
    (tx) => tx`
    update app.payments set created_at = created_at - interval '1 hour' where id = ${paid.id}`,
  );
  await reconcilePayments(app.services);
  await app.sql.as(
    system,
    (tx) => tx`
    update app.refunds set created_at = created_at - interval '1 hour' where payment_id = ${paid.id}`,
  );
  await reconcilePayments(app.services);
  const back = paymentIn(await layla.get(`/billing/payments/${paid.id}`));
  assert.deepEqual(back.refunded, back.amount);
  const [refund] = await app.sql.as(
    system,
    (tx) => tx`
    select state from app.refunds where payment_id = ${paid.id}`,
  );
  assert.equal(refund?.state, 'succeeded');
  await assertBooks(app, layla);
});

test('cancelling in the free hours credits and refunds everything; later the fee is kept', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  for (const late of [false, true]) {
    const booking = bookingIn(await confirm(layla, await heldBy(app, layla)));
    if (late) await closeFreeHours(app, booking.id);
    const cancelled = await cancel(layla, booking.id);
    const fee = cancelled.feesKept.amount;
    assert.equal(fee > 0, late);
    await sendBackNow(app, layla);
    const all = invoicesIn(await layla.get(`/billing/invoices?source=${booking.id}`));
    const note = all.find(({ kind }) => kind === 'credit_note');
    assert.match(note?.number ?? '', /^RC-/);
    assert.equal(note?.total.amount, fee - booking.total.amount);
    const invoice = await invoiceOf(layla, booking.id);
    assert.deepEqual([invoice.paid.amount, invoice.outstanding.amount], [fee, 0]);
    assert.equal(bookingIn(await layla.get(`/bookings/${booking.id}`)).money, 'refunded');
  }
  await assertBooks(app, layla);
});

test('a card guarantee is reserved, taken when the day has come, and let go when nothing is owed', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const [kept, given] = [
    bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee'))),
    bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee'))),
  ];
  assert.deepEqual([kept.money, given.money], ['authorised', 'authorised']);
  const invoice = await invoiceOf(layla, kept.id);
  assert.deepEqual(
    [invoice.guarantee, invoice.paid.amount, invoice.next?.dueOn],
    [true, 0, kept.day],
  );
  await cancel(layla, given.id);
  await settleBooking(app.services, given.id);
  assert.equal(bookingIn(await layla.get(`/bookings/${given.id}`)).money, 'none');
  const later = { ...app.services, now: () => kept.endsAt };
  await collectDue(later);
  assert.equal(bookingIn(await layla.get(`/bookings/${kept.id}`)).money, 'paid');
  await assertBooks(app, layla);
});

test('a balance that falls due is taken from the saved card', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'deposit')));
  const later = { ...app.services, now: () => booking.quote.due.restBy ?? '' };
  await collectDue(later);
  await collectDue(later);
  assert.equal(bookingIn(await layla.get(`/bookings/${booking.id}`)).money, 'paid');
  await assertBooks(app, layla);
});

test('the desk calls a booking off and everything goes back', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla)));
  const off = { cause: 'operator', reason: 'The wind.' };
  assert.equal((await noor.post(`/bookings/${booking.id}/call-off`, off)).status, 200);
  assert.equal(bookingIn(await layla.get(`/bookings/${booking.id}`)).money, 'refund_due');
  await sendBackNow(app, layla);
  assert.equal(bookingIn(await layla.get(`/bookings/${booking.id}`)).money, 'refunded');
  await assertBooks(app, layla);
});
