/** A card is asked once for one place, whatever is lost on the way and however many tabs confirm it. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { heldBy } from '#server/billing/books/testing.ts';
import { payForHold } from '#server/billing/payments/hold-payment.ts';
import { recordOutcome } from '#server/billing/payments/records.ts';
import { findPayment } from '#server/billing/payments/store.ts';
import {
  answerBank,
  assertBooks,
  cards,
  invoiceOf,
  owing,
  pay,
  paymentIn,
  saveCard,
  tokenOf,
} from '#server/billing/testing.ts';
import { reconcilePayments } from '#server/billing/workers.ts';
import { confirmHold as confirmRow } from '#server/bookings/holds/holds.ts';
import { assertRefused, bookingIn, confirm, guest } from '#server/bookings/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import { actUnasked } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

const read = async (client: Person, { id }: Pick<Booking, 'id'>) =>
  bookingIn(await client.get(`/bookings/${id}`));

/** The processor does what it is asked, once, and the line breaks before it has said so. */
function loseOneAnswer(t: TestContext, { services: { processor } }: TestApp): void {
  const charge = processor.charge.bind(processor);
  const lost = t.mock.method(processor, 'charge', async (order: Parameters<typeof charge>[0]) => {
    lost.mock.restore();
    await charge(order);
    throw new Error('The line broke.');
  });
}

/** What the processor was asked for somebody, by its own books. */
const askedOf = (app: TestApp, { id }: Person) =>
  app.sql.as(system, async (tx) => {
    const rows = await tx`
      select i.state from app.sandbox_intents i join app.payments p on p.id::text = i.key
      where p.client_id = ${id} order by i.state`;
    return rows.map(({ state }) => String(state));
  });

/** The jobs come by twice, a few minutes later. */
async function later(app: TestApp, { id }: Pick<Booking, 'id'>): Promise<void> {
  await app.sql.as(
    system,
    (tx) => tx`
      update app.payments set created_at = created_at - interval '10 minutes' where booking_id = ${id}`,
  );
  for (const _ of [1, 2]) {
    await settleBooking(app.services, id);
    await reconcilePayments(app.services);
  }
}

const modes = [
  ['full', 'confirmed', 'paid', 'succeeded'],
  ['deposit', 'confirmed', 'part_paid', 'succeeded'],
  ['card-guarantee', 'confirmed', 'authorised', 'authorised'],
  ['asked', 'pending', 'authorised', 'authorised'],
] as const;

test('what a card was asked for and nobody heard of keeps the hold; pressed again, it is confirmed and charged once', async (t) => {
  const app = await borrow(t);
  for (const [mode, place, money, state] of modes) {
    const layla = await newClient(app);
    await saveCard(layla);
    const hold = await heldBy(app, layla, mode);
    loseOneAnswer(t, app);
    const key = { 'idempotency-key': newId() };
    assertRefused(await confirm(layla, hold, {}, key), 409, 'billing_state', 'under_way');
    assert.equal((await read(layla, hold)).place, 'held', mode);
    const booking = bookingIn(await confirm(layla, hold, {}, key));
    assert.deepEqual([booking.place, booking.money], [place, money], mode);
    await later(app, hold);
    assert.deepEqual(await askedOf(app, layla), [state], mode);
    await assertBooks(app, layla);
  }
});

test('whoever does not press again has their place confirmed once the house has heard of it', async (t) => {
  const app = await borrow(t);
  for (const [mode, place, money, state] of modes) {
    const layla = await newClient(app);
    await saveCard(layla);
    const hold = await heldBy(app, layla, mode);
    loseOneAnswer(t, app);
    assertRefused(await confirm(layla, hold), 409, 'billing_state', 'under_way');
    await later(app, hold);
    const booking = await read(layla, hold);
    assert.deepEqual([booking.place, booking.money], [place, money], mode);
    assert.deepEqual(await askedOf(app, layla), [state], mode);
    await assertBooks(app, layla);
  }
});

