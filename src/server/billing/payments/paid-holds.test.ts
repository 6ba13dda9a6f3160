/** What a bank let through is not lost with the page that was to lead back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { heldBy, sendBackNow } from '#server/billing/books/testing.ts';
import { confirmPaid } from '#server/billing/payments/paid-holds.ts';
import { recordOutcome } from '#server/billing/payments/records.ts';
import { findPayment } from '#server/billing/payments/store.ts';
import {
  answerBank,
  approveUnheard,
  assertBooks,
  cards,
  paymentIn,
  saveCard,
  tokenOf,
} from '#server/billing/testing.ts';
import { reconcilePayments } from '#server/billing/workers.ts';
import { expireHolds } from '#server/bookings/holds/expiry.ts';
import {
  assertRefused,
  bookingIn,
  confirm,
  guest,
  held,
  letExpire,
  seenAs,
} from '#server/bookings/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

type Mode = Parameters<typeof heldBy>[2];

/** Confirmed with a card whose bank wants to ask first. */
async function atTheBank(app: TestApp, mode?: Mode) {
  const layla = await newClient(app);
  await saveCard(layla, cards.asks);
  const hold = await heldBy(app, layla, mode);
  return { layla, hold, payment: await askedByBank(layla, hold) };
}

async function askedByBank(client: Person, hold: Booking) {
  const asked = await confirm(client, hold);
  assertRefused(asked, 402, 'payment_step');
  const { payment: id } = asked.body.params as { payment: string };
  return paymentIn(await client.get(`/billing/payments/${id}`));
}

/** The same hours of the same thing once more. */
const heldAgain = (app: TestApp, client: Person, { day, time, party, offering }: Booking) =>
  held(app, client, { offering: offering.slug, day, time, party });

const read = async (client: Person, { id }: Pick<Booking, 'id'>) =>
  bookingIn(await client.get(`/bookings/${id}`));

/** A few minutes go by, and the house asks the processor what it was not told. */
async function later(app: TestApp, id: string): Promise<void> {
  await app.sql.as(
    system,
    (tx) => tx`
      update app.payments set created_at = created_at - interval '10 minutes' where id = ${id}`,
  );
  await reconcilePayments(app.services);
}

const stored = async (app: TestApp, { id }: { id: string }) =>
  (await app.sql.as(system, (tx) => findPayment(tx, id))) ?? assert.fail('no such payment');

const lettersOf = (app: TestApp, { id }: Person) =>
  app.sql.as(
    system,
    (tx) =>
      tx`select kind, about from app.notifications where recipient_id = ${id} order by created_at`,
  );

test('a place is confirmed by its payment, though its client never comes back from the bank', async (t) => {
  const app = await borrow(t);
  for (const [mode, place, money] of [
    ['full', 'confirmed', 'paid'],
    ['deposit', 'confirmed', 'part_paid'],
    ['card-guarantee', 'confirmed', 'authorised'],
    ['asked', 'pending', 'authorised'],
  ] as const) {
    const { layla, hold, payment } = await atTheBank(app, mode);
    await answerBank(app, payment, 'approve');
    const booking = await read(layla, hold);
    assert.deepEqual([booking.place, booking.money], [place, money], mode);
    assert.deepEqual(
      booking.guests.map(({ name }) => name),
      [guest.name],
    );
    // Whoever comes back after all, and presses again, is answered as the first time.
    const again = bookingIn(await confirm(layla, hold));
    assert.deepEqual([again.place, again.version], [place, booking.version]);
    await confirmPaid(app.services, payment.id);
    assert.equal((await read(layla, hold)).version, booking.version);
    const other = { guests: [{ ...guest, name: 'Omar' }] };
    assertRefused(await confirm(layla, hold, other), 409, 'booking_state');
    await assertBooks(app, layla);
  }
});

test('the house that was not told hears of it later, and takes a place that is still free', async (t) => {
  const app = await borrow(t);
  for (const isTidied of [false, true]) {
    const { layla, hold, payment } = await atTheBank(app);
    await approveUnheard(app, payment);
    await letExpire(app, hold.id);
    if (isTidied) await expireHolds(app.services);
    await later(app, payment.id);
    const booking = await read(layla, hold);
    assert.deepEqual([booking.place, booking.money], ['confirmed', 'paid']);
    await assertBooks(app, layla);
  }
});

/** Answered unheard, run out and tidied away; by then every place of those hours is somebody's. */
async function gone(app: TestApp, mode: Mode) {
  const begun = await atTheBank(app, mode);
  await approveUnheard(app, begun.payment);
  await letExpire(app, begun.hold.id);
  await expireHolds(app.services);
  await app.sql.as(
    system,
    (tx) => tx`
      update app.bookings set units = units + capacity
      where id = ${begun.hold.id} and place = 'expired'`,
  );
  return begun;
}

const eventsOf = async (app: TestApp, client: Person) =>
  (await lettersOf(app, client)).map(({ about }) => about.event);

test('a place that somebody else has by then is paid back, and the letter says so', async (t) => {
  const app = await borrow(t);
  for (const mode of ['full', 'asked'] as const) {
    const { layla, hold, payment } = await gone(app, mode);
    await later(app, payment.id);
    await settleBooking(app.services, hold.id);
    await sendBackNow(app, layla);
    assert.equal((await read(layla, hold)).place, 'expired');
    const back = paymentIn(await layla.get(`/billing/payments/${payment.id}`));
    if (mode === 'full') assert.deepEqual(back.refunded, back.amount);
    else assert.equal(back.state, 'released');
    const told = await eventsOf(app, layla);
    assert.ok(told.includes(mode === 'full' ? 'returning' : 'let_go'), String(told));
    await assertBooks(app, layla);
  }
});

