import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CancelQuote, ChangeQuote } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { daysAfter } from '#domain/time.ts';
import * as t from '#server/bookings/testing.ts';
import { newId } from '#server/platform/ids.ts';

const match = ({ version }: Pick<Booking, 'version'>) => ({ 'if-match': `"${version}"` });
const free = { amount: 0, currency: 'AED' };

async function changeQuote(client: t.Client, { id }: Booking, wish: t.Wish) {
  const answer = await client.post(`/bookings/${id}/change/quote`, wish);
  assert.equal(answer.status, 200, answer.text);
  return answer.body as unknown as ChangeQuote;
}

async function cancelQuote(client: t.Client, { id }: Booking) {
  const answer = await client.get(`/bookings/${id}/cancel`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body as unknown as CancelQuote;
}

test('a change is quoted, then made at that price, and the old place is free', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const booking = await t.confirmed(app, layla, { party: 2 });
  const wish = t.wish({ party: 4, day: daysAfter(t.someDay, 1) });
  const { fee, quote, difference } = await changeQuote(layla, booking, wish);
  assert.deepEqual(fee, free);
  assert.equal(difference.amount, quote.total.amount - booking.total.amount);
  const ask = { ...wish, fee, total: quote.total, reason: 'Friends join us.' };
  const path = `/bookings/${booking.id}/change`;
  t.assertRefused(await layla.post(path, ask), 412, 'precondition_failed');
  const stale = { 'if-match': String(booking.version - 1) };
  t.assertRefused(await layla.post(path, ask, stale), 412, 'precondition_failed');
  const dearer = { ...ask, total: { ...quote.total, amount: quote.total.amount + 1 } };
  t.assertRefused(await layla.post(path, dearer, match(booking)), 409, 'price_changed');
  const changed = t.bookingIn(await layla.post(path, ask, match(booking)));
  assert.deepEqual([changed.place, changed.party, changed.day], ['confirmed', 4, wish.day]);
  assert.equal(changed.version, booking.version + 1);
  assert.equal(changed.events.at(-1)?.reason, 'Friends join us.');
  assert.equal(await t.takenAt(app, booking), 0);
  assert.equal(await t.takenAt(app, changed), 4);
  assert.deepEqual(await t.lettersTo(app, layla), ['confirmed', 'changed']);
});

test('a change into a full hour is refused and the booking stays as it was', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  await t.held(app, omar, { party: 7, time: '11:00' });
  const booking = await t.confirmed(app, layla, { party: 2 });
  const wish = t.wish({ party: 2, time: '11:00' });
  const ask = { ...wish, fee: free, total: await t.totalOf(app, wish) };
  const answer = await layla.post(`/bookings/${booking.id}/change`, ask, match(booking));
  t.assertRefused(answer, 409, 'place_taken');
  assert.deepEqual(t.bookingIn(await layla.get(`/bookings/${booking.id}`)), booking);
  assert.equal(await t.takenAt(app, booking), 2);
});

test('once the free hours are over, moving and giving up cost what the terms say', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const booking = await t.confirmed(app, layla, { party: 2 });
  const early = await cancelQuote(layla, booking);
  // Nothing was paid, so nothing comes back, however much it costs.
  assert.deepEqual([early.fee, early.refund], [free, free]);
  await t.age(app, booking.id, 'late');
  const moved = await changeQuote(layla, booking, t.wish({ party: 2, time: '11:00' }));
  assert.deepEqual(moved.fee, booking.total);
  const smaller = await changeQuote(layla, booking, t.wish({ party: 1 }));
  assert.equal(smaller.fee.amount, booking.total.amount / 2);
  const { fee, refund } = await cancelQuote(layla, booking);
  assert.deepEqual([fee, refund], [booking.total, free]);
  const path = `/bookings/${booking.id}/cancel`;
  t.assertRefused(await layla.post(path, { fee: free }, match(booking)), 409, 'money_changed');
  const cancelled = t.bookingIn(await layla.post(path, { fee }, match(booking)));
  assert.deepEqual([cancelled.place, cancelled.feesKept], ['cancelled', fee]);
  assert.deepEqual(cancelled.events.at(-1)?.fee, fee);
  assert.equal(await t.takenAt(app, booking), 0);
});

test('cancelling twice is refused the second time, and the same key answers the same', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const booking = await t.confirmed(app, layla);
  const key = { ...match(booking), 'idempotency-key': newId() };
  const ask = { fee: free, reason: 'Our flight was moved.' };
  const cancel = (headers: Record<string, string>) =>
    layla.post(`/bookings/${booking.id}/cancel`, ask, headers);
  const first = t.bookingIn(await cancel(key));
  assert.equal(first.place, 'cancelled');
  assert.deepEqual(t.bookingIn(await cancel(key)), first);
  t.assertRefused(await cancel(match(first)), 409, 'booking_state');
  t.assertRefused(await cancel(match(booking)), 412, 'precondition_failed');
  assert.deepEqual(await t.lettersTo(app, layla), ['confirmed', 'cancelled']);
});