test('a refusal that nobody heard is told to whoever presses again, and the card is not asked twice', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla, cards.declined);
  const hold = await heldBy(app, layla);
  loseOneAnswer(t, app);
  assertRefused(await confirm(layla, hold), 409, 'billing_state', 'under_way');
  assertRefused(await confirm(layla, hold), 402, 'payment_declined');
  assert.deepEqual(await askedOf(app, layla), ['failed']);
  assert.equal((await read(layla, hold)).place, 'held');
});

/** The first tab has asked for the card and waits; `go` lets it hear the answer. */
async function waiting(t: TestContext, { services: { processor } }: TestApp) {
  const charge = processor.charge.bind(processor);
  const [asked, goes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = t.mock.method(processor, 'charge', async (order: Parameters<typeof charge>[0]) => {
    slow.mock.restore();
    asked.resolve();
    await goes.promise;
    return charge(order);
  });
  return { asked: asked.promise, go: goes.resolve };
}

const agreed = { guests: [guest], note: '', licenceHeld: true, limitsKept: true };
const from = 'Villa 12, Frond M';

/** A second tab that saw no payment of the hold, just before the first one began its own, and goes through to its end. */
async function besides(
  app: TestApp,
  client: Person,
  { hold, first }: { hold: Booking; first: () => Promise<void> },
) {
  let seen = 0;
  const as: TestApp['sql']['as'] = async (caller, work) => {
    const found = await app.sql.as(caller, work);
    seen += 1;
    if (seen === 1) await first();
    return found;
  };
  const ask = { ...agreed, pickUp: from, total: hold.total };
  const confirming = { id: hold.id, ask, version: hold.version };
  const services = { ...app.services, sql: { ...app.sql, as } };
  const by = { kind: 'client', id: client.id } as const;
  const paid = await payForHold(services, by, confirming);
  return actUnasked(app.services, (acting) => confirmRow(acting, confirming, paid), by);
}

async function twoTabs(t: TestContext, app: TestApp, number: string) {
  const layla = await newClient(app);
  await saveCard(layla, number);
  const hold = await heldBy(app, layla);
  const gate = await waiting(t, app);
  let one: Promise<Answer> | undefined;
  const first = async () => {
    one = confirm(layla, hold);
    await gate.asked;
  };
  const [two] = await Promise.allSettled([besides(app, layla, { hold, first })]);
  gate.go();
  return { layla, hold, one: await (one ?? assert.fail('nobody began')), two };
}

test('a second tab goes on with the payment of the first, and never past it', async (t) => {
  const app = await borrow(t);
  const { layla, hold, one, two } = await twoTabs(t, app, cards.good);
  assert.equal(two.status === 'fulfilled' && two.value.place, 'confirmed');
  const { place, money } = bookingIn(one);
  assert.deepEqual([place, money], ['confirmed', 'paid']);
  await later(app, hold);
  assert.deepEqual(await askedOf(app, layla), ['succeeded']);
  await assertBooks(app, layla);
});

test('a card that is declined in one tab confirms nothing in the other', async (t) => {
  const app = await borrow(t);
  const { layla, hold, one, two } = await twoTabs(t, app, cards.declined);
  assert.equal(two.status === 'rejected' && two.reason.code, 'payment_declined');
  assertRefused(one, 402, 'payment_declined');
  assert.equal((await read(layla, hold)).place, 'held');
  assert.deepEqual(await askedOf(app, layla), ['failed']);
});

/** By hand, with a card that is typed. */
async function payHold(client: Person, { id, sums, total, quote }: Booking, number?: string) {
  return client.post('/billing/payments', {
    for: { kind: 'hold', id },
    amount: sums.guarantee ? total : quote.due.first,
    with: { kind: 'token', token: await tokenOf(client, number), save: false },
  });
}

/** Confirmed before anybody heard how its payment went. */
async function overtaken(t: TestContext, app: TestApp, mode: 'full' | 'card-guarantee') {
  const layla = await newClient(app);
  const hold = await heldBy(app, layla, mode);
  loseOneAnswer(t, app);
  const paying = await payHold(layla, hold);
  assert.equal(paying.body.state, 'created', paying.text);
  const ask = { ...agreed, pickUp: from, total: hold.total };
  const decided = { id: hold.id, ask, version: hold.version };
  const by = { kind: 'client', id: layla.id } as const;
  await actUnasked(app.services, (acting) => confirmRow(acting, decided), by);
  return { layla, hold };
}

test('a payment that is overtaken by the confirmation pays its invoice, and nothing is asked besides', async (t) => {
  const app = await borrow(t);
  for (const [mode, money, state] of [
    ['full', 'paid', 'succeeded'],
    ['card-guarantee', 'authorised', 'authorised'],
  ] as const) {
    const { layla, hold } = await overtaken(t, app, mode);
    await saveCard(layla);
    await settleBooking(app.services, hold.id);
    await later(app, hold);
    assert.equal((await read(layla, hold)).money, money);
    assert.deepEqual(await askedOf(app, layla), [state]);
    await assertBooks(app, layla);
  }
});

test('a reservation that is heard of after its invoice was written belongs to it', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const hold = await heldBy(app, layla, 'card-guarantee');
  const refused = await payHold(layla, hold, cards.declined);
  assertRefused(refused, 402, 'payment_declined');
  await saveCard(layla);
  assert.equal(bookingIn(await confirm(layla, hold)).place, 'confirmed');
  // Tried again where the card was typed: the bank lets through what it had refused.
  const { payment } = refused.body.params as { payment: string };
  await recordOutcome(app.services, payment, { state: 'authorised', ref: `int_${newId()}` });
  const invoice = await invoiceOf(layla, hold.id);
  const known = await app.sql.as(system, (tx) => findPayment(tx, payment));
  assert.deepEqual([known?.state, known?.invoiceId], ['authorised', invoice.id]);
});

