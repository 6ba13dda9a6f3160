import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysAfter } from '#domain/time.ts';
import { byTransfer, on, planOf, seen } from '#server/billing/memberships/letters-testing.ts';
import {
  asked,
  opened,
  essential as price,
  waitingOf,
} from '#server/billing/memberships/opened-testing.ts';
import { followMembership } from '#server/billing/memberships/renewals.ts';
import { answer, waitingIn } from '#server/billing/money-acts/testing.ts';
import { answerBank, cards, deskIn, overviewIn, pay, paymentIn } from '#server/billing/testing.ts';
import { demo } from '#server/matters/testing.ts';

test('a transfer that a colleague looks at is no declined renewal', async (t) => {
  const { app, layla, noor, begun } = await opened(t, { alone: '10' });
  const { id, periodTo } = begun;
  await followMembership(on(app, periodTo), id);
  const invoice = await waitingOf(layla, begun);
  await byTransfer(noor, invoice.id, price);
  for (const after of [3, 5, 7, 9]) await followMembership(on(app, daysAfter(periodTo, after)), id);
  const late = await seen(layla, id);
  assert.deepEqual(
    [late.state, late.openStands, late.retryOn, await planOf(app, layla)],
    ['past_due', 'checking', daysAfter(periodTo, 3), 'essential'],
  );
  const admin = await demo(app, 'admin');
  const waits = waitingIn(deskIn(await admin.get(`/desk/billing/invoices/${invoice.id}`)));
  await answer(admin, waits, { answer: 'approve' });
  assert.equal((await seen(layla, id)).state, 'active');
});

test('a renewal whose payer is with their bank was not declined', async (t) => {
  const { app, layla, begun } = await opened(t);
  const { id, periodTo } = begun;
  await followMembership(on(app, periodTo), id);
  const asks = { number: cards.asks };
  const payment = paymentIn(await pay(layla, await waitingOf(layla, begun), asks));
  for (const after of [3, 5, 7, 9]) await followMembership(on(app, daysAfter(periodTo, after)), id);
  assert.equal((await seen(layla, id)).retryOn, daysAfter(periodTo, 3));
  await answerBank(app, payment, 'refuse');
  await layla.get('/billing');
  await followMembership(on(app, daysAfter(periodTo, 9)), id);
  assert.equal((await seen(layla, id)).retryOn, daysAfter(periodTo, 11));
});

test('what has not begun is not taken back while its payer is with their bank', async (t) => {
  const { app, layla, begun, invoice } = await asked(t);
  const eighth = daysAfter(begun.startedOn, 8);
  const payment = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  await followMembership(on(app, eighth), begun.id);
  assert.equal((await seen(layla, begun.id)).state, 'awaiting');
  await answerBank(app, payment, 'refuse');
  await layla.get('/billing');
  await followMembership(on(app, eighth), begun.id);
  assert.deepEqual(overviewIn(await layla.get('/billing')).memberships, []);
});

test('what has not begun is not taken back while a colleague looks at its transfer', async (t) => {
  const { app, layla, noor, begun, invoice } = await asked(t, { alone: '10' });
  await byTransfer(noor, invoice.id, price);
  await followMembership(on(app, daysAfter(begun.startedOn, 8)), begun.id);
  assert.equal((await seen(layla, begun.id)).openStands, 'checking');
});
