import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { MoneyAct } from '#contract/billing/money-acts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { convert } from '#domain/money.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { cancel, change, closeFreeHours, heldBy } from '#server/billing/books/testing.ts';
import { answer, desk, leaveAlone, waitingIn } from '#server/billing/money-acts/testing.ts';
import { chargeInvoice } from '#server/billing/payments/charges.ts';
import { assertBooks, invoiceOf, pay, saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm, lettersTo, open } from '#server/bookings/testing.ts';
import { assertRefused, demo, type Json, newClient, type Person } from '#server/matters/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

const borrow = (t: TestContext, above: number) =>
  borrowApp(t, { ...open, AUTH_RATE_LIMITS: 'off', FOUR_EYES_ABOVE: String(above) });

async function people(app: TestApp) {
  const layla = await newClient(app);
  await saveCard(layla);
  return { layla, noor: await demo(app, 'concierge'), sami: await demo(app, 'admin') };
}

/** Paid in full, and its free hours are over: cancelling costs its fee. */
async function paidAndLate(app: TestApp, client: Person): Promise<Booking> {
  const { id } = bookingIn(await confirm(client, await heldBy(app, client, 'full')));
  await closeFreeHours(app, id);
  return bookingIn(await client.get(`/bookings/${id}`));
}

const callOff = (staff: Person, { id }: Booking, cause = 'operator') =>
  staff.post(`/bookings/${id}/call-off`, { cause, reason: 'The engine.' });

const actsOf = async (staff: Person, client: Person, { id }: Booking): Promise<MoneyAct[]> =>
  (await desk(staff, await invoiceOf(client, id))).acts;

const seen = async (client: Person, { id }: Booking) =>
  bookingIn(await client.get(`/bookings/${id}`));

const yes = { answer: 'approve' };

test('much that a call-off sends back waits, and nobody is told before a colleague agrees', async (t) => {
  const app = await borrow(t, 100);
  const { layla, noor, sami } = await people(app);
  const booking = await paidAndLate(app, layla);
  assert.equal(bookingIn(await callOff(noor, booking)).place, 'confirmed');
  const act = waitingIn(await desk(noor, await invoiceOf(layla, booking.id)));
  assert.deepEqual(
    [act.kind, act.amount, act.reason, act.askedBy.id],
    ['call_off', booking.sums.paid, 'The engine.', noor.id],
  );
  const before = await seen(layla, booking);
  assert.deepEqual([before.place, before.sums.returning.amount], ['confirmed', 0]);
  assert.ok(!(await lettersTo(app, layla)).includes('called_off'));
  assertRefused(await callOff(noor, booking), 409, 'billing_state');
  assertRefused(await answer(noor, act, yes), 403, 'forbidden');

  assert.equal((await answer(sami, act, yes)).status, 200);
  const after = await seen(layla, booking);
  assert.deepEqual(
    [after.place, after.sums.kept.amount, after.sums.returning],
    ['cancelled', 0, booking.sums.paid],
  );
  const letters = await lettersTo(app, layla);
  assert.equal(letters.filter((kind) => kind === 'called_off').length, 1);
  await assertBooks(app, layla);
});

const limit = 250_000;

test('in the free hours all that goes back weighs too, though its client could have had it alone', async (t) => {
  const app = await borrow(t, 100);
  const { layla, noor, sami } = await people(app);
  const free = bookingIn(await confirm(layla, await heldBy(app, layla, 'full')));
  assert.equal(free.sums.endings?.now.keeps.amount, 0);
  assert.equal(bookingIn(await callOff(noor, free)).place, 'confirmed');
  const act = waitingIn(await desk(noor, await invoiceOf(layla, free.id)));
  assert.deepEqual([act.kind, act.amount], ['call_off', free.sums.paid]);
  // Another cause is the same wish.
  assertRefused(await callOff(noor, free, 'weather'), 409, 'billing_state');
  assert.equal((await answer(sami, act, yes)).status, 200);
  assert.equal((await seen(layla, free)).place, 'cancelled');
  await assertBooks(app, layla);
});

