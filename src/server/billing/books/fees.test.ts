/** A fee that is taken is called a fee, wherever somebody reads of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayInWords } from '#domain/calendar/date-words.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import { cancel, change, closeFreeHours, heldBy } from '#server/billing/books/testing.ts';
import { printIn, receiptIn } from '#server/billing/invoices/testing.ts';
import { collectDue } from '#server/billing/payments/dues.ts';
import {
  answerBank,
  assertBooks,
  cards,
  invoiceIn,
  invoiceOf,
  invoicesIn,
  pay,
  paymentIn,
  saveCard,
} from '#server/billing/testing.ts';
import { bookingIn, confirm, guest, held, someDay } from '#server/bookings/testing.ts';
import { borrow, newClient, type Person } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';
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
  const paper = await printIn(app, invoice.id, 'en');
  const slip = await receiptIn(app, items[0]?.id ?? '', 'en');
  assert.match(paper, /"Cancellation fee paid"[\s\S]*"دُفع رسم الإلغاء"/);
  assert.match(slip, /Cancellation fee: [\s\S]*رسم الإلغاء: /);
  const seen = bookingIn(await layla.get(`/bookings/${over.id}`));
  assert.deepEqual([seen.sums.paid, seen.sums.taking.amount], [over.total, 0]);
});

test('the fee of a change is taken of what was reserved once the booking is cancelled, and nobody is thanked for its total', async (t) => {
  const app = await borrow(t);
  for (const language of ['en', 'ar'] as const) {
    const layla = await newClient(app, { language });
    await saveCard(layla);
    const booking = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
    await closeFreeHours(app, booking.id, 10_000);
    const moved = await change(layla, booking, { day: daysAfter(booking.day, 90) });
    const over = await cancel(layla, moved.id);
    assert.deepEqual([over.feesKept.amount, over.sums.keptUnder], [10_000, 'changed']);
    await settleBooking(app.services, over.id);
    const receipt = (await mailsTo(app, layla)).at(-1);
    const said = {
      en: [/^Fee for the change paid: /, /\nFee for the change: \$100\nTo pay: nothing more/],
      ar: [/^دُفع رسم التغيير: /, /\nرسم التغيير: 100 دولار/],
    }[language];
    assert.match(receipt?.subject ?? '', said[0] ?? /^$/);
    assert.match((receipt?.textBody ?? '').replaceAll('\u00a0', ' '), said[1] ?? /^$/);
    assert.doesNotMatch(receipt?.textBody ?? '', /Total|الإجمالي/);
    // It knows of this fee alone, not how the booking ended or what else of it is owed.
    assert.doesNotMatch(receipt?.textBody ?? '', /more is taken|itself is|ولا يُخصم|الحجز نفسه/);
    await assertBooks(app, layla);
  }
});

test('a change that costs less, with a fee: its credit note says what is taken off and what is kept of it', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const hold = await held(app, layla, { party: 3, day: daysAfter(someDay, 3) });
  const booking = bookingIn(await confirm(layla, hold, { guests: [guest, guest, guest] }));
  await closeFreeHours(app, booking.id);
  await app.sql.as(
    system,
    (tx) => tx`
      update app.bookings set quote = jsonb_set(quote, '{terms,feePercentAfter}', '50')
      where id = ${booking.id}`,
  );
  const moved = await change(layla, booking, { party: 1 });
  const fee = moved.feesKept.amount;
  const saved = booking.total.amount - moved.total.amount;
  assert.ok(fee > 0 && saved > fee, `${fee} of ${saved}`);
  const documents = invoicesIn(await layla.get(`/billing/invoices?source=${booking.id}`));
  const note = documents.find(({ kind }) => kind === 'credit_note');
  const { lines, total } = invoiceIn(await layla.get(`/billing/invoices/${note?.id}`));
  assert.deepEqual(
    lines.map(({ kind, amount }) => [kind, amount.amount]),
    [
      ['deduction', -saved],
      ['fee', fee],
    ],
  );
  assert.equal(total.amount, fee - saved);
  assert.match(lines[1]?.title ?? '', /^Fee for the change of /);
  assert.match(await printIn(app, note?.id ?? '', 'ar'), /رسم التغيير بتاريخ/);
  await assertBooks(app, layla);
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

/** Moved to another day once the free hours were over, which cost a fee; the new day has free hours of its own. */
async function movedLate(app: TestApp, layla: Person) {
  await saveCard(layla);
  const booked = bookingIn(await confirm(layla, await heldBy(app, layla)));
  await settleBooking(app.services, booked.id);
  await closeFreeHours(app, booked.id);
  const before = bookingIn(await layla.get(`/bookings/${booked.id}`));
  const moved = await change(layla, before, { day: daysAfter(before.day, 20) });
  await settleBooking(app.services, moved.id);
  assert.ok(moved.feesKept.amount > 0);
  return { fee: moved.feesKept.amount, moved: bookingIn(await layla.get(`/bookings/${moved.id}`)) };
}

