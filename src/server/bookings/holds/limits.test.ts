/** A free account cannot sit on more than it could use, nor can a house full of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Temporal } from 'temporal-polyfill/full';
import { invoiceOf, pay, saveCard } from '#server/billing/testing.ts';
import { heldFrom } from '#server/bookings/holds/limits.ts';
import * as t from '#server/bookings/testing.ts';
import { newClient } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

const hours = ['11:00', '12:30', '14:00', '15:30', '17:00', '18:30', '20:00', '21:30'];
const another = { offering: 'burj-al-arab-sky-suite', time: null, length: 2, party: 2 };

const inDays = (days: number) => Temporal.PlainDate.from(t.today).add({ days }).toString();

const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

test('six places at a time, four of one thing; one that is let go or paid makes room', async (context) => {
  const app = await t.borrow(context);
  const layla = await newClient(app);
  const first = await t.held(app, layla, { time: '11:00' });
  const second = await t.held(app, layla, { time: '12:30' });
  for (const time of ['14:00', '15:30']) await t.held(app, layla, { time });
  const here = await t.hold(app, layla, { time: '17:00' });
  t.assertRefused(here, 409, 'too_many_holds');
  assert.deepEqual(here.body.params, { reason: 'here' });
  await layla.post(`/bookings/${second.id}/release`);
  await t.held(app, layla, { time: '18:30' });
  t.bookingIn(await t.confirm(layla, first));
  t.assertRefused(await t.hold(app, layla, { time: '17:00' }), 409, 'too_many_holds');
  const paid = await pay(layla, await invoiceOf(layla, first.id));
  assert.equal(paid.status, 200, paid.text);
  await t.held(app, layla, { time: '17:00' });
  const omar = await t.newClient(app);
  await t.held(app, omar, { time: '20:00' });
});

test('confirming without paying sits on no more places than holding does', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  for (const time of hours.slice(0, 4)) await t.confirmed(app, layla, { time });
  const refused = await t.hold(app, layla, { time: '18:30' });
  t.assertRefused(refused, 409, 'too_many_holds', 'here');
  assert.match(refused.text, /pay for one of them or let it go/);
  for (const day of [40, 50]) await t.confirmed(app, layla, { ...another, day: inDays(day) });
  const more = await t.hold(app, layla, { ...another, day: inDays(60) });
  t.assertRefused(more, 409, 'too_many_holds', 'own');
});

test('who has a card that can be asked books as many as they like', async (context) => {
  const app = await t.borrow(context);
  const layla = await newClient(app);
  await saveCard(layla);
  for (const time of hours) await t.confirmed(app, layla, { time });
});

test('who was paid back whole keeps no more than who never paid', async (context) => {
  const app = await t.borrow(context);
  const layla = await newClient(app);
  const first = await t.confirmed(app, layla, { time: '11:00' });
  assert.equal((await pay(layla, await invoiceOf(layla, first.id))).status, 200);
  const paid = t.bookingIn(await layla.get(`/bookings/${first.id}`));
  const { fee } = paid.sums.endings?.now ?? assert.fail('it has ended');
  const left = await layla.post(`/bookings/${first.id}/cancel`, { fee }, t.seenAs(paid));
  const { sums } = t.bookingIn(left);
  assert.deepEqual([sums.kept.amount, sums.returning], [0, paid.sums.paid]);
  for (const time of hours.slice(0, 4)) await t.confirmed(app, layla, { time });
  t.assertRefused(await t.hold(app, layla, { time: '18:30' }), 409, 'too_many_holds', 'here');
});

test('a fil buys no place and no measure', async (context) => {
  const app = await t.borrow(context);
  const layla = await newClient(app);
  for (const time of hours.slice(0, 4)) {
    const { id } = await t.confirmed(app, layla, { time });
    const some = await invoiceOf(layla, id);
    const { currency } = some.total;
    assert.equal((await pay(layla, some, { amount: { amount: 1, currency } })).status, 200);
  }
  t.assertRefused(await t.hold(app, layla, { time: '18:30' }), 409, 'too_many_holds', 'here');
});

test('who paid for something keeps twice as many, and no more', async (context) => {
  const app = await t.borrow(context);
  const layla = await newClient(app);
  const first = await t.confirmed(app, layla, { time: '11:00' });
  assert.equal((await pay(layla, await invoiceOf(layla, first.id))).status, 200);
  for (const time of hours) await t.confirmed(app, layla, { time });
  const more = await t.hold(app, layla, { time: '11:00', day: inDays(45) });
  t.assertRefused(more, 409, 'too_many_holds', 'here');
  for (const day of [40, 44, 48, 52]) await t.held(app, layla, { ...another, day: inDays(day) });
  const last = await t.hold(app, layla, { ...another, day: inDays(60) });
  t.assertRefused(last, 409, 'too_many_holds', 'own');
});

test('a network does not fill a day by confirming from one account after the other', async (context) => {
  const app = await borrowApp(context, { ...t.open, TRUST_PROXY: '127.0.0.1' });
  const got: number[] = [];
  for (const place of Array.from({ length: 14 }, (_, number) => number)) {
    const client = await t.newClient(app);
    const asked = t.wish({ time: hours[place % 8] ?? '' });
    const body = { ...asked, zone: t.zone, total: await t.totalOf(app, asked) };
    const answer = await client.post('/bookings', body, { 'x-forwarded-for': '203.0.113.7' });
    got.push(answer.status);
    if (answer.status === 200) t.bookingIn(await t.confirm(client, t.bookingIn(answer)));
  }
  assert.deepEqual(got, [...Array(12).fill(200), 409, 409]);
});

test('twenty at once from one account hold no more than one after the other', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const all = Array.from({ length: 20 }, (_, place) => {
    const day = Temporal.PlainDate.from(t.someDay).add({ days: place }).toString();
    return t.hold(app, layla, { time: hours[place % hours.length] ?? '', day });
  });
  const answers = await Promise.all(all);
  assert.deepEqual(statuses(answers), [...Array(4).fill(200), ...Array(16).fill(409)]);
  assert.equal(await livesOf(app, layla), 4);
});

test('who lets holds run out keeps fewer, and a day later as many as before', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  for (let round = 0; round < 7; round += 1) {
    await t.held(app, layla, { time: hours[round] ?? '' });
    await runOut(app, layla, '1 minute');
  }
  await t.held(app, layla, another);
  const refused = await t.hold(app, layla);
  t.assertRefused(refused, 409, 'too_many_holds');
  assert.deepEqual(refused.body.params, { reason: 'own' });
  await runOut(app, layla, '25 hours');
  for (const time of ['11:00', '12:30', '14:00']) await t.held(app, layla, { time });
});

test('twenty accounts of one network share its measure, and another network has its own', async (context) => {
  const app = await borrowApp(context, { ...t.open, TRUST_PROXY: '127.0.0.1' });
  const people = await Promise.all(Array.from({ length: 20 }, () => t.newClient(app)));
  const ask = async (client: t.Client, time: string, from: string) => {
    const asked = t.wish({ time });
    const body = { ...asked, zone: t.zone, total: await t.totalOf(app, asked) };
    return client.post('/bookings', body, { 'x-forwarded-for': from });
  };
  const answers = await Promise.all(
    people.map((client, place) =>
      ask(client, hours[place % 8] ?? '', `2001:db8:7:7::${place.toString(16)}`),
    ),
  );
  assert.deepEqual(statuses(answers), [...Array(12).fill(200), ...Array(8).fill(409)]);
  const refused = answers.filter(({ status }) => status === 409);
  for (const { body } of refused) assert.deepEqual(body.params, { reason: 'near' });
  const [somebody] = people;
  assert.ok(somebody);
  assert.equal((await ask(somebody, '21:30', '2001:db8:8:8::1')).status, 200);
});

test('a network is kept as a hash, and not at all where it says nothing about who asks', () => {
  assert.equal(heldFrom('203.0.113.7'), heldFrom('203.0.113.7'));
  assert.notEqual(heldFrom('203.0.113.7'), heldFrom('203.0.113.8'));
  assert.equal(heldFrom('2001:db8:1:2::3'), heldFrom('2001:db8:1:2:9::'));
  assert.doesNotMatch(heldFrom('203.0.113.7') ?? '', /203/);
  for (const ours of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '192.168.1.9', 'fe80::1'])
    assert.equal(heldFrom(ours), null, ours);
});

const livesOf = (app: TestApp, { id }: t.Client) =>
  app.sql.as(system, async (tx) => {
    const held = await tx`
      select from app.bookings where client_id = ${id} and place = 'held' and held_until > now()`;
    return held.length;
  });

/** As if so much time had passed since the last minute of each hold. */
const runOut = (app: TestApp, { id }: t.Client, ago: string) =>
  app.sql.as(
    system,
    (tx) => tx`
      update app.bookings set held_until = now() - ${ago}::interval
      where client_id = ${id} and held_until is not null`,
  );
