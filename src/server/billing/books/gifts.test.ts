import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskInvoice } from '#contract/billing/desk.ts';
import type { CancelQuote, ChangeQuote } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { sumOf } from '#domain/money.ts';
import { daysAfter } from '#domain/time.ts';
import {
  cancel,
  change,
  closeFreeHours,
  heldBy,
  sendBackNow,
} from '#server/billing/books/testing.ts';
import { collectDue } from '#server/billing/payments/dues.ts';
import {
  assertBooks,
  deskIn,
  invoiceOf,
  invoicesIn,
  pay,
  paymentIn,
  saveCard,
} from '#server/billing/testing.ts';
import { age, bookingIn, confirm } from '#server/bookings/testing.ts';
import {
  assertRefused,
  borrow,
  demo,
  type Json,
  newClient,
  type Person,
} from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

const seen = async (client: Person, { id }: { id: string }) =>
  bookingIn(await client.get(`/bookings/${id}`));

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

const credit = (staff: Person, { id }: { id: string }, amount: number) =>
  staff.post(`/desk/billing/invoices/${id}/credit-notes`, {
    amount: dollars(amount),
    reason: 'The car was late.',
  });

const refund = (staff: Person, { id }: { id: string }, amount: number) =>
  staff.post(`/desk/billing/payments/${id}/refunds`, {
    amount: dollars(amount),
    reason: 'The car was late.',
  });

/** What all documents of a booking ask for, paid or not. */
async function askedFor(client: Person, { id }: Booking): Promise<number> {
  const all = invoicesIn(await client.get(`/billing/invoices?source=${id}`));
  return all.reduce((sum, { total }) => sum + total.amount, 0);
}

const booked = async (app: TestApp, client: Person, mode: 'full' | 'deposit' = 'full') =>
  bookingIn(await confirm(client, await heldBy(app, client, mode)));

test('what the desk gave of a booking is not asked for again when the booking changes', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const booking = await booked(app, layla);
  deskIn(await credit(noor, await invoiceOf(layla, booking.id), 10_000));
  const changes: Json[] = [
    { party: 3 },
    { party: 3, addOns: [{ id: 'maybach-transfer', quantity: 1 }] },
    { party: 1 },
    { party: 1, day: daysAfter(booking.day, 200) },
  ];
  let now = await seen(layla, booking);
  for (const wish of changes) {
    const asked = { day: now.day, time: now.time, offering: now.offering.slug, ...wish };
    const quoted = await layla.post(`/bookings/${now.id}/change/quote`, asked);
    const { after } = quoted.body as unknown as ChangeQuote; // parsed by this very schema
    now = await change(layla, now, wish);
    assert.equal(await askedFor(layla, now), now.total.amount - 10_000, JSON.stringify(wish));
    const toPay = after.due.reduce((sum, part) => sum + part.sum.amount, 0);
    assert.deepEqual([toPay, after.comesBack.amount], [now.total.amount - 10_000, 0]);
  }
  await assertBooks(app, layla);
});

test('what was paid and given back by the desk stays with the client when the booking changes', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const booking = await booked(app, layla);
  const paid = paymentIn(await pay(layla, await invoiceOf(layla, booking.id)));
  deskIn(await refund(noor, paid, 10_000));
  const more = await change(layla, booking, { party: 2 });
  const [part] = more.sums.due;
  assert.equal(part?.sum.amount, more.total.amount - booking.total.amount);
  assert.equal(more.sums.due.length, 1);
  const fewer = await change(layla, more, { party: 1 });
  assert.deepEqual([fewer.sums.due, fewer.sums.returning.amount], [[], 0]);
  assert.equal(fewer.sums.forgiven.amount, 10_000);
  await assertBooks(app, layla);
});

test('a gift larger than what the booking then costs leaves nothing to pay and is not paid out', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const held = await heldBy(app, layla, 'full');
  const booking = bookingIn(await confirm(layla, held));
  const more = await change(layla, booking, { party: 2 });
  const gift = more.total.amount - booking.total.amount + 5_000;
  const documents = invoicesIn(await layla.get(`/billing/invoices?source=${booking.id}`));
  let left = gift;
  for (const { id, outstanding } of documents) {
    const some = Math.min(left, outstanding.amount);
    if (some > 0) deskIn(await credit(noor, { id }, some));
    left -= some;
  }
  const fewer = await change(layla, await seen(layla, more), { party: 1 });
  const rest = Math.max(0, fewer.total.amount - gift);
  assert.equal(await askedFor(layla, fewer), rest);
  assert.equal(fewer.sums.returning.amount, 0);
  await assertBooks(app, layla);
});

