import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WaitEntry } from '#contract/waitlist.ts';
import { daysAfter } from '#domain/time.ts';
import { expireHolds } from '#server/bookings/holds/expiry.ts';
import * as t from '#server/bookings/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';
import { offerToLine } from '#server/waitlist/line.ts';

/** One party at a time, at two hours of the day. */
const offering = 'private-esports-evening';
const hours = ['15:00', '19:00'];
const party = 6;
const window = { from: t.someDay, to: t.someDay };

const join = (client: t.Client, changed: object = {}, headers = {}) =>
  client.post('/waitlist', { offering, party, zone: t.zone, ...window, ...changed }, headers);

function entryIn(answer: Answer): WaitEntry {
  assert.equal(answer.status, 200, answer.text);
  return answer.body as unknown as WaitEntry;
}

async function entriesOf(client: t.Client): Promise<WaitEntry[]> {
  return (await client.get('/waitlist')).body as unknown as WaitEntry[];
}

const only = async (client: t.Client) => (await entriesOf(client))[0] ?? assert.fail('No entry.');

/** Somebody has the whole day. */
async function fullDay(app: TestApp) {
  const holder = await t.newClient(app);
  const taken = [];
  for (const time of hours) taken.push(await t.held(app, holder, { offering, time, party }));
  return { holder, taken };
}

/** What the queue would do next. */
async function walk(app: TestApp) {
  const snapshot = await app.services.catalogue.current();
  await offerToLine(app.services, snapshot.bySlug('offerings', offering)?.id ?? '');
}

test('whoever waits stands in line, once, and only where nothing is free', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  t.assertRefused(await join(layla), 409, 'place_is_free');
  await fullDay(app);
  const key = { 'idempotency-key': newId() };
  const first = entryIn(await join(layla, {}, key));
  assert.deepEqual([first.state, first.position, first.bookingId], ['waiting', 1, null]);
  assert.deepEqual(entryIn(await join(layla, {}, key)), first);
  t.assertRefused(await join(layla), 409, 'already_waiting');
  assert.equal(entryIn(await join(omar)).position, 2);
  assert.equal((await layla.send('DELETE', `/waitlist/${first.id}`)).status, 204);
  assert.equal((await only(omar)).position, 1);
  assert.equal((await only(layla)).state, 'left');
  assert.equal(entryIn(await join(layla)).position, 2);
  t.assertRefused(await omar.send('DELETE', `/waitlist/${first.id}`), 404, 'not_found');
});

test('days that cannot be booked cannot be waited for', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  await fullDay(app);
  const past = daysAfter(t.today, -1);
  const far = daysAfter(t.today, 400);
  t.assertRefused(await join(layla, { from: past }), 422, 'not_offered', 'past');
  t.assertRefused(await join(layla, { to: far }), 422, 'not_offered', 'horizon');
  t.assertRefused(await join(layla, { to: t.today }), 400, 'validation_failed');
  t.assertRefused(await join(layla, { party: 3 }), 422, 'party_refused', 'small');
  t.assertRefused(await join(layla, { party: 50 }), 422, 'party_refused', 'large');
  t.assertRefused(await join(layla, { offering: 'no-such-thing' }), 404, 'not_found');
  t.assertRefused(await join(layla, { to: daysAfter(t.someDay, 1) }), 409, 'place_is_free');
  assert.deepEqual(await entriesOf(layla), []);
  const flagged = { offering: 'trial-flying-lesson', party: 1, to: daysAfter(t.someDay, 60) };
  assert.equal(entryIn(await join(layla, flagged)).state, 'waiting');
});

test('a freed place is held for the first in line for two hours, then for the next', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const { holder, taken } = await fullDay(app);
  await join(layla);
  await join(omar);
  await walk(app);
  assert.equal((await only(layla)).state, 'waiting');
  await holder.post(`/bookings/${taken[0]?.id}/release`);
  // The queue may do it twice, and at once.
  await Promise.all([walk(app), walk(app)]);
  const offered = await only(layla);
  assert.deepEqual([offered.state, offered.position], ['offered', null]);
  assert.equal((await only(omar)).state, 'waiting');
  const path = `/bookings/${offered.bookingId}`;
  const booking = t.bookingIn(await layla.get(path));
  assert.deepEqual([booking.place, booking.fromWaitlist, booking.time], ['held', true, '15:00']);
  assert.ok(booking.heldFor && booking.heldFor > 7000 && booking.heldFor <= 7200);
  assert.deepEqual(await t.lettersTo(app, layla), ['waitlist_offer']);
  t.assertRefused(await omar.get(path), 404, 'not_found');

  await t.letExpire(app, booking.id);
  await expireHolds(app.services);
  assert.equal((await only(layla)).state, 'lapsed');
  await walk(app);
  const next = await only(omar);
  assert.equal(next.state, 'offered');
  const accepted = t.bookingIn(await omar.get(`/bookings/${next.bookingId}`));
  assert.equal(t.bookingIn(await t.confirm(omar, accepted)).place, 'confirmed');
  assert.deepEqual([(await only(omar)).state, (await only(omar)).bookingId], ['taken', null]);
});

test('who leaves with an offer in hand gives it to the next', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const { holder, taken } = await fullDay(app);
  const entry = entryIn(await join(layla));
  await join(omar);
  await holder.post(`/bookings/${taken[1]?.id}/release`);
  await walk(app);
  assert.equal((await only(layla)).state, 'offered');
  assert.equal((await layla.send('DELETE', `/waitlist/${entry.id}`)).status, 204);
  await walk(app);
  assert.deepEqual([(await only(layla)).state, (await only(omar)).state], ['left', 'offered']);
});

test('whose days and party do not fit is passed over, and keeps the place in line', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const { holder, taken } = await fullDay(app);
  const later = daysAfter(t.someDay, 1);
  for (const time of hours) await t.held(app, holder, { offering, time, party, day: later });
  await join(layla, { from: later, to: later });
  await join(omar);
  await holder.post(`/bookings/${taken[0]?.id}/release`);
  await walk(app);
  assert.deepEqual([(await only(layla)).state, (await only(omar)).state], ['waiting', 'offered']);
  assert.equal((await only(layla)).position, 1);
});

test('a client reads neither the line nor another’s place in it', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  await fullDay(app);
  await join(layla);
  assert.deepEqual(await entriesOf(omar), []);
  const seen = await app.sql.as(
    { kind: 'client', id: omar.id },
    (tx) => tx`select 1 from app.waitlist_entries`,
  );
  assert.equal(seen.length, 0);
  const all = await app.sql.as(system, (tx) => tx`select 1 from app.waitlist_entries`);
  assert.equal(all.length, 1);
});

test('nobody overtakes the line, even before a job came by', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const { taken } = await fullDay(app);
  entryIn(await join(layla));
  const ask = (time: string) => t.hold(app, omar, { offering, time, party });
  for (const { id } of taken) await t.letExpire(app, id);
  t.assertRefused(await ask('15:00'), 409, 'place_taken');
  assert.equal(t.bookingIn(await ask('19:00')).place, 'held');
  const { state, bookingId } = await only(layla);
  assert.equal(state, 'offered');
  const offered = t.bookingIn(await layla.get(`/bookings/${bookingId}`));
  assert.deepEqual([offered.place, offered.time], ['held', '15:00']);
  assert.equal((await t.lettersTo(app, layla)).at(-1), 'waitlist_offer');
});