const feeOfToday = (app: TestApp) => {
  const today = dayInDubai(app.services.now());
  return {
    en: `Fee for the change of ${dayInWords(today, 'en')}`,
    ar: `رسم التغيير بتاريخ ${dayInWords(today, 'ar')}`,
  };
};

/** Both documents of it, the booking's own and that of its change, as its client reads them. */
async function bothInvoices(client: Person, id: string) {
  const found = invoicesIn(await client.get(`/billing/invoices?source=${id}`));
  const all = found.filter(({ kind }) => kind === 'invoice').toReversed();
  const [first, second] = await Promise.all(
    all.map(async (one) => invoiceIn(await client.get(`/billing/invoices/${one.id}?lang=en`))),
  );
  assert.ok(first && second);
  return { first, second };
}

test('a fee for a change stays one when the booking is cancelled for free later: page, mail, invoice and paper say so', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const { fee, moved } = await movedLate(app, layla);
  const named = feeOfToday(app);
  for (const language of ['en', 'ar'] as const)
    assert.ok(moneyLines(moved.sums, language).some(({ label }) => label === named[language]));
  const over = await cancel(layla, moved.id);
  assert.deepEqual([over.sums.keptUnder, over.sums.kept.amount], ['changed', fee]);
  for (const language of ['en', 'ar'] as const) {
    const kept = moneyLines(over.sums, language).filter(({ id }) => id === 'kept');
    assert.deepEqual(
      kept.map(({ label, sum }) => [label, sum?.amount]),
      [[named[language], fee]],
    );
    assert.doesNotMatch(kept[0]?.note ?? '', /terms for a cancellation|شروط الإلغاء/);
  }
  const letter = (await mailsTo(app, layla)).findLast(
    ({ template }) => template === 'booking-cancelled',
  );
  assert.match(letter?.textBody ?? '', new RegExp(`${named.en}: `));
  assert.doesNotMatch(letter?.textBody ?? '', /Cancellation fee|terms for a cancellation/);
  const { first, second } = await bothInvoices(layla, over.id);
  assert.deepEqual(
    [first.state, second.state, second.credited.amount, second.keptUnder],
    ['credited', 'paid', 0, 'changed'],
    'the credit takes from what was cancelled, and the fee stands',
  );
  assert.ok(second.lines.some(({ kind, amount }) => kind === 'fee' && amount.amount === fee));
  assert.ok(second.stands.some(({ label }) => label === named.en));
  for (const { id } of [first, second])
    assert.doesNotMatch(await printIn(app, id, 'en'), /[Cc]ancellation fee|رسم الإلغاء/);
  assert.match(await printIn(app, second.id, 'en'), new RegExp(named.en));
  await assertBooks(app, layla);
});

test('the fee of a late cancellation and that of the change before it are two, each under its own name', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const { fee, moved } = await movedLate(app, layla);
  await closeFreeHours(app, moved.id);
  const over = await cancel(layla, moved.id);
  const kept = moneyLines(over.sums, 'en').filter(({ id }) => id === 'kept');
  assert.deepEqual(
    kept.map(({ label, sum }) => [label, sum?.amount]),
    [
      ['Cancellation fee', over.feesKept.amount - fee],
      [feeOfToday(app).en, fee],
    ],
  );
  const { first, second } = await bothInvoices(layla, over.id);
  assert.deepEqual([first.keptUnder, second.keptUnder], ['late', 'changed']);
  await assertBooks(app, layla);
});

test('whoever pays the fee of a change reads what its cancelled booking still asks for besides', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const booked = bookingIn(await confirm(layla, await heldBy(app, layla)));
  await closeFreeHours(app, booked.id);
  const before = bookingIn(await layla.get(`/bookings/${booked.id}`));
  const moved = await change(layla, before, { day: daysAfter(before.day, 20) });
  await closeFreeHours(app, moved.id);
  await cancel(layla, moved.id);
  const { first, second } = await bothInvoices(layla, moved.id);
  assert.ok(first.outstanding.amount > 0 && second.keptUnder === 'changed');
  const lastMail = async () => (await mailsTo(app, layla)).at(-1)?.textBody ?? '';
  assert.equal(paymentIn(await pay(layla, second)).state, 'succeeded');
  assert.match(await lastMail(), /\nFee for the change: .*\n/);
  assert.doesNotMatch(await lastMail(), /nothing more/);
  assert.equal(paymentIn(await pay(layla, first)).state, 'succeeded');
  assert.match(await lastMail(), /\nCancellation fee: .*\nTo pay: nothing more/);
  await assertBooks(app, layla);
});