test('what the desk sends back of a deposit that was paid is no new debt, and no card pays it again', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'admin')];
  await saveCard(client);
  const booking = await booked(app, client, 'deposit');
  const invoice = await invoiceOf(client, booking.id);
  const rest = invoice.total.amount - invoice.paid.amount;
  const { payments } = deskIn(await noor.get(`/desk/billing/invoices/${invoice.id}`));
  assert.equal((await refund(noor, payments[0] ?? { id: '' }, 2000)).status, 200);
  const later = async () => {
    const { sums } = await seen(client, booking);
    return [sums.dueNow.amount, sumOf(sums.due.map(({ sum }) => sum))];
  };
  assert.deepEqual(await later(), [0, rest]);
  await sendBackNow(app, client);
  await collectDue(app.services);
  const { paid, outstanding, next } = await invoiceOf(client, booking.id);
  assert.deepEqual([paid.amount, outstanding.amount], [invoice.paid.amount - 2000, rest]);
  assert.equal(next?.amount.amount, rest);
  assert.deepEqual(await later(), [0, rest]);
  await assertBooks(app, client);
});

test('after a refund by the desk, what comes back is what was paid less that and less the fee', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const booking = await booked(app, layla);
  const paid = paymentIn(await pay(layla, await invoiceOf(layla, booking.id)));
  deskIn(await refund(noor, paid, 10_000));
  await closeFreeHours(app, booking.id);
  const said = (await layla.get(`/bookings/${booking.id}/cancel`)).body as unknown as CancelQuote;
  const fee = booking.quote.terms.feeAfter.amount;
  assert.equal(said.refund.amount, booking.total.amount - 10_000 - fee);
  const ended = await cancel(layla, booking.id);
  assert.deepEqual(ended.sums.returning, said.refund);
  await sendBackNow(app, layla);
  const { sums } = await seen(layla, booking);
  assert.deepEqual([sums.paid.amount, sums.kept.amount, sums.due], [fee, fee, []]);
  assert.equal(sums.returned.amount, booking.total.amount - fee);
  await assertBooks(app, layla);
});

test('an end never asks for what the desk gave: whoever did not come owes what was asked for', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  for (const cause of ['cancel', 'no_show'] as const) {
    const booking = await booked(app, layla, 'deposit');
    paymentIn(await pay(layla, await invoiceOf(layla, booking.id)));
    deskIn(await refund(noor, await paymentOf(layla, booking), 10_000));
    await (cause === 'cancel' ? closeFreeHours(app, booking.id) : age(app, booking.id, 'over'));
    const { endings } = (await seen(layla, booking)).sums;
    const said = endings?.[cause === 'cancel' ? 'now' : 'noShow'] ?? assert.fail();
    assert.deepEqual([said.toPay.amount, said.comesBack.amount], [0, 0]);
    assert.equal(said.fee.amount, booking.total.amount - 10_000);
    if (cause === 'cancel') await cancel(layla, booking.id);
    else
      bookingIn(await noor.post(`/bookings/${booking.id}/call-off`, { cause, reason: 'Nobody.' }));
    const { sums } = await seen(layla, booking);
    assert.deepEqual([sums.due, sums.kept.amount], [[], booking.total.amount - 10_000]);
    assert.equal(await askedFor(layla, booking), booking.total.amount - 10_000);
  }
  await assertBooks(app, layla);
});

async function paymentOf(client: Person, { id }: Booking) {
  const { id: invoice } = await invoiceOf(client, id);
  const { payments } = (await client.get(`/billing/invoices/${invoice}`)).body as unknown as {
    payments: { id: string }[];
  };
  return payments[0] ?? assert.fail('nothing was paid');
}

test('a part that was paid comes back as far as it is more than the fee', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  for (const share of [0.3, 0.8]) {
    const booking = await booked(app, layla);
    const part = Math.round(booking.total.amount * share);
    const invoice = await invoiceOf(layla, booking.id);
    paymentIn(await pay(layla, invoice, { amount: dollars(part) }));
    await closeFreeHours(app, booking.id);
    const fee = booking.quote.terms.feeAfter.amount;
    const ended = await cancel(layla, booking.id);
    const due = ended.sums.due.reduce((sum, one) => sum + one.sum.amount, 0);
    assert.equal(ended.sums.returning.amount, Math.max(0, part - fee));
    assert.equal(due, Math.max(0, fee - part));
    assert.equal(await askedFor(layla, booking), fee);
  }
  await assertBooks(app, layla);
});

