import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CancelQuote, ChangeQuote } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { MoneyEnding, MoneyFacts } from '#contract/money-facts.ts';
import { dayInDubai } from '#domain/time.ts';
import { settleBooking } from '#server/billing/books/booking-settlement.ts';
import {
  cancel,
  change,
  closeFreeHours,
  heldBy,
  sendBackNow,
} from '#server/billing/books/testing.ts';
import {
  assertBooks,
  deskIn,
  invoiceIn,
  invoiceOf,
  pay,
  paymentIn,
  saveCard,
} from '#server/billing/testing.ts';
import { age, bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, demo, newClient, type Person } from '#server/matters/testing.ts';
import type { TestApp } from '#server/testing.ts';

const seen = async (client: Person, { id }: { id: string }) =>
  bookingIn(await client.get(`/bookings/${id}`));

async function saidOf(client: Person, { id }: { id: string }): Promise<CancelQuote> {
  const answer = await client.get(`/bookings/${id}/cancel`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body as unknown as CancelQuote; // parsed by this very schema
}

const owedIn = ({ due }: MoneyFacts) => due.reduce((sum, part) => sum + part.sum.amount, 0);

/** What was said before is what the books then say, now and when everything has arrived. */
async function assertKept(app: TestApp, client: Person, ended: Booking, said: MoneyEnding) {
  await settleBooking(app.services, ended.id);
  const { sums } = await seen(client, ended);
  const told = [sums.kept, sums.returning, owedIn(sums)];
  assert.deepEqual(told, [said.keeps, said.comesBack, said.toPay.amount], said.term);
  assert.deepEqual([sums.reserved.amount, sums.taking.amount], [0, 0]);
  await sendBackNow(app, client);
  const after = (await seen(client, ended)).sums;
  assert.deepEqual([after.returning.amount, after.returned], [0, said.comesBack]);
  await assertBooks(app, client);
}

const bookedWith = async (app: TestApp, client: Person, mode: Parameters<typeof heldBy>[2]) =>
  bookingIn(await confirm(client, await heldBy(app, client, mode)));

test('a refund is what was paid less the fee, for a deposit, a whole price and a guarantee', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  for (const mode of ['deposit', 'full', 'card-guarantee'] as const)
    for (const late of [false, true]) {
      const booking = await bookedWith(app, layla, mode);
      if (late) await closeFreeHours(app, booking.id);
      const { sums, refund, fee } = await saidOf(layla, booking);
      const { now } = sums.endings ?? assert.fail();
      assert.equal(refund.amount, Math.max(0, sums.paid.amount - fee.amount), mode);
      assert.deepEqual([now.term, now.fee], [late ? 'late' : 'free', fee]);
      if (mode === 'card-guarantee') assert.deepEqual(sums.reserved, booking.total);
      await assertKept(app, layla, await cancel(layla, booking.id), now);
    }
});

test('the house calls off: all that was paid comes back, in weather its share, and nobody is asked for more', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  await saveCard(layla);
  for (const cause of ['operator', 'weather', 'no_show'] as const) {
    const booking = await bookedWith(app, layla, 'deposit');
    await closeFreeHours(app, booking.id);
    const { endings } = (await seen(layla, booking)).sums;
    const said = endings?.[cause === 'no_show' ? 'noShow' : cause] ?? assert.fail();
    if (cause === 'no_show') await age(app, booking.id, 'over');
    else assert.equal(said.toPay.amount, 0);
    const body = { cause, reason: 'The wind.' };
    const off = bookingIn(await noor.post(`/bookings/${booking.id}/call-off`, body));
    await assertKept(app, layla, off, said);
  }
});

test('nothing is offered back that the house has sent back already', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'admin')];
  const booking = await bookedWith(app, layla, 'full');
  const { id } = paymentIn(await pay(layla, await invoiceOf(layla, booking.id)));
  const back = { amount: booking.total, reason: 'With our apologies.' };
  deskIn(await noor.post(`/desk/billing/payments/${id}/refunds`, back));
  await sendBackNow(app, layla);
  const { refund, sums } = await saidOf(layla, booking);
  assert.deepEqual([refund.amount, sums.paid.amount], [0, 0]);
  assert.deepEqual([sums.returned, sums.due], [booking.total, []]);
});

