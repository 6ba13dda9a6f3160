/** A dearer change that stands at once: the saved card pays it, and nobody is asked for it meanwhile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Owed } from '#contract/billing/invoices.ts';
import { owedLines } from '#domain/money/owed-words.ts';
import { moneyLines } from '#domain/money/words.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { change, heldBy } from '#server/billing/books/testing.ts';
import { assertBooks, saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, newClient } from '#server/matters/testing.ts';

test('what a dearer change asks of the saved card is being taken from the first answer on, once', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const booked = bookingIn(await confirm(layla, await heldBy(app, layla)));
  await settleBooking(app.services, booked.id);
  const before = bookingIn(await layla.get(`/bookings/${booked.id}`));
  assert.ok(before.sums.paid.amount > 0);
  const dearer = await change(layla, before, { party: 3 });
  const more = dearer.total.amount - before.total.amount;
  assert.ok(more > 0);
  const read = bookingIn(await layla.get(`/bookings/${booked.id}`));
  for (const { sums } of [dearer, read]) {
    assert.deepEqual([sums.dueNow.amount, sums.collecting.amount], [0, more]);
    for (const language of ['en', 'ar'] as const)
      assert.ok(!moneyLines(sums, language).some(({ id }) => id === 'due'));
  }
  const overview = (await layla.get('/billing?lang=en')).body as unknown as { owed: Owed[] }; // parsed by this very schema
  assert.deepEqual(
    owedLines(overview.owed, 'en').map(({ id }) => id),
    ['nothing', 'collecting'],
  );
  await settleBooking(app.services, booked.id);
  const { sums } = bookingIn(await layla.get(`/bookings/${booked.id}`));
  assert.deepEqual([sums.paid.amount, sums.collecting.amount], [dearer.total.amount, 0]);
  await assertBooks(app, layla);
});