const waitingIn = ({ acts }: DeskInvoice) =>
  acts.find(({ state }) => state === 'waiting') ?? assert.fail('nothing waits');

test('a credit that waits for a colleague is given once, whether the booking changed before or after', async (t) => {
  const app = await borrow(t);
  const [noor, admin] = [await demo(app, 'concierge'), await demo(app, 'admin')];
  for (const party of [8, 3]) {
    const layla = await newClient(app);
    await saveCard(layla);
    const booking = await bookedFor(app, layla, 6);
    const invoice = await invoiceOf(layla, booking.id);
    const act = waitingIn(deskIn(await credit(noor, invoice, 150_000)));
    const changed = await change(layla, booking, { party });
    const answer = { answer: 'approve' };
    const headers = { 'if-match': String(act.version) };
    const path = `/desk/billing/acts/${act.id}/answer`;
    const answered = await admin.post(path, answer, headers);
    // A dearer booking has a second document, and the first stands as it stood.
    if (party > 6) assert.equal(answered.status, 200, answered.text);
    else assertRefused(answered, 409, 'billing_state');
    const given = party > 6 ? 150_000 : 0;
    assert.equal(await askedFor(layla, changed), changed.total.amount - given);
    const last = await change(layla, await seen(layla, changed), { party: 7 });
    assert.equal(await askedFor(layla, last), last.total.amount - given);
    await assertBooks(app, layla);
  }
});

/** Moved once the free hours were over, and paid with the fee of that; the new day has free hours of its own. */
async function movedForFee(app: TestApp, client: Person) {
  const booking = await booked(app, client);
  paymentIn(await pay(client, await invoiceOf(client, booking.id)));
  await closeFreeHours(app, booking.id, 20_000);
  const moved = await change(client, await seen(client, booking), {
    day: daysAfter(booking.day, 200),
  });
  const asked = invoicesIn(await client.get(`/billing/invoices?source=${booking.id}`));
  const invoice = asked.find(({ outstanding }) => outstanding.amount > 0) ?? assert.fail();
  return { moved, invoice, payment: paymentIn(await pay(client, invoice)) };
}

test('what the desk gave of the fee for a change is not kept when the booking is cancelled', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const ways = [
    { given: 20_000, lateFee: 0 },
    { given: 12_000, lateFee: 0 },
    { given: 20_000, lateFee: 7_000 },
  ];
  for (const { given, lateFee } of ways)
    for (const gives of [credit, refund]) {
      const { moved, invoice, payment } = await movedForFee(app, layla);
      deskIn(await gives(noor, gives === credit ? invoice : payment, given));
      const left = 20_000 - given;
      const { sums: standing } = await seen(layla, moved);
      assert.equal(standing.kept.amount, left, 'the page keeps what is left of it');
      assert.equal(standing.keptFor[0]?.sum.amount ?? 0, left);
      if (lateFee) await closeFreeHours(app, moved.id, lateFee);
      const said = (await layla.get(`/bookings/${moved.id}/cancel`)).body as unknown as CancelQuote;
      const ending = said.sums.endings?.now ?? assert.fail();
      assert.deepEqual([ending.fee.amount, ending.keeps.amount], [lateFee, left + lateFee]);
      const { sums } = await cancel(layla, moved.id);
      assert.deepEqual(
        [sums.kept.amount, sums.returning.amount - standing.returning.amount],
        [left + lateFee, said.refund.amount],
      );
      const forChange = sums.keptFor.reduce((sum, fee) => sum + fee.sum.amount, 0);
      assert.equal(forChange, left, 'a fee for the end is none for the change');
      assert.equal(await askedFor(layla, moved), left + lateFee);
      const papers = invoicesIn(await layla.get(`/billing/invoices?source=${moved.id}`));
      const terms = papers.flatMap(({ keptUnder }) => keptUnder ?? []);
      assert.deepEqual(terms, [...(left ? ['changed'] : []), ...(lateFee ? ['late'] : [])]);
    }
  await assertBooks(app, layla);
});

async function bookedFor(app: TestApp, client: Person, party: number): Promise<Booking> {
  const held = await heldBy(app, client, 'full');
  return change(client, bookingIn(await confirm(client, held)), { party });
}
