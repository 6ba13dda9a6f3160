import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Availability } from '#contract/bookings/availability.ts';
import type { Itinerary, PlannedItem } from '#contract/itinerary.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import {
  assertRefused,
  borrow,
  type Client,
  concierge,
  confirmed,
  held,
  letExpire,
  newClient,
  someDay,
  today,
} from '#server/bookings/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { type Caller, system, visitor } from '#server/platform/sql.ts';
import type { Answer } from '#server/testing.ts';

const flight = 'first-class-dubai-london';

function planned({ status, text, body }: Answer): PlannedItem {
  assert.equal(status, 200, text);
  // The server parsed it by the schema of this very type.
  return body as unknown as PlannedItem;
}

async function itineraryOf(client: Client, lang = 'en'): Promise<Itinerary> {
  const { status, text, body } = await client.get(`/itinerary?lang=${lang}`);
  assert.equal(status, 200, text);
  // As above.
  return body as unknown as Itinerary;
}

const line = async (client: Client, title: string, day = someDay, more = {}) =>
  planned(await client.post('/itinerary', { title, day, ...more }));

const orderOn = async (client: Client, day: string) => {
  const items = (await itineraryOf(client)).planned.filter((item) => item.day === day);
  return items.map(({ title, position }) => [title, position]);
};

test('a flight is planned for its next start, or for the day and hour one names', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const soon = planned(await client.post('/itinerary', { offering: flight }));
  assert.ok(soon.day >= today && soon.day <= daysAfter(today, 2), soon.day);
  assert.equal(soon.minutes, 465);
  const named = { offering: flight, day: someDay, time: '14:15' };
  const item = planned(await client.post('/itinerary?lang=ar', named));
  assert.deepEqual([item.day, item.time], [someDay, '14:15']);
  assert.match(item.title, /\p{Script=Arabic}/u);
  assert.equal(item.offering?.path, `/bookings/flights/${flight}`);
  assert.match(item.offering?.picture.light ?? '', /^\/art\//);
});

test('a flight without a day is planned for the first that is neither closed nor taken', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await concierge(app)];
  const first = planned(await client.post('/itinerary', { offering: flight }));
  const closure = { from: today, to: daysAfter(first.day, 3), reason: 'A strike' };
  const closed = await noor.post(`/offerings/${flight}/closures`, closure);
  assert.equal(closed.status, 200, closed.text);
  const second = planned(await client.post('/itinerary', { offering: flight }));
  assert.ok(second.day > closure.to, second.day);
  const named = { offering: flight, day: closure.to };
  assertRefused(await client.post('/itinerary', named), 422, 'not_offered', 'closed');
  const moved = await client.send('PUT', `/itinerary/${second.id}`, { day: closure.to });
  assertRefused(moved, 422, 'not_offered', 'closed');

  const { days } = (
    await client.get(
      `/offerings/${flight}/availability?from=${second.day}&to=${second.day}&party=1`,
      // The server parsed it by its schema.
    )
  ).body as unknown as Availability;
  for (const { time, free } of days[0]?.slots ?? [])
    for (let left = free; left > 0; left -= 1)
      await held(app, await newClient(app), { offering: flight, day: second.day, time, party: 1 });
  const third = planned(await client.post('/itinerary', { offering: flight }));
  assert.ok(third.day > second.day, third.day);
});

test('what cannot be planned is refused with the reason, and nothing is kept', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const ask = (body: object) => client.post('/itinerary', { ...body });
  assertRefused(await ask({ offering: 'noor-50-sunset-cruise' }), 409, 'conflict');
  assertRefused(await ask({ offering: 'legacy-650-dubai-mykonos' }), 409, 'fully_booked');
  assertRefused(await ask({ offering: 'nothing-of-the-kind' }), 404, 'not_found');
  const wrongTime = { offering: flight, day: someDay, time: '03:33' };
  assertRefused(await ask(wrongTime), 422, 'not_offered', 'time');
  const yesterday = daysAfter(today, -1);
  assertRefused(await ask({ title: 'Dinner', day: yesterday }), 400, 'validation_failed');
  assertRefused(await ask({ offering: flight, day: yesterday }), 400, 'validation_failed');
  assertRefused(await ask({ title: '  ', day: someDay }), 400, 'validation_failed');
  assertRefused(await ask({ title: 'x', day: someDay, minutes: 2 }), 400, 'validation_failed');
  assert.deepEqual((await itineraryOf(client)).planned, []);
});

test('the same key plans once and answers the same, another wish under it is refused', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const key = { 'idempotency-key': newId() };
  const body = { title: 'Lunch with Noor', day: someDay };
  const answers = await Promise.all([1, 2, 3].map(() => client.post('/itinerary', body, key)));
  assert.equal(new Set(answers.map((answer) => planned(answer).id)).size, 1);
  assert.equal((await itineraryOf(client)).planned.length, 1);
  const other = await client.post('/itinerary', { ...body, title: 'Tea' }, key);
  assertRefused(other, 422, 'idempotency_mismatch');
});

