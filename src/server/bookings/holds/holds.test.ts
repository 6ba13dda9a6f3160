import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as t from '#server/bookings/testing.ts';
import { newId } from '#server/platform/ids.ts';

test('a place is held for 15 minutes at the price that was shown, then confirmed', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const booking = await t.held(app, layla, { party: 3 });
  assert.match(booking.reference, /^RH-[2-9A-HJ-NP-RT-Y]{6}$/);
  assert.deepEqual([booking.place, booking.money, booking.party], ['held', 'none', 3]);
  assert.ok(booking.heldFor && booking.heldFor > 14 * 60 && booking.heldFor <= 15 * 60);
  assert.equal(await t.takenAt(app, booking), 3);
  const confirmed = t.bookingIn(await t.confirm(layla, booking));
  assert.deepEqual([confirmed.place, confirmed.heldFor], ['confirmed', null]);
  assert.deepEqual(confirmed.total, booking.total);
  const told = confirmed.events.map(({ kind, actor }) => [kind, actor]);
  assert.deepEqual(told, [
    ['held', 'client'],
    ['confirmed', 'client'],
  ]);
  assert.deepEqual(await t.lettersTo(app, layla), ['confirmed']);
});

test('what a concierge confirms is pending until it is answered, and both are told', async (context) => {
  const app = await t.borrow(context);
  const [layla, noor] = [await t.newClient(app), await t.concierge(app)];
  const exclusive = { offering: 'burj-al-arab-sky-suite', time: null, length: 2, party: 2 };
  const booking = await t.confirmed(app, layla, exclusive);
  assert.deepEqual([booking.place, booking.confirmsAtOnce], ['pending', false]);
  const path = `/bookings/${booking.id}/answer`;
  t.assertRefused(await layla.post(path, { answer: 'confirm' }), 403, 'forbidden');
  const answered = t.bookingIn(await noor.post(path, { answer: 'confirm' }));
  assert.equal(answered.place, 'confirmed');
  assert.equal(answered.events.at(-1)?.actor, 'staff');
  t.assertRefused(await noor.post(path, { answer: 'decline' }), 409, 'booking_state');
  assert.deepEqual(await t.lettersTo(app, layla), ['pending', 'confirmed']);

  const other = await t.confirmed(app, layla, exclusive);
  const reason = 'The suite is being repaired.';
  const declined = await noor.post(`/bookings/${other.id}/answer`, { answer: 'decline', reason });
  assert.equal(t.bookingIn(declined).place, 'declined');
  assert.equal(t.bookingIn(declined).events.at(-1)?.reason, reason);
  assert.equal((await t.lettersTo(app, layla)).at(-1), 'declined');
});

test('what cannot be had is refused with its reason, and nothing is written', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const total = await t.totalOf(app, t.wish());
  const ask = (changed: object) =>
    layla.post('/bookings', { ...t.wish(), zone: t.zone, total, ...changed });
  const refused: [object, number, string, string?][] = [
    [{ day: '2020-01-01' }, 422, 'not_offered', 'past'],
    [{ day: '2099-01-01' }, 422, 'not_offered', 'horizon'],
    [{ day: t.today, time: '00:01' }, 422, 'not_offered', 'time'],
    [{ time: '03:00' }, 422, 'not_offered', 'time'],
    [{ time: null }, 422, 'not_offered', 'time'],
    [{ length: 3 }, 422, 'not_offered', 'length'],
    [{ party: 9 }, 422, 'party_refused', 'large'],
    [{ offering: 'private-esports-evening', time: '19:00' }, 422, 'party_refused', 'small'],
    [{ guests: [{ name: 'Sami', age: 6 }] }, 422, 'guest_refused', 'young'],
    [{ guests: [t.guest, { name: 'Omar' }] }, 422, 'guest_refused', 'many'],
    [{ addOns: [{ id: 'a-pony' }] }, 422, 'addon_refused', 'unknown'],
    [{ addOns: [{ id: 'trophies', quantity: 2 }] }, 422, 'addon_refused', 'quantity'],
    [{ total: { ...total, amount: total.amount - 1 } }, 409, 'price_changed'],
    [{ total: { ...total, currency: 'USD' } }, 409, 'price_changed'],
    [{ offering: 'no-such-thing' }, 404, 'not_found'],
    [{ offering: 'trial-flying-lesson' }, 409, 'fully_booked'],
    [{ day: '2027-02-30' }, 400, 'validation_failed'],
    [{ party: 0 }, 400, 'validation_failed'],
    [{ party: 1e9 }, 400, 'validation_failed'],
    [{ zone: 'Mars/Olympus' }, 400, 'validation_failed'],
    [{ note: 'half \ud800 a letter' }, 400, 'validation_failed'],
    [{ guests: [{ name: 'two\nlines' }] }, 400, 'validation_failed'],
  ];
  for (const [changed, ...how] of refused) t.assertRefused(await ask(changed), ...how);
  const list = await layla.get('/bookings');
  assert.deepEqual(list.body, { items: [], next: null });
  assert.equal((await app.send('POST', '/rest/v1/bookings')).status, 401);
});

