/** A fee that is taken is called a fee, wherever somebody reads of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { cancel, closeFreeHours, heldBy } from '#server/billing/books/testing.ts';
import { paperIn, receiptIn } from '#server/billing/invoices/testing.ts';
import { collectDue } from '#server/billing/payments/dues.ts';
import { answerBank, cards, invoiceOf, pay, paymentIn, saveCard } from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

/** A hotel that a card guarantees, cancelled once the free hours were over. */
async function cancelledLate(app: TestApp, layla: Person) {
  await saveCard(layla);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  await closeFreeHours(app, booking.id);
  return cancel(layla, booking.id);
}

test('the fee of a late cancellation is taken of what was reserved, and mail, page, invoice and receipt call it so', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const over = await cancelledLate(app, layla);
  assert.deepEqual([over.sums.taking.amount, over.sums.due], [over.total.amount, []]);
  assert.equal(over.sums.keptUnder, 'late');
  const letters = await mailsTo(app, layla);
  const letter = letters.find(({ template }) => template === 'booking-cancelled')?.textBody ?? '';
  assert.match(letter, /Being taken from your Visa ending 4242: .*, the fee, of what was reserved/);
  assert.match(letter, /Cancellation fee: /);
  assert.doesNotMatch(letter, /nothing is taken|Still to pay|Invoice and Receipt/);
  await settleBooking(app.services, over.id);
  const invoice = await invoiceOf(layla, over.id);
  assert.deepEqual([invoice.state, invoice.keptUnder], ['paid', 'late']);
  const receipt = (await mailsTo(app, layla)).at(-1);
  assert.match(receipt?.subject ?? '', /^Cancellation fee paid: /);
  assert.match(receipt?.textBody ?? '', /\nCancellation fee: .*\nTo pay: nothing more/);
  const { items } = (await layla.get('/billing/payments')).body as {
    items: { id: string; title: string }[];
  };
  assert.match(items[0]?.title ?? '', /^Cancellation fee: /);
  const paper = await paperIn(app, invoice.id, 'en');
  const slip = await receiptIn(app, items[0]?.id ?? '', 'en');
  assert.match(paper, /"Cancellation fee paid"[\s\S]*"دُفع رسم الإلغاء"/);
  assert.match(slip, /Cancellation fee: [\s\S]*رسم الإلغاء: /);
  const seen = bookingIn(await layla.get(`/bookings/${over.id}`));
  assert.deepEqual([seen.sums.paid, seen.sums.taking.amount], [over.total, 0]);
});

test('the fee of what is over is taken as it is paid, though a card only guaranteed the booking', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  assert.equal((await invoiceOf(layla, booking.id)).guarantee, true);
  await closeFreeHours(app, booking.id);
  const over = await cancel(layla, booking.id);
  const owed = await invoiceOf(layla, over.id);
  assert.equal(owed.guarantee, false, 'nobody reads that it would only be reserved');
  const payment = paymentIn(await pay(layla, owed));
  assert.equal(payment.state, 'succeeded');
  assert.match(payment.title, /^Cancellation fee: /);
  const paid = await invoiceOf(layla, over.id);
  assert.deepEqual([paid.outstanding.amount, paid.reserved.amount], [0, 0]);
  const seen = bookingIn(await layla.get(`/bookings/${over.id}`)).sums;
  assert.deepEqual([seen.taking.amount, seen.due, seen.paid], [0, [], owed.outstanding]);
});

test('a guarantee that its bank allows only after the cancelling is taken for the fee', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  const asked = paymentIn(
    await pay(layla, await invoiceOf(layla, booking.id), { number: cards.asks }),
  );
  await closeFreeHours(app, booking.id);
  const over = await cancel(layla, booking.id);
  await answerBank(app, asked, 'approve');
  await layla.get(`/billing/payments/${asked.id}`);
  await collectDue(app.services);
  const paid = await invoiceOf(layla, over.id);
  assert.deepEqual([paid.outstanding.amount, paid.reserved.amount], [0, 0]);
});
