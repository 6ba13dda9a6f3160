/** A card attempt that its payer left at their bank: it is no reservation, and what is over takes nothing more. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moneyLines } from '#domain/money/words/words.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { cancel, heldBy, sendBackNow } from '#server/billing/books/testing.ts';
import {
  approveUnheard,
  assertBooks,
  cards,
  invoiceOf,
  pay,
  paymentIn,
} from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

/** Confirmed without a card; paying stops at the bank's question. */
async function leftAtBank(app: TestApp, layla: Person, mode: 'deposit' | 'card-guarantee') {
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, mode)));
  const invoice = await invoiceOf(layla, booking.id);
  const amount = mode === 'deposit' ? booking.quote.due.first : invoice.outstanding;
  const left = paymentIn(await pay(layla, invoice, { number: cards.asks, amount }));
  assert.equal(left.state, 'step');
  return { booking, invoice, left };
}

const lineIds = async (client: Person, id: string) =>
  moneyLines(bookingIn(await client.get(`/bookings/${id}`)).sums, 'en').map((line) => line.id);

test('cancelling ends what was left at the bank, and nobody reads of a reservation that never was', async (t) => {
  const app = await borrow(t);
  for (const mode of ['deposit', 'card-guarantee'] as const) {
    const layla = await newClient(app);
    const { booking, left } = await leftAtBank(app, layla, mode);
    await cancel(layla, booking.id);
    await settleBooking(app.services, booking.id);
    const page = await app.get(new URL(left.next?.url ?? '').pathname);
    assert.doesNotMatch(page.text, /<form/, 'the bank asks no more');
    const after = paymentIn(await layla.get(`/billing/payments/${left.id}`));
    assert.deepEqual([after.state, after.settledAt], ['released', null]);
    assert.ok(!(await lineIds(layla, booking.id)).includes('released'), mode);
    await assertBooks(app, layla);
  }
});

test('what the bank let through before the end counts, and goes back', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const { booking, left } = await leftAtBank(app, layla, 'deposit');
  await approveUnheard(app, left);
  await cancel(layla, booking.id);
  await settleBooking(app.services, booking.id);
  await sendBackNow(app, layla);
  const after = paymentIn(await layla.get(`/billing/payments/${left.id}`));
  assert.deepEqual([after.state, after.refunded], ['succeeded', left.amount]);
  await assertBooks(app, layla);
});

test('an attempt that another payment took the place of is no reservation once the booking is over', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const { booking, invoice } = await leftAtBank(app, layla, 'deposit');
  paymentIn(await pay(layla, invoice));
  await cancel(layla, booking.id);
  await settleBooking(app.services, booking.id);
  await sendBackNow(app, layla);
  assert.ok(!(await lineIds(layla, booking.id)).includes('released'));
  await assertBooks(app, layla);
});

test('a true reservation that ended is still said to have', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  const invoice = await invoiceOf(layla, booking.id);
  assert.equal(paymentIn(await pay(layla, invoice)).state, 'authorised');
  await cancel(layla, booking.id);
  await settleBooking(app.services, booking.id);
  assert.ok((await lineIds(layla, booking.id)).includes('released'));
});
