/** What the clock brings is many things, and none of them waits for another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minutesAfter } from '#domain/time.ts';
import { heldBy } from '#server/billing/books/testing.ts';
import { collectDue } from '#server/billing/payments/dues.ts';
import type { PaymentPort } from '#server/billing/payments/port.ts';
import { findPayment } from '#server/billing/payments/store.ts';
import { assertBooks, paymentIn, saveCard, tokenOf } from '#server/billing/testing.ts';
import { reconcilePayments } from '#server/billing/workers.ts';
import { bookingIn, confirm, letExpire } from '#server/bookings/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

interface One {
  client: Person;
  id: string;
}

/** One before and one after the one that is stuck. */
async function three(app: TestApp, make: (client: Person) => Promise<string>): Promise<One[]> {
  const all: One[] = [];
  while (all.length < 3) {
    const client = await newClient(app);
    all.push({ client, id: await make(client) });
  }
  return all;
}

const confirmedBy =
  (app: TestApp, mode: 'card-guarantee' | 'deposit') => async (client: Person) => {
    await saveCard(client);
    return bookingIn(await confirm(client, await heldBy(app, client, mode))).id;
  };

const moneyOf = (all: One[]) =>
  Promise.all(
    all.map(async ({ client, id }) => bookingIn(await client.get(`/bookings/${id}`)).money),
  );

const never = async () => {
  throw new Error('Stuck.');
};

/** The house with a processor that fails for one of them, a year later. */
function houseWithout({ services }: TestApp, [, stuck]: One[]) {
  const { processor, sql, now } = services;
  const isStuck = async (key: string) => {
    const payment = await sql.as(system, (tx) => findPayment(tx, key));
    return payment?.clientId === stuck?.client.id;
  };
  const charge: PaymentPort['charge'] = async (order) => ({
    ...(await processor.charge(order)),
    // Other money than it was asked for is none of ours.
    ...((await isStuck(order.key)) && { currency: 'XTS' }),
  });
  const capture: PaymentPort['capture'] = async (order) =>
    (await isStuck(order.key)) ? never() : processor.capture(order);
  const day = minutesAfter(now(), 365 * 24 * 60);
  return { ...services, now: () => day, processor: { ...processor, charge, capture } };
}

test('a reservation that cannot be taken on its day keeps no other from being taken', async (t) => {
  const app = await borrow(t);
  t.mock.method(app.services.log, 'warn', () => {});
  const all = await three(app, confirmedBy(app, 'card-guarantee'));
  await collectDue(houseWithout(app, all));
  assert.deepEqual(await moneyOf(all), ['paid', 'authorised', 'paid']);
  for (const { client } of all) await assertBooks(app, client);
});

test('a balance that cannot be asked for keeps no other from being asked for', async (t) => {
  const app = await borrow(t);
  t.mock.method(app.services.log, 'warn', () => {});
  const all = await three(app, confirmedBy(app, 'deposit'));
  await collectDue(houseWithout(app, all));
  assert.deepEqual(await moneyOf(all), ['paid', 'part_paid', 'paid']);
});

test('what was reserved for a place that nobody took is let go, though another cannot be', async (t) => {
  const app = await borrow(t);
  t.mock.method(app.services.log, 'warn', () => {});
  const paid: string[] = [];
  const all = await three(app, async (client) => {
    const hold = await heldBy(app, client, 'asked');
    const chosen = { kind: 'token', token: await tokenOf(client), save: false };
    const body = { for: { kind: 'hold', id: hold.id }, amount: hold.quote.due.first, with: chosen };
    paid.push(paymentIn(await client.post('/billing/payments', body)).id);
    await letExpire(app, hold.id);
    return hold.id;
  });
  const refs = await app.sql.as(system, async (tx) => {
    const rows = await Promise.all(paid.map((id) => findPayment(tx, id)));
    return rows.map((row) => row?.processorRef);
  });
  const { processor } = app.services;
  const release: PaymentPort['release'] = (ref) =>
    ref === refs[1] ? never() : processor.release(ref);
  await reconcilePayments({ ...app.services, processor: { ...processor, release } });
  const states = await Promise.all(
    all.map(
      async ({ client }, at) => paymentIn(await client.get(`/billing/payments/${paid[at]}`)).state,
    ),
  );
  assert.deepEqual(states, ['released', 'authorised', 'released']);
});