test('a car wants a driver of age with a licence, when it is taken', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const car = await t.held(app, layla, { offering: 'mercedes-amg-g63', time: '10:00', length: 2 });
  const young = [{ name: 'Sami', age: 19 }];
  t.assertRefused(await t.confirm(layla, car, { guests: young }), 422, 'guest_refused', 'young');
  const unlicensed = { licenceHeld: false };
  t.assertRefused(await t.confirm(layla, car, unlicensed), 422, 'guest_refused', 'licence');
  t.assertRefused(await t.confirm(layla, car, { guests: [] }), 422, 'guest_refused');
  assert.equal(t.bookingIn(await t.confirm(layla, car)).place, 'confirmed');
});

test('who is only counted is vouched for before a place is taken, not before it is held', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const place = await t.held(app, layla, { party: 3 });
  assert.equal(place.limitsKept, false);
  const unsaid = { limitsKept: false };
  t.assertRefused(await t.confirm(layla, place, unsaid), 422, 'guest_refused', 'limits');
  const taken = t.bookingIn(await t.confirm(layla, place));
  assert.deepEqual([taken.place, taken.limitsKept], ['confirmed', true]);
});

test('the same key acts once and answers the same; another wish under it is refused', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const body = { ...t.wish(), zone: t.zone, total: await t.totalOf(app, t.wish()) };
  const key = { 'idempotency-key': newId() };
  const answers = await Promise.all([1, 2, 3].map(() => layla.post('/bookings', body, key)));
  const [first, ...others] = answers.map(t.bookingIn);
  for (const other of others) assert.deepEqual(other, first);
  assert.ok(first);
  assert.equal(await t.takenAt(app, first), 1);
  const another = await layla.post('/bookings', { ...body, party: 2 }, key);
  t.assertRefused(another, 422, 'idempotency_mismatch');

  const twice = await Promise.all([1, 2].map(() => t.confirm(layla, first, {}, key)));
  assert.deepEqual(
    twice.map(({ status, body }) => [status, body.place]),
    [
      [200, 'confirmed'],
      [200, 'confirmed'],
    ],
  );
  t.assertRefused(await t.confirm(layla, first), 409, 'booking_state');
  assert.deepEqual(await t.lettersTo(app, layla), ['confirmed']);
});

test('after its time a hold cannot be confirmed, its place is free, and it can be held again', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const booking = await t.held(app, layla, { party: 8 });
  t.assertRefused(await t.hold(app, omar), 409, 'place_taken');
  await t.letExpire(app, booking.id);
  const read = t.bookingIn(await layla.get(`/bookings/${booking.id}`));
  assert.deepEqual([read.place, read.heldFor], ['expired', null]);
  t.assertRefused(await t.confirm(layla, booking), 409, 'hold_expired');
  // Nobody ran a job: whoever comes next ends it.
  assert.equal((await t.held(app, omar, { party: 7 })).place, 'held');
  assert.equal((await t.held(app, layla, { party: 1 })).place, 'held');
  const events = t.bookingIn(await layla.get(`/bookings/${booking.id}`)).events;
  assert.deepEqual(events.at(-1)?.kind, 'expired');
  assert.equal(events.at(-1)?.actor, 'system');
});