test('that a place was gone is told with the end of its reservation, whoever brings that news', async (t) => {
  const app = await borrow(t);
  const { layla, payment } = await gone(app, 'asked');
  // Looking at it asks the processor.
  assert.equal(paymentIn(await layla.get(`/billing/payments/${payment.id}`)).state, 'authorised');
  const { processorRef } = await stored(app, payment);
  const ended = { state: 'released', ref: processorRef ?? '' } as const;
  await recordOutcome(app.services, payment.id, ended);
  assert.deepEqual(await eventsOf(app, layla), ['let_go']);
});

test('a reservation stays where its place is taken at the moment it was to be let go', async (t) => {
  const app = await borrow(t);
  const { layla, hold, payment } = await gone(app, 'asked');
  await layla.get(`/billing/payments/${payment.id}`);
  assert.equal((await stored(app, payment)).state, 'authorised');
  await app.sql.as(
    system,
    (tx) => tx`update app.bookings set units = units - capacity where id = ${hold.id}`,
  );
  const as: TestApp['sql']['as'] = async (caller, work) => {
    const seen = await app.sql.as(caller, work);
    await confirmPaid(app.services, payment.id);
    return seen;
  };
  await settleBooking({ ...app.services, sql: { ...app.sql, as } }, hold.id);
  assert.equal((await read(layla, hold)).place, 'pending');
  assert.equal((await stored(app, payment)).state, 'authorised');
  const told = await eventsOf(app, layla);
  assert.ok(!told.includes('let_go'), String(told));
});

test('a hold that was changed after it was agreed to waits for its client, and so does one that was given back', async (t) => {
  const app = await borrow(t);
  const { layla, hold, payment } = await atTheBank(app);
  const { day, time, party, total } = hold;
  const body = { day, time, party, total, note: 'A child seat, please.', guests: [guest] };
  const again = bookingIn(await layla.send('PUT', `/bookings/${hold.id}`, body, seenAs(hold)));
  await answerBank(app, payment, 'approve');
  assert.equal((await read(layla, hold)).place, 'held');
  assert.equal(bookingIn(await confirm(layla, again)).place, 'confirmed');
  const { layla: other, hold: given, payment: late } = await atTheBank(app);
  bookingIn(await other.post(`/bookings/${given.id}/release`));
  await answerBank(app, late, 'approve');
  await settleBooking(app.services, given.id);
  await sendBackNow(app, other);
  assert.equal((await read(other, given)).place, 'cancelled');
  assert.equal(
    paymentIn(await other.get(`/billing/payments/${late.id}`)).refunded.amount > 0,
    true,
  );
  await assertBooks(app, other);
});

test('nobody has the same place twice because the first payment came late', async (t) => {
  const app = await borrow(t);
  const { layla, hold, payment } = await atTheBank(app);
  await approveUnheard(app, payment);
  await letExpire(app, hold.id);
  await expireHolds(app.services);
  await heldAgain(app, layla, hold);
  await later(app, payment.id);
  await settleBooking(app.services, hold.id);
  await sendBackNow(app, layla);
  assert.equal((await read(layla, hold)).place, 'expired');
  await assertBooks(app, layla);
});

test('a second hold of the client’s that ran out as well does not keep a paid place from them', async (t) => {
  const app = await borrow(t);
  const { layla, hold, payment } = await atTheBank(app);
  await approveUnheard(app, payment);
  await letExpire(app, hold.id);
  await letExpire(app, (await heldAgain(app, layla, hold)).id);
  await later(app, payment.id);
  assert.equal((await read(layla, hold)).place, 'confirmed');
  await assertBooks(app, layla);
});

test('whoever had the same hours before gets the second place that they paid for', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const first = bookingIn(await confirm(layla, await heldBy(app, layla)));
  await saveCard(layla, cards.asks);
  const hold = await heldAgain(app, layla, first);
  const payment = await askedByBank(layla, hold);
  await approveUnheard(app, payment);
  await letExpire(app, hold.id);
  await expireHolds(app.services);
  await later(app, payment.id);
  assert.equal((await read(layla, hold)).place, 'confirmed');
  await assertBooks(app, layla);
});

test('another card that pays for a hold confirms it too, where that was asked for with it', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const hold = await heldBy(app, layla);
  const confirms = {
    guests: [guest],
    licenceHeld: true,
    limitsKept: true,
    total: hold.total,
    version: hold.version,
  };
  const paying = async (target: object) => ({
    for: { kind: 'hold', id: hold.id, ...target },
    amount: hold.quote.due.first,
    with: { kind: 'token', token: await tokenOf(layla, cards.asks), save: false },
  });
  const wrong = { ...confirms, total: { ...hold.total, amount: 1 } };
  assertRefused(
    await layla.post('/billing/payments', await paying({ confirms: wrong })),
    409,
    'price_changed',
  );
  const payment = paymentIn(await layla.post('/billing/payments', await paying({ confirms })));
  await answerBank(app, payment, 'approve');
  const booking = await read(layla, hold);
  assert.deepEqual([booking.place, booking.money], ['confirmed', 'paid']);
  await assertBooks(app, layla);
});