test('a change that waits for a concierge keeps the terms of what was confirmed', async (context) => {
  const app = await t.borrow(context);
  const [layla, noor] = [await t.newClient(app), await t.concierge(app)];
  const suite = { offering: 'burj-al-arab-sky-suite', time: null, length: 2, party: 2 };
  const asked = await t.confirmed(app, layla, suite);
  t.bookingIn(await noor.post(`/bookings/${asked.id}/answer`, { answer: 'confirm' }));
  await t.age(app, asked.id, 'late');
  const wish = t.wish({ ...suite, party: 3 });
  const { fee, quote } = await changeQuote(layla, asked, wish);
  assert.deepEqual(fee.amount, 0);
  const confirmed = t.bookingIn(await layla.get(`/bookings/${asked.id}`));
  const ask = { ...wish, fee, total: quote.total };
  const path = `/bookings/${asked.id}/change`;
  const changed = t.bookingIn(await layla.post(path, ask, match(confirmed)));
  assert.deepEqual([changed.place, changed.wish?.party], ['confirmed', 3]);
  await t.age(app, asked.id, 'late');
  assert.deepEqual((await cancelQuote(layla, asked)).fee, changed.quote.terms.feeAfter);
});

test('somebody else’s booking is not there, whatever is asked of it', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  const booking = await t.confirmed(app, layla);
  const path = `/bookings/${booking.id}`;
  const told = { total: booking.total, guests: [], fee: free };
  const asked = [
    omar.get(path),
    omar.send('PUT', path, { ...t.wish(), ...told }, match(booking)),
    omar.post(`${path}/confirm`, told, match(booking)),
    omar.post(`${path}/release`),
    omar.post(`${path}/change/quote`, t.wish()),
    omar.post(`${path}/change`, { ...t.wish(), ...told }, match(booking)),
    omar.get(`${path}/cancel`),
    omar.post(`${path}/cancel`, told, match(booking)),
    omar.post(`${path}/rating`, { stars: 1 }),
    omar.get(`/bookings/${newId()}`),
  ];
  for (const answer of await Promise.all(asked)) t.assertRefused(answer, 404, 'not_found');
  assert.deepEqual(t.bookingIn(await layla.get(path)), booking);
});

test('the house calls a booking off in full, in weather by its terms, and says who did not come', async (context) => {
  const app = await t.borrow(context);
  const [layla, noor] = [await t.newClient(app), await t.concierge(app)];
  const callOff = async (booking: Booking, cause: string) =>
    noor.post(`/bookings/${booking.id}/call-off`, { cause, reason: 'As it is.' });
  const byOperator = await t.confirmed(app, layla);
  const off = t.bookingIn(await callOff(byOperator, 'operator'));
  assert.deepEqual(
    [off.place, off.feesKept, off.events.at(-1)?.kind],
    ['cancelled', free, 'called_off'],
  );
  assert.equal((await t.lettersTo(app, layla)).at(-1), 'called_off');
  const inWeather = await t.confirmed(app, layla);
  // It promises nothing back in bad weather, as it stands under a roof; but nobody asks for more either.
  assert.deepEqual(t.bookingIn(await callOff(inWeather, 'weather')).feesKept, free);
  const missed = await t.confirmed(app, layla);
  t.assertRefused(await callOff(missed, 'no_show'), 409, 'booking_state');
  await t.age(app, missed.id, 'over');
  const noShow = t.bookingIn(await callOff(missed, 'no_show'));
  assert.deepEqual([noShow.place, noShow.feesKept], ['no_show', missed.total]);
  t.assertRefused(await callOff(missed, 'operator'), 409, 'booking_state');
});

test('what is over can be rated, once more to correct it, and not before', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const booking = await t.confirmed(app, layla);
  const rate = (stars: number) => layla.post(`/bookings/${booking.id}/rating`, { stars });
  t.assertRefused(await rate(5), 409, 'booking_state');
  await t.age(app, booking.id, 'over');
  assert.deepEqual(t.bookingIn(await rate(5)).rating, { stars: 5, words: '' });
  const again = t.bookingIn(await rate(3));
  assert.deepEqual([again.rating?.stars, again.place], [3, 'completed']);
  t.assertRefused(await rate(6), 400, 'validation_failed');
  const late = { ...t.wish({ time: '11:00' }), total: booking.total, fee: free };
  const change = await layla.post(`/bookings/${booking.id}/change`, late, match(booking));
  t.assertRefused(change, 409, 'booking_state');
});
