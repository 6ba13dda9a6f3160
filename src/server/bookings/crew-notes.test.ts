import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from '#contract/bookings/bookings.ts';
import * as t from '#server/bookings/testing.ts';
import { system } from '#server/platform/sql.ts';

const match = ({ version }: Pick<Booking, 'version'>) => ({ 'if-match': `"${version}"` });
type Json = Record<string, unknown>;
const omar = { name: 'Omar Al Mansoori', age: 36, needs: 'No nuts.' };

const tell = (
  client: t.Client,
  booking: Booking,
  body: Json,
  headers: Record<string, string> = match(booking),
) => client.send('PUT', `/bookings/${booking.id}/told`, body, headers);

test('names and a word to the crew follow the confirmation, and cost nothing', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const booking = await t.confirmed(app, layla, { party: 2 });
  const ask = { guests: [t.guest, omar], note: 'It is a birthday.' };
  t.assertRefused(await tell(layla, booking, ask, {}), 412, 'precondition_failed');
  const told = t.bookingIn(await tell(layla, booking, ask));
  assert.deepEqual([told.guests, told.note], [ask.guests, ask.note]);
  assert.deepEqual([told.place, told.total, told.sums], ['confirmed', booking.total, booking.sums]);
  assert.equal(told.events.at(-1)?.kind, 'told');
  assert.deepEqual(await t.lettersTo(app, layla), ['confirmed']);
  const known = await layla.get('/guests');
  assert.match(known.text, /Omar Al Mansoori/);
});

test('who is named afterwards is checked like everybody else, and only by who booked', async (context) => {
  const app = await t.borrow(context);
  const [layla, other] = [await t.newClient(app), await t.newClient(app)];
  const booking = await t.confirmed(app, layla, { party: 2 });
  const refused: [Json, string][] = [
    [{ guests: [t.guest, { ...omar, age: 6 }] }, 'young'],
    [{ guests: [t.guest, { ...omar, age: null }] }, 'age-missing'],
    [{ guests: [t.guest, omar, omar] }, 'many'],
    [{ guests: [] }, 'age-missing'],
  ];
  for (const [ask, reason] of refused)
    t.assertRefused(await tell(layla, booking, ask), 422, 'guest_refused', reason);
  t.assertRefused(await tell(layla, booking, { note: 'x'.repeat(1001) }), 400, 'validation_failed');
  t.assertRefused(await tell(other, booking, { guests: [t.guest] }), 404, 'not_found');
  const held = await t.held(app, layla, { time: '11:00' });
  t.assertRefused(await tell(layla, held, { guests: [t.guest] }), 409, 'booking_state');
});

test('nobody is named once it has begun', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const booking = await t.confirmed(app, layla, { party: 2 });
  await app.sql.as(
    system,
    (tx) => tx`
      update app.bookings set starts_at = date_trunc('milliseconds', now()) - interval '10 minutes'
      where id = ${booking.id}`,
  );
  t.assertRefused(await tell(layla, booking, { guests: [t.guest] }), 409, 'booking_state');
});