/** A hotel that a card guarantees, moved once the free hours were over. */
async function guaranteedMovedLate(app: TestApp, layla: Person, fee?: number) {
  await saveCard(layla);
  const booked = bookingIn(await confirm(layla, await heldBy(app, layla, 'card-guarantee')));
  await closeFreeHours(app, booked.id, fee);
  const before = bookingIn(await layla.get(`/bookings/${booked.id}`));
  const moved = await change(layla, before, { day: daysAfter(before.day, 20) });
  await settleBooking(app.services, moved.id);
  return moved;
}

/** What the question before a cancelling promises, and what has become of it. */
async function cancelledAsPromised(app: TestApp, layla: Person, id: string) {
  const { endings } = bookingIn(await layla.get(`/bookings/${id}`)).sums;
  const promised = endings?.now ?? assert.fail('it is over');
  const over = await cancel(layla, id);
  assert.deepEqual([over.sums.taking, over.sums.due], [promised.taken, []]);
  await settleBooking(app.services, id);
  const { paid, due, reserved, returning } = bookingIn(await layla.get(`/bookings/${id}`)).sums;
  assert.deepEqual(
    [paid, due, reserved.amount, returning.amount],
    [promised.taken, [], 0, 0],
    'taken once, and nothing is left for a later day',
  );
  await assertBooks(app, layla);
  return promised;
}

test('a fee for a change is taken of what is reserved when the booking is cancelled in time, as the question says', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const moved = await guaranteedMovedLate(app, layla, 60_000);
  const { taken, fee } = await cancelledAsPromised(app, layla, moved.id);
  assert.deepEqual([taken, fee.amount], [moved.feesKept, 0]);
  const { items } = (await layla.get('/billing/payments')).body as { items: { title: string }[] };
  assert.match(items[0]?.title ?? '', /^Fee for the change/);
  // Where its own invoice is credited for it, both say what became of the fee.
  const { first, second } = await bothInvoices(layla, moved.id);
  assert.deepEqual([second.state, first.paid], ['credited', taken]);
  assert.match(
    first.creditNotes[0]?.reason ?? '',
    /cancelled\. The fee for the change, invoiced on its own before, is now part of this invoice\.$/,
  );
  assert.match(
    second.creditNotes[0]?.reason ?? '',
    /cancelled\. The fee for the change stays, and is paid with the booking’s first invoice/,
  );
  const note = invoiceIn(await layla.get(`/billing/invoices/${first.creditNotes[0]?.id}`));
  assert.deepEqual(
    note.lines.map(({ kind, amount }) => [kind, amount.amount]),
    [
      ['deduction', -first.total.amount],
      ['fee', taken.amount],
    ],
    'the paper that stands calls the fee by its name',
  );
  assert.match(note.lines[1]?.title ?? '', /^Fee for the change of /);
  const read = await layla.get(`/billing/invoices/${second.id}?lang=ar`);
  assert.match(invoiceIn(read).creditNotes[0]?.reason ?? '', /رسم التغيير/);
});

test('the fees of a change and of a late cancellation are taken together of what is reserved', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const moved = await guaranteedMovedLate(app, layla, 60_000);
  await closeFreeHours(app, moved.id, 10_000);
  const { taken, fee } = await cancelledAsPromised(app, layla, moved.id);
  assert.deepEqual([taken.amount, fee.amount], [70_000, 10_000]);
  const { first, second } = await bothInvoices(layla, moved.id);
  assert.deepEqual(
    [first.paid, second.state],
    [taken, 'credited'],
    'on the paper it is reserved for',
  );
  const { invoice } = bookingIn(await layla.get(`/bookings/${moved.id}`)).sums;
  assert.equal(invoice, first.id, 'nobody is led to what was credited whole');
  const { en: forChange } = feeOfToday(app);
  assert.deepEqual(
    first.stands.map(({ label }) => label).filter((label) => /fee/i.test(label)),
    ['Cancellation fee', forChange],
  );
});