test('a payment that is sent again under its key, as after a broken line, leads to the same question of the bank', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const hold = await heldBy(app, layla);
  for (const paid of [
    { for: { kind: 'invoice', id: invoice.id }, amount: invoice.outstanding },
    { for: { kind: 'hold', id: hold.id }, amount: hold.quote.due.first },
  ]) {
    const token = await tokenOf(layla, cards.asks);
    const body = { ...paid, with: { kind: 'token', token, save: false } };
    const key = { 'idempotency-key': newId() };
    const send = () => layla.post('/billing/payments', body, key);
    const first = paymentIn(await send());
    const again = paymentIn(await send());
    assert.deepEqual([again.id, again.state, again.next], [first.id, 'step', first.next]);
    await answerBank(app, again, 'approve');
    assert.equal(paymentIn(await send()).state, 'succeeded');
  }
  await assertBooks(app, layla);
});

test('a payment that another one took the place of is not paid, whoever sends it again', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const key = newId();
  const token = await tokenOf(layla, cards.asks);
  const body = {
    for: { kind: 'invoice', id: invoice.id },
    amount: invoice.outstanding,
    with: { kind: 'token', token, save: false },
  };
  const send = () => layla.post('/billing/payments', body, { 'idempotency-key': key });
  assert.equal(paymentIn(await send()).state, 'step');
  const others = { currency: invoice.total.currency, amount: 1000 };
  assert.equal(paymentIn(await pay(layla, invoice, { amount: others })).state, 'succeeded');
  const again = await send();
  assertRefused(again, 402, 'payment_declined');
  assert.equal((again.body.params as { reason: string }).reason, 'given_up');
  await assertBooks(app, layla);
});

test('what is refused before a card is asked withdraws no question of the bank', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const open = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  const { currency, amount } = invoice.total;
  const much = { currency, amount: amount + 1 };
  assertRefused(await pay(layla, invoice, { amount: much }), 422, 'amount_refused');
  assert.equal(paymentIn(await layla.get(`/billing/payments/${open.id}`)).state, 'step');
  assert.equal(paymentIn(await pay(layla, invoice)).state, 'succeeded');
  await assertBooks(app, layla);
});