test('moving keeps both days in order and without gaps, removing closes the gap', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const next = daysAfter(someDay, 1);
  const [souk, spa, dinner] = [
    await line(client, 'Souk'),
    await line(client, 'Spa'),
    await line(client, 'Dinner', someDay, { time: '20:00', minutes: 90 }),
  ];
  const museum = await line(client, 'Museum', next);
  const move = (id: string, body: object) => client.send('PUT', `/itinerary/${id}`, { ...body });

  planned(await move(dinner.id, { day: someDay, time: '20:00', after: null }));
  assert.deepEqual(await orderOn(client, someDay), [
    ['Dinner', 0],
    ['Souk', 1],
    ['Spa', 2],
  ]);
  const shifted = planned(await move(souk.id, { day: next, after: museum.id }));
  assert.deepEqual([shifted.day, shifted.position], [next, 1]);
  assert.deepEqual(await orderOn(client, someDay), [
    ['Dinner', 0],
    ['Spa', 1],
  ]);
  assert.deepEqual(await orderOn(client, next), [
    ['Museum', 0],
    ['Souk', 1],
  ]);

  const elsewhere = await move(spa.id, { day: someDay, after: museum.id });
  assertRefused(elsewhere, 400, 'validation_failed');
  const past = await move(spa.id, { day: daysAfter(today, -1) });
  assertRefused(past, 400, 'validation_failed');
  assert.equal((await client.send('DELETE', `/itinerary/${dinner.id}`)).status, 204);
  assert.deepEqual(await orderOn(client, someDay), [['Spa', 0]]);
  assertRefused(await client.send('DELETE', `/itinerary/${dinner.id}`), 404, 'not_found');
});

test('a flight that is moved keeps its hour where it leaves then, and never leaves at another', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const named = { offering: flight, day: someDay, time: '14:15' };
  const { id } = planned(await client.post('/itinerary', named));
  const next = daysAfter(someDay, 1);
  const moved = planned(await client.send('PUT', `/itinerary/${id}`, { day: next }));
  assert.deepEqual([moved.day, moved.time], [next, '14:15']);
  const refused = await client.send('PUT', `/itinerary/${id}`, { day: next, time: '03:33' });
  assertRefused(refused, 422, 'not_offered', 'time');
});

test('many moves at once leave one order, without gaps or doubles', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const items = [];
  for (const title of ['a', 'b', 'c', 'd']) items.push(await line(client, title));
  const moves = items.flatMap(({ id }) => [
    client.send('PUT', `/itinerary/${id}`, { day: someDay, after: null }),
    client.send('PUT', `/itinerary/${id}`, { day: daysAfter(someDay, 1), after: null }),
  ]);
  for (const answer of await Promise.all(moves)) planned(answer);
  const { planned: all } = await itineraryOf(client);
  assert.equal(all.length, 4);
  for (const day of [someDay, daysAfter(someDay, 1)]) {
    const positions = all.filter((item) => item.day === day).map(({ position }) => position);
    assert.deepEqual(
      positions,
      positions.map((_, index) => index),
    );
  }
});

test('the itinerary shows what is held, pending or confirmed beside what is planned', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const booking = await confirmed(app, client);
  const kept = await held(app, client, { day: daysAfter(someDay, 1) });
  const ended = await held(app, client, { day: daysAfter(someDay, 2) });
  await letExpire(app, ended.id);
  await line(client, 'Souk');
  const { bookings, planned: items } = await itineraryOf(client, 'ar');
  assert.deepEqual(
    bookings.map(({ id, place }) => [id, place]),
    [
      [booking.id, 'confirmed'],
      [kept.id, 'held'],
    ],
  );
  assert.match(bookings[0]?.offering.title ?? '', /\p{Script=Arabic}/u);
  assert.deepEqual(
    items.map(({ title, offering }) => [title, offering]),
    [['Souk', null]],
  );
});

test('nobody sees or moves another’s plans, neither through a route nor in the database', async (t) => {
  const app = await borrow(t);
  const [layla, omar] = [await newClient(app), await newClient(app)];
  const item = await line(layla, 'Souk');
  assert.deepEqual((await itineraryOf(omar)).planned, []);
  const stolen = await omar.send('PUT', `/itinerary/${item.id}`, { day: someDay });
  assertRefused(stolen, 404, 'not_found');
  assertRefused(await omar.send('DELETE', `/itinerary/${item.id}`), 404, 'not_found');
  assertRefused(await app.get('/rest/v1/itinerary'), 401, 'unauthenticated');
  const rows = (caller: Caller) =>
    app.sql.as(caller, async (tx) => (await tx`select id from app.planned_items`).length);
  assert.equal(await rows({ kind: 'client', id: omar.id }), 0);
  assert.equal(await rows(visitor), 0);
  assert.equal(await rows({ kind: 'client', id: layla.id }), 1);
  const forged = {
    id: newId(),
    clientId: layla.id,
    title: 'x',
    day: dayInDubai(`${someDay}T10:00:00Z`),
    position: 9,
  };
  await assert.rejects(
    app.sql.as(
      { kind: 'client', id: omar.id },
      (tx) => tx`insert into app.planned_items ${tx(forged)}`,
    ),
    /row-level security/,
  );
  assert.equal(await rows(system), 1);
});
