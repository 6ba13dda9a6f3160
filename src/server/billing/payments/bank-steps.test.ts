/** What a payer told their bank reaches the house, and a processor that is away stands in nobody's way. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import { hearSteps } from '#server/billing/payments/bank-steps.ts';
import type { PaymentPort } from '#server/billing/payments/port.ts';
import {
  answerBank,
  approveUnheard,
  assertBooks,
  cards,
  owing,
  pay,
  paymentIn,
} from '#server/billing/testing.ts';
import { borrow, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** A payment whose bank was told yes, which the house has not heard. */
async function unheard(app: TestApp, client: Person, invoice: InvoiceSummary): Promise<string> {
  const begun = paymentIn(await pay(client, invoice, { number: cards.asks }));
  await approveUnheard(app, begun);
  return begun.id;
}

const stateOf = async ({ sql }: TestApp, id: string): Promise<unknown> => {
  const [row] = await sql.as(system, (tx) => tx`select state from app.payments where id = ${id}`);
  return row?.state;
};

test('a slow processor is asked for all at once and keeps nobody from reading; what it says later is written down', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const { invoice: other } = await owing(app, layla);
  const lost = await unheard(app, layla, invoice);
  const late = await unheard(app, layla, other);
  const { processor } = app.services;
  const speaks = Promise.withResolvers<void>();
  const asked: string[] = [];
  const look: PaymentPort['look'] = async (payment) => {
    asked.push(payment.key);
    await speaks.promise;
    if (payment.key === lost) throw new Error('The line broke.');
    return processor.look(payment);
  };
  const warned = t.mock.method(app.services.log, 'warn', () => {});
  const slow = { ...app.services, processor: { ...processor, look } };
  await hearSteps(slow, layla.id, async () => {});
  assert.deepEqual(asked, [lost, late]);
  assert.equal(await stateOf(app, late), 'step');
  speaks.resolve();
  while ((await stateOf(app, late)) === 'step');
  assert.deepEqual(
    [await stateOf(app, lost), await stateOf(app, late), warned.mock.callCount()],
    ['step', 'succeeded', 1],
  );
  await assertBooks(app, layla);
});

test('whoever has answered the embedded bank comes back, though the house could not hear of it', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const begun = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  const away = t.mock.method(app.services.processor, 'look', async () => {
    throw new Error('The line broke.');
  });
  assert.equal((await answerBank(app, begun, 'approve')).status, 303);
  assert.equal(await stateOf(app, begun.id), 'step');
  away.mock.restore();
  assert.equal(paymentIn(await layla.get(`/billing/payments/${begun.id}`)).state, 'succeeded');
});
