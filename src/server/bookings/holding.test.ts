import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as t from '#server/bookings/testing.ts';

test('a place is held for 15 minutes at the price that was shown, then confirmed', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const booking = await t.held(app, layla, { party: 3 });
  assert.match(booking.reference, /^RH-[2-9A-HJ-NP-RT-Y]{6}$/);
  assert.deepEqual([booking.place, booking.money, booking.party], ['held', 'none', 3]);
  assert.ok(booking.heldFor && booking.heldFor > 14 * 60 && booking.heldFor <= 15 * 60);
  const confirmed = t.bookingIn(await t.confirm(layla, booking));
  assert.equal(confirmed.place, 'confirmed');
  assert.deepEqual(confirmed.total, booking.total);
  assert.deepEqual(
    confirmed.events.map(({ kind, actor }) => [kind, actor]),
    [
      ['held', 'client'],
      ['confirmed', 'client'],
    ],
  );
});