test('a booking that its client moved meanwhile is another, though its price is the same', async (t) => {
  const app = await borrow(t, 100);
  const { layla, noor, sami } = await people(app);
  const free = bookingIn(await confirm(layla, await heldBy(app, layla, 'full')));
  await callOff(noor, free);
  const act = waitingIn(await desk(noor, await invoiceOf(layla, free.id)));
  await change(layla, free, { party: free.party, day: daysAfter(dayInDubai(free.startsAt), 1) });
  const moved = await seen(layla, free);
  assert.deepEqual(moved.sums.paid, free.sums.paid);
  const late = await answer(sami, act, yes);
  assertRefused(late, 409, 'billing_state');
  assert.equal((late.body.params as Json).reason, 'act_stale');
  assert.notEqual((await seen(layla, free)).place, 'cancelled');
  await assertBooks(app, layla);
});

test('pieces of a day weigh together, in bad weather too', async (t) => {
  const app = await borrow(t, limit / 100);
  const { layla, noor } = await people(app);
  const states: string[] = [];
  for (let given = 0; given <= limit; ) {
    const booking = await paidAndLate(app, layla);
    given += convert(booking.sums.paid, 'AED').amount;
    await callOff(noor, booking);
    states.push((await actsOf(noor, layla, booking))[0]?.state ?? '');
  }
  assert.deepEqual([states.at(-1), new Set(states.slice(0, -1))], ['waiting', new Set(['done'])]);
  const stormy = await paidAndLate(app, layla);
  const { now, weather } = stormy.sums.endings ?? assert.fail();
  assert.ok(weather.keeps.amount < now.keeps.amount);
  assert.equal(bookingIn(await callOff(noor, stormy, 'weather')).place, 'confirmed');
  await assertBooks(app, layla);
});

test('in a house of one it passes, and is marked', async (t) => {
  const app = await borrow(t, 100);
  const { layla, noor } = await people(app);
  const booking = await paidAndLate(app, layla);
  await leaveAlone(app, noor, true);
  assert.equal(bookingIn(await callOff(noor, booking)).place, 'cancelled');
  const [act] = await actsOf(noor, layla, booking);
  assert.deepEqual([act?.kind, act?.state], ['call_off', 'alone']);
  await assertBooks(app, layla);
});

test('a colleague who says no leaves the booking as it is', async (t) => {
  const app = await borrow(t, 100);
  const { layla, noor, sami } = await people(app);
  const booking = await paidAndLate(app, layla);
  await callOff(noor, booking);
  const [first] = await actsOf(noor, layla, booking);
  assert.ok(first);
  const no = { answer: 'refuse', reason: 'The engine runs.' };
  assert.equal((await answer(sami, first, no)).status, 200);
  assert.equal((await seen(layla, booking)).place, 'confirmed');
  await assertBooks(app, layla);
});

const stateOf = async (staff: Person, { id }: MoneyAct): Promise<string | undefined> => {
  const { body } = await staff.get('/desk/billing/acts');
  const acts = body as unknown as MoneyAct[]; // parsed by this very schema
  return acts.find((act) => act.id === id)?.state;
};

test('who cancels while a call-off waits is given back its fee once the colleague agrees', async (t) => {
  const app = await borrow(t, 100);
  const { layla, noor, sami } = await people(app);
  const booking = await paidAndLate(app, layla);
  const { now } = booking.sums.endings ?? assert.fail();
  assert.ok(now.keeps.amount > 0);
  await callOff(noor, booking);
  const invoice = await invoiceOf(layla, booking.id);
  const first = waitingIn(await desk(noor, invoice));
  assert.equal((await cancel(layla, booking.id)).place, 'cancelled');
  const cancelled = await seen(layla, booking);
  assert.deepEqual([cancelled.sums.kept, cancelled.sums.returning], [now.keeps, now.comesBack]);

  assert.equal(await stateOf(sami, first), 'over');
  const late = await answer(sami, first, yes);
  assertRefused(late, 409, 'billing_state');
  assert.equal((late.body.params as Json).reason, 'act_over');
  const waives = waitingIn(await desk(noor, invoice));
  assert.deepEqual(
    [waives.kind, waives.amount, waives.reason, waives.askedBy.id],
    ['credit', now.keeps, 'The engine.', noor.id],
  );
  assertRefused(await answer(noor, waives, yes), 403, 'forbidden');
  assert.equal((await answer(sami, waives, yes)).status, 200);
  const { sums } = await seen(layla, booking);
  assert.equal(sums.kept.amount, 0);
  assert.equal(sums.returning.amount + sums.returned.amount, booking.sums.paid.amount);
  await assertBooks(app, layla);
});

