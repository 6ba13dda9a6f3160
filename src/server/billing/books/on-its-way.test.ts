/** Money that is on its way to us while what it pays for ends: it stays in sight, and comes back whole. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Spending } from '#contract/billing/spending.ts';
import type { CancelQuote } from '#contract/bookings/asks.ts';
import { comingOf } from '#domain/billing/invoice-words.ts';
import { endingLines } from '#domain/money/words/ending.ts';
import { owedLines } from '#domain/money/words/owed.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { cancel, closeFreeHours, heldBy } from '#server/billing/books/testing.ts';
import { printIn } from '#server/billing/invoices/testing.ts';
import {
  aed,
  answer,
  credit,
  desk,
  owingMuch,
  transfer,
  waitingIn,
} from '#server/billing/money-acts/testing.ts';
import { chargeInvoice } from '#server/billing/payments/charges.ts';
import { catchUp } from '#server/billing/payments/payments.ts';
import { recordOutcome } from '#server/billing/payments/records.ts';
import * as payments from '#server/billing/payments/store.ts';
import {
  assertBooks,
  cards,
  invoiceIn,
  invoiceOf,
  overviewIn,
  pay,
  saveCard,
} from '#server/billing/testing.ts';
import { bookingIn, confirm } from '#server/bookings/testing.ts';
import { borrow, matterIn, newClient, type Person } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** Its bank thinks about it while the booking stands. */
async function beingTaken(app: TestApp) {
  const layla = await newClient(app);
  await saveCard(layla, cards.failsLater);
  const booked = bookingIn(await confirm(layla, await heldBy(app, layla)));
  const { state } = await paymentOf(app, booked.id);
  assert.equal(state, 'processing');
  const { sums } = bookingIn(await layla.get(`/bookings/${booked.id}`));
  assert.deepEqual([sums.collecting, sums.collectingBack.amount], [booked.total, 0]);
  return { layla, booked };
}

const paymentOf = (app: TestApp, bookingId: string) =>
  app.sql.as(system, async (tx) => {
    const [payment] = await payments.ofBooking(tx, bookingId);
    return payment ?? assert.fail('nothing is on its way');
  });

const said = async (app: TestApp, client: Person) =>
  (await mailsTo(app, client)).map(({ subject, textBody }) => `${subject} ${textBody}`).join('\n');

const owedIn = async (client: Person) => overviewIn(await client.get('/billing')).owed;

test('before a booking is cancelled it is said that what its card is asked for goes back', async (t) => {
  const app = await borrow(t);
  const { layla, booked } = await beingTaken(app);
  const quote = (await layla.get(`/bookings/${booked.id}/cancel`)).body as unknown as CancelQuote; // parsed by this very schema
  const ending = quote.sums.endings?.now ?? assert.fail('it cannot end');
  const [line] = endingLines(quote.sums, ending, 'en').filter(({ id }) => id === 'collecting');
  assert.deepEqual(line?.sum, booked.total);
  assert.equal(line?.note, 'if the bank still takes it, all of it goes back to that card');
});

test('a cancelled booking says what is still being taken for it, and a refusal asks for no other card', async (t) => {
  const app = await borrow(t);
  const { layla, booked } = await beingTaken(app);
  const { sums } = await cancel(layla, booked.id);
  assert.deepEqual(
    [sums.collecting.amount, sums.collectingBack, sums.dueNow.amount],
    [0, booked.total, 0],
  );
  assert.match(
    moneyLines(sums, 'en').find(({ id }) => id === 'collecting')?.note ?? '',
    /goes back/,
  );
  const { collecting, collectingBack } = invoiceIn(
    await layla.get(`/billing/invoices/${(await invoiceOf(layla, booked.id)).id}`),
  );
  assert.deepEqual([collecting.amount, collectingBack], [0, booked.total]);
  const [owed] = await owedIn(layla);
  assert.deepEqual([owed?.collecting.amount, owed?.collectingBack], [0, booked.total]);
  const refused = await catchUp(app.services, await paymentOf(app, booked.id), { giveUp: false });
  assert.equal(refused.state, 'failed');
  assert.deepEqual(await owedIn(layla), []);
  assert.doesNotMatch(await said(app, layla), /declined|another card/i);
});

test('what the bank takes for a booking that was cancelled meanwhile comes back whole, and says why', async (t) => {
  const app = await borrow(t);
  const { layla, booked } = await beingTaken(app);
  await cancel(layla, booked.id);
  const { id, processorRef } = await paymentOf(app, booked.id);
  await recordOutcome(app.services, id, { state: 'succeeded', ref: processorRef ?? '' });
  const { sums } = bookingIn(await layla.get(`/bookings/${booked.id}`));
  assert.deepEqual([sums.returning, sums.collectingBack.amount], [booked.total, 0]);
  const letters = await said(app, layla);
  assert.match(letters, /it ended before your payment came, so this goes back/);
  assert.doesNotMatch(letters, /more was paid|Payment received/);
  await assertBooks(app, layla);
});

