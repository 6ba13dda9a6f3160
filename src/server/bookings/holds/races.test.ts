import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from '#contract/bookings/bookings.ts';
import * as t from '#server/bookings/testing.ts';
import { withSql } from '#server/database/throw-away.ts';
import { newId } from '#server/platform/ids.ts';
import { type Caller, system, visitor } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

const clients = (app: TestApp, count: number) =>
  Promise.all(Array.from({ length: count }, () => t.newClient(app)));

const codesOf = (answers: Answer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? 'ok'}`)].map(
      ([code, those]) => [code, those.length],
    ),
  );

test('sixty want eight places at once: eight get one and every other one is told', async (context) => {
  const app = await t.borrow(context);
  const crowd = await clients(app, 12);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => t.hold(app, crowd[at % 12] ?? assert.fail())),
  );
  assert.deepEqual(codesOf(answers), { '200 ok': 8, '409 place_taken': 52 });
  const won = answers.filter(({ status }) => status === 200).map(t.bookingIn);
  assert.equal(new Set(won.map(({ reference }) => reference)).size, 8);
  assert.equal(await t.takenAt(app, won[0] ?? assert.fail()), 8);
});

test('many clients on expired holds: each place is given out again once', async (context) => {
  const app = await t.borrow(context);
  const [layla, ...crowd] = await clients(app, 7);
  const old = await t.held(app, layla ?? assert.fail(), { party: 8 });
  await t.letExpire(app, old.id);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) => t.hold(app, crowd[at % 6] ?? assert.fail())),
  );
  assert.deepEqual(codesOf(answers), { '200 ok': 8, '409 place_taken': 16 });
});

test('overlapping charters race for one yacht: one sails', async (context) => {
  const app = await t.borrow(context);
  const crowd = await clients(app, 6);
  const times = ['08:00', '09:00', '10:00', '11:00', '12:00', '10:00'];
  const answers = await Promise.all(
    crowd.map((client, at) =>
      t.hold(app, client, { offering: 'mirsal-70-half-day', time: times[at], party: 6 }),
    ),
  );
  const codes = codesOf(answers);
  assert.ok((codes['200 ok'] ?? 0) >= 1);
  const spans = answers.filter(({ status }) => status === 200).map(t.bookingIn);
  for (const one of spans)
    for (const other of spans)
      assert.ok(one === other || one.endsAt < other.startsAt || other.endsAt < one.startsAt);
  assert.equal(spans.length + (codes['409 place_taken'] ?? 0), 6);
});

test('one booking changed and cancelled at once: one of them happens, the others are told', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const booking = await t.confirmed(app, layla);
  const wish = t.wish({ party: 2, time: '11:00' });
  const fee = { amount: 0, currency: 'AED' };
  const ask = { ...wish, fee, total: await t.totalOf(app, wish) };
  const match = { 'if-match': String(booking.version) };
  const answers = await Promise.all([
    layla.post(`/bookings/${booking.id}/change`, ask, match),
    layla.post(`/bookings/${booking.id}/cancel`, { fee }, match),
    layla.post(`/bookings/${booking.id}/change`, ask, match),
    layla.post(`/bookings/${booking.id}/cancel`, { fee }, match),
  ]);
  assert.deepEqual(codesOf(answers), { '200 ok': 1, '412 precondition_failed': 3 });
  const left = t.bookingIn(await layla.get(`/bookings/${booking.id}`));
  const elsewhere = left.place === 'cancelled' ? 0 : 2;
  assert.equal(await t.takenAt(app, { ...booking, startsAt: left.startsAt }), elsewhere);
  assert.equal(await t.takenAt(app, booking), 0);
});

test('one hold confirmed, released and adjusted at once keeps the count true', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  for (let round = 0; round < 5; round += 1) {
    const booking = await t.held(app, layla, { party: 2 });
    const wish = t.wish({ party: 3 });
    const answers = await Promise.all([
      t.confirm(layla, booking),
      layla.post(`/bookings/${booking.id}/release`),
      layla.send(
        'PUT',
        `/bookings/${booking.id}`,
        { ...wish, total: await t.totalOf(app, wish) },
        t.seenAs(booking),
      ),
    ]);
    assert.ok(answers.every(({ status }) => [200, 409, 412].includes(status)));
    const left = t.bookingIn(await layla.get(`/bookings/${booking.id}`));
    assert.equal(await t.takenAt(app, booking), left.place === 'confirmed' ? left.party : 0);
    if (left.place === 'confirmed') await cancelFree(layla, left);
  }
});

async function cancelFree(client: t.Client, { id, version }: Booking) {
  const ask = { fee: { amount: 0, currency: 'AED' } };
  t.bookingIn(await client.post(`/bookings/${id}/cancel`, ask, { 'if-match': String(version) }));
}

test('whoever goes around the rules is stopped by the database', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const booking = await t.confirmed(app, layla, { party: 8 });
  const copy = (caller: Caller, clientId: string) =>
    app.sql.as(
      caller,
      (tx) => tx`
        insert into app.bookings (id, reference, client_id, offering_id, offered, place, day, time,
          length, starts_at, ends_at, party, units, capacity, cells, quote, total_amount, currency,
          confirms_at_once, language, zone)
        select ${newId()}, 'RH-AAAAAA', ${clientId}, ${booking.offering.id}, '{}', 'confirmed',
          ${booking.day}, ${booking.time}, 1, ${booking.startsAt}, ${booking.endsAt}, 1, 1, 8,
          array[${booking.startsAt}]::timestamptz[], '{}', 1, 'AED', true, 'en', 'UTC'`,
    );
  const full = /booking_cells_within_capacity/;
  await assert.rejects(copy(system, layla.id), full);
  await assert.rejects(copy({ kind: 'client', id: omar.id }, omar.id), full);
  const strange = /row-level security/;
  await assert.rejects(copy({ kind: 'client', id: omar.id }, layla.id), strange);
  await assert.rejects(copy(visitor, omar.id), strange);
  await assert.rejects(
    app.sql.as(system, (tx) => tx`update app.bookings set units = 9 where id = ${booking.id}`),
    full,
  );
});

test('a client sees and counts their own rows only, and nobody writes the places by hand', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const booking = await t.confirmed(app, layla);
  const tables = ['bookings', 'booking_events', 'guests'];
  const seen = (caller: Caller) =>
    app.sql.as(caller, (tx) =>
      Promise.all(
        tables.map(async (name) => (await tx`select 1 from ${tx(`app.${name}`)}`).length),
      ),
    );
  assert.deepEqual(await seen({ kind: 'client', id: layla.id }), [1, 2, 1]);
  assert.deepEqual(await seen({ kind: 'client', id: omar.id }), [0, 0, 0]);
  assert.deepEqual(await seen(visitor), [0, 0, 0]);
  for (const caller of [{ kind: 'client', id: omar.id }, visitor, system] as const)
    await app.sql.as(caller, async (tx) => {
      const changed = await tx`update app.booking_cells set taken = 0`;
      const deleted = await tx`delete from app.booking_cells`;
      assert.deepEqual([changed.count, deleted.count], [0, 0]);
    });
  const forged = (caller: Caller) =>
    app.sql.as(
      caller,
      (tx) => tx`
        insert into app.booking_cells (offering_id, cell, capacity, taken)
        values ('off-001', now(), 1, 1)`,
    );
  await assert.rejects(forged(system), /row-level security/);
  await app.sql.as({ kind: 'client', id: omar.id }, async (tx) => {
    const stolen =
      await tx`update app.bookings set client_id = ${omar.id} where id = ${booking.id}`;
    assert.equal(stolen.count, 0);
  });
  await withSql(app.app, async (sql) => {
    assert.equal((await sql`delete from app.booking_events`).count, 0);
  });
  const history = (caller: Caller) =>
    app.sql.as(caller, async (tx) => (await tx`update app.booking_events set reason = 'x'`).count);
  assert.equal(await history({ kind: 'client', id: layla.id }), 0);
  assert.equal(await history(system), 0);
});