test('the loser of a place is told of the nearest that are free', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const booking = await t.held(app, layla, { party: 8 });
  const refused = await t.hold(app, omar, { party: 2 });
  t.assertRefused(refused, 409, 'place_taken');
  const { nearest } = refused.body.params as { nearest: string };
  const starts = nearest.split(' ');
  assert.equal(starts.length, 3);
  assert.ok(!starts.includes(booking.startsAt));
  assert.ok(starts[0]?.startsWith(booking.startsAt.slice(0, 10)), nearest);
});

test('what is held may be adjusted, its deadline stays, and it can be given back', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const booking = await t.held(app, layla, { party: 8 });
  const smaller = t.wish({ party: 2, time: '21:30' });
  const put = async (total: unknown) =>
    layla.send(
      'PUT',
      `/bookings/${booking.id}`,
      { ...smaller, total, note: 'A cake, please.' },
      t.seenAs(booking),
    );
  t.assertRefused(await put(booking.total), 409, 'price_changed');
  const adjusted = t.bookingIn(await put(await t.totalOf(app, smaller)));
  assert.deepEqual([adjusted.party, adjusted.time, adjusted.note], [2, '21:30', 'A cake, please.']);
  assert.equal(adjusted.heldUntil, booking.heldUntil);
  assert.equal(await t.takenAt(app, booking), 0);
  assert.equal(await t.takenAt(app, adjusted), 2);
  await t.held(app, omar, { party: 8 });
  const released = t.bookingIn(await layla.post(`/bookings/${booking.id}/release`));
  assert.equal(released.place, 'cancelled');
  assert.equal(await t.takenAt(app, adjusted), 0);
  t.assertRefused(await layla.post(`/bookings/${booking.id}/release`), 409, 'booking_state');
});

test('of two tabs that adjust or confirm one hold the second is told that it has changed', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const first = await t.held(app, layla, { party: 2 });
  const adjust = async (party: number, headers = {}) => {
    const wish = t.wish({ party });
    const body = { ...wish, total: await t.totalOf(app, wish) };
    return layla.send('PUT', `/bookings/${first.id}`, body, headers);
  };
  t.assertRefused(await adjust(3), 412, 'precondition_failed');
  const second = t.bookingIn(await adjust(3, t.seenAs(first)));
  const late = await adjust(4, t.seenAs(first));
  t.assertRefused(late, 412, 'precondition_failed');
  assert.deepEqual(late.body.params, { version: second.version });
  t.assertRefused(
    await t.confirm(layla, { ...second, version: first.version }),
    412,
    'precondition_failed',
  );
  const now = t.bookingIn(await layla.get(`/bookings/${first.id}`));
  assert.deepEqual([now.place, now.party], ['held', 3]);
  assert.equal(t.bookingIn(await t.confirm(layla, now)).place, 'confirmed');
});

test('guests are kept for next time, by name, and can be forgotten', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const family = [t.guest, { name: 'Sami', age: 11, needs: 'No nuts' }];
  const first = await t.held(app, layla, { party: 2 });
  assert.equal((await layla.get('/guests')).text, '[]');
  await t.confirm(layla, first, { guests: family });
  const again = await t.held(app, layla, { party: 2 });
  await t.confirm(layla, again, { guests: [t.guest, { name: 'SAMI', age: 12 }] });
  const kept = (await layla.get('/guests')).body as unknown as { id: string; name: string }[];
  assert.deepEqual(
    kept.map(({ id: _, ...guest }) => guest),
    [
      { ...t.guest, relation: null },
      { name: 'SAMI', age: 12, needs: '', relation: null },
    ],
  );
  assert.equal((await omar.get('/guests')).text, '[]');
  const path = `/guests/${kept[1]?.id}`;
  t.assertRefused(await omar.send('DELETE', path), 404, 'not_found');
  assert.equal((await layla.send('DELETE', path)).status, 204);
  assert.equal(((await layla.get('/guests')).body as unknown as unknown[]).length, 1);
});