test('who cancels for nothing while a call-off waits leaves nothing to look at', async (t) => {
  const app = await borrow(t, 100);
  const { layla, noor } = await people(app);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'full')));
  await callOff(noor, booking);
  await cancel(layla, booking.id);
  const { acts } = await desk(noor, await invoiceOf(layla, booking.id));
  assert.deepEqual(
    acts.map(({ kind, state }) => [kind, state]),
    [['call_off', 'over']],
  );
  await assertBooks(app, layla);
});

test('a fee that its card pays meanwhile is given back like one that it had paid', async (t) => {
  const app = await borrow(t, 100);
  const { layla, noor, sami } = await people(app);
  const { id } = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  await closeFreeHours(app, id);
  const booking = bookingIn(await layla.get(`/bookings/${id}`));
  await callOff(noor, booking);
  await cancel(layla, id);
  await settleBooking(app.services, id);
  const { sums } = await seen(layla, booking);
  assert.ok(sums.paid.amount > 0);
  const waives = waitingIn(await desk(noor, await invoiceOf(layla, id)));
  assert.equal((await answer(sami, waives, yes)).status, 200);
  const after = (await seen(layla, booking)).sums;
  assert.deepEqual([after.kept.amount, after.paid.amount], [0, 0]);
  await assertBooks(app, layla);
});

test('while a call-off waits nobody is asked for more of it', async (t) => {
  const app = await borrow(t, 100);
  const { layla, noor, sami } = await people(app);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'deposit')));
  const invoice = await invoiceOf(layla, booking.id);
  assert.ok(invoice.outstanding.amount > 0);
  await callOff(noor, booking);
  const refused = await pay(layla, invoice);
  assertRefused(refused, 409, 'billing_state');
  assert.equal((refused.body.params as Json).reason, 'being_decided');
  const whole = { present: false, whole: true };
  assert.equal(await chargeInvoice(app.services, invoice.id, whole), undefined);
  const act = waitingIn(await desk(noor, invoice));
  await answer(sami, act, { answer: 'refuse', reason: 'The engine runs.' });
  assert.equal((await pay(layla, invoice)).status, 200);
  await assertBooks(app, layla);
});

const answerTo = (staff: Person, { id }: Booking, said: 'confirm' | 'decline') =>
  staff.post(`/bookings/${id}/answer`, { answer: said, reason: 'No guide.' });

test('declining what was never confirmed lets a reservation go, and gives nobody’s money away', async (t) => {
  const app = await borrow(t, 0);
  const { layla, noor } = await people(app);
  const { id } = bookingIn(await confirm(layla, await heldBy(app, layla, 'asked')));
  await closeFreeHours(app, id);
  const booking = bookingIn(await layla.get(`/bookings/${id}`));
  assert.deepEqual([booking.place, booking.sums.paid.amount], ['pending', 0]);
  assert.equal(bookingIn(await answerTo(noor, booking, 'decline')).place, 'declined');
  const { sums } = await seen(layla, booking);
  assert.deepEqual([sums.returning.amount, sums.kept.amount], [0, 0]);
  await assertBooks(app, layla);
});

test('refusing a change gives nothing away, so nobody else has to look: the booking stands', async (t) => {
  const app = await borrow(t, 0);
  const { layla, noor } = await people(app);
  const first = bookingIn(await confirm(layla, await heldBy(app, layla, 'asked')));
  bookingIn(await answerTo(noor, first, 'confirm'));
  await settleBooking(app.services, first.id);
  const before = await seen(layla, first);
  const booking = await change(layla, before, { party: 2 });
  // What stands is confirmed still, and the wish waits beside it.
  assert.deepEqual([booking.place, booking.wish?.party], ['confirmed', 2]);
  assert.ok(booking.sums.paid.amount > 0);
  assert.equal(bookingIn(await answerTo(noor, booking, 'decline')).place, 'confirmed');
  const after = await seen(layla, booking);
  assert.deepEqual([after.party, after.sums], [before.party, before.sums]);
  assert.ok(!(await lettersTo(app, layla)).includes('declined'));
  await assertBooks(app, layla);
});
