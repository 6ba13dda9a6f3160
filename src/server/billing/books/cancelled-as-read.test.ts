/** Nobody cancels for other money than they have read: what moved since then is shown first. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CancelQuote } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { heldBy } from '#server/billing/books/testing.ts';
import { saveCard } from '#server/billing/testing.ts';
import { assertRefused, bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, demo, newClient, type Person } from '#server/matters/testing.ts';

async function read(client: Person, { id }: Booking) {
  const { body } = await client.get(`/bookings/${id}/cancel`);
  const { fee, sums } = body as unknown as CancelQuote; // parsed by this very schema
  const { comesBack, taken, toPay } = sums.endings?.now ?? assert.fail('it is over');
  return { fee, seen: { comesBack, taken, toPay } };
}

async function cancelFor(client: Person, { id }: Booking, ask: Awaited<ReturnType<typeof read>>) {
  const { version } = bookingIn(await client.get(`/bookings/${id}`));
  return client.post(`/bookings/${id}/cancel`, ask, { 'if-match': String(version) });
}

test('who read that nothing is taken is asked anew once the house has confirmed and it was', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'asked')));
  const before = await read(layla, booking);
  await noor.post(`/bookings/${booking.id}/answer`, { answer: 'confirm', reason: '' });
  await settleBooking(app.services, booking.id);
  const now = await read(layla, booking);
  assert.deepEqual([before.seen.comesBack.amount, before.fee], [0, now.fee]);
  assert.ok(now.seen.comesBack.amount > 0, 'it was taken meanwhile, and would come back');
  assertRefused(await cancelFor(layla, booking, before), 409, 'money_changed');
  assert.equal(bookingIn(await layla.get(`/bookings/${booking.id}`)).place, 'confirmed');
  const over = bookingIn(await cancelFor(layla, booking, now));
  assert.deepEqual([over.place, over.sums.returning], ['cancelled', now.seen.comesBack]);
});