test('of what is on its way the fee of a late cancellation is paid, and only the rest goes back', async (t) => {
  const app = await borrow(t);
  const { layla, booked } = await beingTaken(app);
  await closeFreeHours(app, booked.id);
  const { body } = await layla.get(`/bookings/${booked.id}/cancel`);
  const { fee, sums: before } = body as unknown as CancelQuote; // parsed by this very schema
  assert.ok(fee.amount > 0);
  const ending = before.endings?.now ?? assert.fail('it cannot end');
  const lines = endingLines(before, ending, 'en');
  assert.ok(!lines.some(({ id }) => id === 'toPay'), 'nobody is asked for what is on its way');
  const { sums } = await cancel(layla, booked.id);
  const rest = booked.total.amount - fee.amount;
  assert.deepEqual([sums.collecting.amount, sums.collectingBack.amount], [fee.amount, rest]);
  const { id, processorRef } = await paymentOf(app, booked.id);
  await recordOutcome(app.services, id, { state: 'succeeded', ref: processorRef ?? '' });
  const after = bookingIn(await layla.get(`/bookings/${booked.id}`)).sums;
  assert.deepEqual([after.paid.amount, after.returning.amount], [fee.amount, rest]);
  await assertBooks(app, layla);
});

test('a transfer that is being checked stays in sight when its request is withdrawn, and goes back', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const { amount } = invoice.total;
  assert.equal((await transfer(app, noor, invoice, amount)).status, 200);
  const matter = invoice.source.id;
  const { version } = matterIn(await layla.get(`/matters/${matter}`));
  const withdrawn = matterIn(
    await layla.post(
      `/matters/${matter}/withdraw`,
      { reason: '', comesBack: aed(0) },
      { 'if-match': String(version) },
    ),
  );
  assert.deepEqual(withdrawn.money?.sums.checkingBack, aed(amount));
  const owed = await owedIn(layla);
  assert.deepEqual(
    owed.map(({ checking, checkingBack }) => [checking, checkingBack]),
    [[aed(0), aed(amount)]],
  );
  assert.match(
    owedLines(owed, 'en').find(({ id }) => id === 'checking')?.note ?? '',
    /if it arrived, all of it goes back/,
  );
  const act = waitingIn(await desk(admin, invoice));
  assert.deepEqual([act.tooMuch, act.over], [aed(amount), true]);
  assert.equal((await answer(admin, act, { answer: 'approve' })).status, 200);
  assert.deepEqual(
    (await owedIn(layla)).map(({ checkingBack, returning }) => [checkingBack, returning]),
    [[aed(0), aed(amount)]],
  );
  const letters = await said(app, layla);
  assert.match(letters, /it ended before your payment came, so this goes back/);
  assert.doesNotMatch(letters, /more was paid/);
  await assertBooks(app, layla);
});

test('of an invoice that is paid and checked in part only the rest is asked for', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owingMuch(app);
  const { amount } = invoice.total;
  assert.equal((await pay(layla, invoice, { amount: aed(amount / 4) })).status, 200);
  assert.equal((await transfer(app, noor, invoice, amount / 2)).status, 200);
  const read = invoiceIn(await layla.get(`/billing/invoices/${invoice.id}`));
  assert.deepEqual(
    [read.next?.amount, read.asked?.amount, comingOf(read)],
    [aed((amount * 3) / 4), aed(amount / 4), { as: 'asked', sum: aed(amount / 4) }],
  );
  const { firstDue, owed } = overviewIn(await layla.get('/billing'));
  assert.deepEqual(
    [firstDue?.asked?.amount, owed[0]?.dueLater],
    [aed(amount / 4), aed(amount / 4)],
  );
});

test('what is being checked is on no paper as due, and no saved card is charged for it', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owingMuch(app);
  await saveCard(layla);
  assert.equal((await transfer(app, noor, invoice, invoice.total.amount)).status, 200);
  const read = invoiceIn(await layla.get(`/billing/invoices/${invoice.id}`));
  assert.deepEqual(
    read.stands.map(({ label, sum }) => [label, sum]),
    [
      ['Transfer being checked', invoice.total],
      ['To pay', null],
    ],
  );
  const paper = await printIn(app, invoice.id, 'en');
  assert.match(paper, /Transfer being checked/);
  assert.doesNotMatch(paper, /When it is due/);
  assert.equal(
    await chargeInvoice(app.services, invoice.id, { present: false, whole: true }),
    undefined,
  );
});

test('a transfer that was not found names the kept card that pays then, or that nothing is owed', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  assert.equal((await transfer(app, noor, invoice, invoice.total.amount)).status, 200);
  const act = waitingIn(await desk(admin, invoice));
  const no = { answer: 'refuse', reason: 'Not on the statement.' };
  assert.equal((await answer(admin, act, no)).status, 200);
  const [, unfound = ''] = (await said(app, layla)).split('Your transfer was not found');
  assert.match(unfound, /Due by .*20,000, you pay it yourself/);
});

test('what goes back counts as spent no longer, though it has not left yet', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice } = await owingMuch(app);
  const { amount } = invoice.total;
  assert.equal((await transfer(app, noor, invoice, amount)).status, 200);
  const act = waitingIn(await desk(admin, invoice));
  assert.equal((await answer(admin, act, { answer: 'approve' })).status, 200);
  const spent = async () =>
    ((await layla.get('/billing/spending?months=1')).body as unknown as Spending).total; // parsed by this very schema
  assert.deepEqual(await spent(), aed(amount));
  assert.equal((await credit(admin, invoice, amount)).status, 200);
  const asked = waitingIn(await desk(noor, invoice));
  assert.equal((await answer(noor, asked, { answer: 'approve' })).status, 200);
  assert.deepEqual(await spent(), aed(0));
});
