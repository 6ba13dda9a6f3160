/** A refund that its card did not take is sent by bank: recorded by hand, by two above the sum, told once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  aed,
  answer,
  desk,
  owingMuch,
  refund,
  waitingIn,
} from '#server/billing/money-acts/testing.ts';
import { noteRefund } from '#server/billing/refunds/refunds.ts';
import { assertBooks, deskIn, pay, paymentIn } from '#server/billing/testing.ts';
import { assertRefused, borrow, type Person } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

/** So much was sent back by card, and the bank of the card returned it. */
async function failedRefund(app: TestApp, amount: number) {
  const where = await owingMuch(app);
  const { layla, noor, admin, invoice } = where;
  paymentIn(await pay(layla, invoice));
  const [payment] = (await desk(noor, invoice)).cardAndTransfer;
  assert.ok(payment);
  const asked = deskIn(await refund(noor, payment, amount));
  if (asked.refunds.length === 0)
    assert.equal((await answer(admin, waitingIn(asked), { answer: 'approve' })).status, 200);
  const [sent] = (await desk(noor, invoice)).refunds;
  assert.ok(sent);
  await noteRefund(app.services, sent.id, { state: 'failed', ref: 'returned' });
  return { ...where, id: sent.id };
}

const byBank = (staff: Person, id: string) =>
  staff.post(`/desk/billing/refunds/${id}/by-bank`, { reference: 'OUT-77' });

test('a refund that failed is recorded as sent by bank, booked from there, and its client is told once', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice, id } = await failedRefund(app, 100_000);
  const failed = (await desk(noor, invoice)).refunds.find((one) => one.id === id);
  assert.deepEqual([failed?.state, failed?.mayGoByBank], ['failed', true]);
  const before = (await mailsTo(app, layla)).length;
  const after = deskIn(await byBank(noor, id));
  assert.deepEqual(
    after.refunds.map(({ kind, state, mayGoByBank }) => [kind, state, mayGoByBank]),
    [
      ['transfer', 'succeeded', false],
      ['card', 'failed', false],
    ],
  );
  const letters = (await mailsTo(app, layla)).slice(before);
  assert.equal(letters.length, 1);
  assert.match(`${letters[0]?.subject} ${letters[0]?.textBody}`, /Refund sent: .*AED.1,000/s);
  // What has gone is not owed any more.
  assertRefused(await byBank(noor, id), 409, 'billing_state');
  await assertBooks(app, layla);
});

test('above the sum a refund by bank waits for a second colleague, and moves when they say yes', async (t) => {
  const app = await borrow(t);
  const { layla, noor, admin, invoice, id } = await failedRefund(app, 600_000);
  const asked = deskIn(await byBank(noor, id));
  const act = asked.acts.find(({ state }) => state === 'waiting') ?? assert.fail();
  assert.deepEqual([act.kind, act.amount], ['bank_refund', aed(600_000)]);
  assert.ok(asked.refunds.every(({ state }) => state === 'failed'));
  assertRefused(await answer(noor, act, { answer: 'approve' }), 403, 'forbidden');
  assert.equal((await answer(admin, act, { answer: 'approve' })).status, 200);
  const [sent] = (await desk(noor, invoice)).refunds;
  assert.deepEqual([sent?.kind, sent?.state], ['transfer', 'succeeded']);
  await assertBooks(app, layla);
});
