import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expireHolds } from '#server/bookings/holds/expiry.ts';
import * as t from '#server/bookings/testing.ts';
import { closePassed, forgetPast } from '#server/bookings/workers.ts';
import { withSql } from '#server/database/throw-away.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const read = async (client: t.Client, id: string) =>
  t.bookingIn(await client.get(`/bookings/${id}`));

const jobsOf = (app: TestApp, task: string) =>
  withSql(
    { ...app.superuser, database: app.owner.database },
    async (sql) =>
      (await sql`select 1 from graphile_worker.jobs where task_identifier = ${task}`).length,
  );

test('holds that have ended are written off, and those who wait get their turn', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const [ended, running] = [await t.held(app, layla), await t.held(app, layla)];
  await t.letExpire(app, ended.id);
  await expireHolds(app.services);
  await expireHolds(app.services);
  assert.equal((await read(layla, ended.id)).place, 'expired');
  assert.equal((await read(layla, running.id)).place, 'held');
  const kinds = (await read(layla, ended.id)).events.map(({ kind }) => kind);
  assert.deepEqual(kinds, ['held', 'expired']);
  assert.equal(await t.takenAt(app, ended), 1);
  assert.ok((await jobsOf(app, 'waitlist_offer')) >= 1);
});

test('what is over is completed once; what nobody answered in time is declined and told', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const over = await t.confirmed(app, layla);
  const suite = { offering: 'burj-al-arab-sky-suite', time: null, party: 2 };
  const unanswered = await t.confirmed(app, layla, suite);
  const toCome = await t.confirmed(app, layla);
  for (const { id } of [over, unanswered]) await t.age(app, id, 'over');
  await closePassed(app.services);
  await closePassed(app.services);
  const completed = await read(layla, over.id);
  assert.equal(completed.place, 'completed');
  assert.deepEqual(
    completed.events.map(({ kind, actor }) => [kind, actor]),
    [
      ['held', 'client'],
      ['confirmed', 'client'],
      ['completed', 'system'],
    ],
  );
  assert.equal((await read(layla, unanswered.id)).place, 'declined');
  assert.equal((await read(layla, toCome.id)).place, 'confirmed');
  const letters = await t.lettersTo(app, layla);
  assert.deepEqual(letters.filter((kind) => kind === 'declined').length, 1);
});

test('the count of what is long over is swept away; what is to come stays', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const booking = await t.held(app, layla);
  await withSql({ ...app.superuser, database: app.owner.database }, async (sql) => {
    await sql`
      insert into app.booking_cells (offering_id, cell, capacity, taken)
      values ('off-001', now() - interval '3 days', 1, 1)`;
  });
  await forgetPast(app.services);
  assert.equal(await t.takenAt(app, booking), 1);
  const cells = await app.sql.as(system, (tx) => tx`select 1 from app.booking_cells`);
  assert.equal(cells.length, 1);
  await assert.rejects(
    app.sql.as({ kind: 'client', id: layla.id }, (tx) => tx`select app.forget_cells(now())`),
    /only the system/,
  );
});
