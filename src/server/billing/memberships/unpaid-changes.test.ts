import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { test } from 'node:test';
import type { MembershipEvent, MembershipView } from '#contract/billing/memberships.ts';
import {
  act,
  byTransfer,
  letters,
  on,
  planOf,
  seen,
  start,
  usd,
} from '#server/billing/memberships/letters-testing.ts';
import { followMembership } from '#server/billing/memberships/renewals.ts';
import {
  answerBank,
  assertBooks,
  cards,
  invoiceIn,
  invoicesIn,
  pay,
  paymentIn,
} from '#server/billing/testing.ts';
import { open } from '#server/bookings/testing.ts';
import { assertRefused, demo, newClient, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

/** A plan without a card, paid by transfer, and a dearer one that was asked for and not paid. */
async function asked(t: TestContext) {
  const app = await borrowApp(t, { ...open, FOUR_EYES_ABOVE: '1000000' });
  const layla = await newClient(app);
  const noor = await demo(app, 'concierge');
  const { id, openInvoice } = await start(layla, 'essential', usd(250_000));
  await byTransfer(noor, openInvoice ?? assert.fail(), usd(250_000));
  const begun = await seen(layla, id);
  await act(layla, begun, 'change', { choice: 'premium', total: usd(500_000) });
  const change = (await seen(layla, id)).openInvoice ?? assert.fail();
  await letters(app, layla);
  return { app, layla, noor, begun, change };
}

const invoiceOf = async (layla: Person, id: string) =>
  invoiceIn(await layla.get(`/billing/invoices/${id}`));

const renewedAt = async (app: TestApp, layla: Person, { id, periodTo }: MembershipView) => {
  await followMembership(on(app, periodTo), id);
  return seen(layla, id);
};

test('a change that was not paid before it renews does not come, and its client reads so', async (t) => {
  const { app, layla, noor, begun, change } = await asked(t);
  const late = await renewedAt(app, layla, begun);
  assert.deepEqual(
    [late.choice, late.changesTo, late.periodFrom, late.state],
    ['essential', null, begun.periodTo, 'past_due'],
  );
  const taken = await invoiceOf(layla, change);
  assert.deepEqual([taken.state, taken.outstanding.amount], ['credited', 0]);
  assertRefused(await pay(layla, { ...taken, outstanding: usd(500_000) }), 409, 'billing_state');
  const read = await letters(app, layla);
  const [told, renewal] = [read.find((one) => /credit note/i.test(one)) ?? '', read.at(-1) ?? ''];
  assert.match(told, /was not paid before the period was over, so it was not made/);
  assert.match(told, /Membership: goes on unchanged/);
  assert.doesNotMatch(renewal, /Premium/);
  const { body } = await layla.get(`/billing/memberships/${begun.id}/history`);
  const happened = (body as unknown as MembershipEvent[]).find(
    ({ kind }) => kind === 'change_dropped',
  );
  assert.equal(happened?.name, 'Premium');
  await byTransfer(noor, late.openInvoice ?? assert.fail(), usd(250_000));
  assert.deepEqual(
    [(await seen(layla, begun.id)).choice, await planOf(app, layla)],
    ['essential', 'essential'],
  );
  await assertBooks(app, layla);
});

test('what was paid of a change that did not come goes back', async (t) => {
  const { app, layla, begun, change } = await asked(t);
  const amount = usd(100_000);
  paymentIn(await pay(layla, await invoiceOf(layla, change), { amount }));
  await renewedAt(app, layla, begun);
  const [told = ''] = (await letters(app, layla)).filter((one) => /credit note/i.test(one));
  assert.match(told, /\$1,000/);
  const sent = await app.sql.as(
    system,
    (tx) => tx`select amount::int from app.refunds where invoice_id = ${change}`,
  );
  assert.deepEqual(
    [...sent],
    [amount].map((sum) => ({ amount: sum.amount })),
  );
  await assertBooks(app, layla);
});

test('a renewal waits for the bank that is being asked for a change', async (t) => {
  const { app, layla, begun, change } = await asked(t);
  const asks = { number: cards.asks };
  const payment = paymentIn(await pay(layla, await invoiceOf(layla, change), asks));
  const waiting = await renewedAt(app, layla, begun);
  assert.deepEqual([waiting.state, waiting.periodTo], ['active', begun.periodTo]);
  await answerBank(app, payment, 'approve');
  await layla.get('/billing');
  assert.equal((await seen(layla, begun.id)).choice, 'premium');
  const late = await renewedAt(app, layla, begun);
  assert.deepEqual([late.choice, late.periodFrom], ['premium', begun.periodTo]);
  const [renewal] = invoicesIn(await layla.get('/billing/invoices'));
  assert.equal(renewal?.total.amount, 750_000);
  await assertBooks(app, layla);
});