test('with several documents too, what goes back is what was paid less what is owed', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  await saveCard(layla);
  const booking = await bookedWith(app, layla, 'deposit');
  const more = await change(layla, booking, { party: 3 });
  // The deposit of one and the whole of two more: the second document is paid first.
  const { items } = (await layla.get(`/billing/invoices?source=${booking.id}`)).body as unknown as {
    items: { id: string; number: string }[];
  };
  const newest = items[0] ?? assert.fail('no second invoice');
  const invoice = (await layla.get(`/billing/invoices/${newest.id}`)).body;
  paymentIn(await pay(layla, invoice as never));
  const { paid } = (await seen(layla, more)).sums;
  const asked = { day: more.day, time: more.time, party: 2, offering: more.offering.slug };
  const quoted = await layla.post(`/bookings/${more.id}/change/quote`, asked);
  const { after } = quoted.body as unknown as ChangeQuote;
  assert.equal(after.paid.amount, paid.amount);
  const fewer = await change(layla, more, { party: 2 });
  assert.deepEqual([fewer.sums.returning, owedIn(fewer.sums)], [after.comesBack, owedIn(after)]);
  const { sums } = await saidOf(layla, fewer);
  await sendBackNow(app, layla);
  const said = sums.endings?.now ?? assert.fail();
  const ended = await cancel(layla, fewer.id);
  assert.deepEqual(ended.sums.returning, said.comesBack);
  await assertBooks(app, layla);
});

test('the sheet, the invoice and the booking say the same two sums and days', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  for (const mode of ['deposit', 'full', 'card-guarantee'] as const) {
    const held = await heldBy(app, layla, mode);
    const sheet = held.sums.due.map(({ sum, by }) => ({ amount: sum, dueOn: by }));
    const booking = bookingIn(await confirm(layla, held));
    const page = booking.sums.due.map(({ sum, by }) => ({ amount: sum, dueOn: by }));
    const { id } = await invoiceOf(layla, booking.id);
    const { instalments } = invoiceIn(await layla.get(`/billing/invoices/${id}`));
    const parts = instalments.map(({ amount, dueOn }) => ({ amount, dueOn }));
    assert.deepEqual(page, sheet, mode);
    assert.deepEqual(parts, sheet, mode);
  }
});

test('nobody gets back what they would then owe again, while a refund is on its way too', async (t) => {
  const app = await borrow(t);
  const [layla, noor] = [await newClient(app), await demo(app, 'concierge')];
  const extra = { addOns: [{ id: 'maybach-transfer', quantity: 1 }] };
  const plain = await bookedWith(app, layla, 'full');
  const first = await invoiceOf(layla, plain.id);
  const booking = await change(layla, plain, { party: 2, ...extra });
  const desk = `/desk/billing/invoices/${first.id}`;
  const part = { amount: 50_000, currency: 'USD' };
  const receivedOn = dayInDubai(app.services.now());
  deskIn(await noor.post(`${desk}/transfers`, { amount: part, receivedOn, reference: 'RF18' }));
  const [transfer] = deskIn(await noor.get(desk)).cardAndTransfer;
  const back = { amount: { amount: 40_000, currency: 'USD' }, reason: 'A kind gesture.' };
  // It leaves when a person says so, days later.
  deskIn(await noor.post(`/desk/billing/payments/${transfer?.id}/refunds`, back));
  paymentIn(await pay(layla, await invoiceOf(layla, booking.id)));
  const { paid } = (await seen(layla, booking)).sums;
  // USD 120 of the first invoice are unpaid, and the change takes USD 190 off.
  const fewer = await change(layla, await seen(layla, booking), { party: 2 });
  assert.deepEqual(
    [fewer.sums.paid.amount, fewer.sums.returning.amount],
    [paid.amount - 7_000, 40_000 + 7_000],
  );
  await assertBooks(app, layla);
});
