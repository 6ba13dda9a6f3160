/** What a client's bank still asks about a version of which another took the place. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Matter } from '#contract/matters/matters.ts';
import { accept, agreed, anew, type Here, here } from '#server/billing/money-letters-testing.ts';
import {
  answerBank,
  assertBooks,
  cards,
  invoiceOf,
  invoicesIn,
  pay,
  paymentIn,
} from '#server/billing/testing.ts';
import { borrow, type Json, moved, priced } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';

/** AED 2,300 are agreed, and the bank asks about them. */
async function asked(where: Here) {
  const matter = await agreed(where, priced(230_000), false);
  const invoice = await invoiceOf(where.client, matter.id);
  const payment = paymentIn(await pay(where.client, invoice, { number: cards.asks }));
  return { matter, payment };
}

/** The supplier fails and another version is accepted; then the jobs come by. */
async function replaced(where: Here, matter: Matter, quote: Json): Promise<Matter> {
  await moved(where.noor, matter.id, 'supplier_failed');
  const after = await accept(where.client, await anew(where, matter, quote));
  await mailsTo(where.app, where.client);
  return after;
}

/** Kind, total and what is still asked for. */
const papers = async ({ client }: Here, { id }: Matter) =>
  invoicesIn(await client.get(`/billing/invoices?view=all&source=${id}`))
    .map(({ kind, total, outstanding }) => `${kind} ${total.amount} ${outstanding.amount}`)
    .sort();

test('what a bank still asks about a version that another took the place of is asked no more', async (t) => {
  const where = await here(await borrow(t), 'en');
  for (const next of [priced(80_000, { currency: 'USD' }), priced(150_000)]) {
    const { matter, payment } = await asked(where);
    await replaced(where, matter, next);
    const { state } = paymentIn(await where.client.get(`/billing/payments/${payment.id}`));
    assert.equal(state, 'released');
  }
  await assertBooks(where.app, where.client);
});

test('a bank may still answer for a version that counts towards a dearer one', async (t) => {
  const where = await here(await borrow(t), 'en');
  const { matter, payment } = await asked(where);
  const after = await replaced(where, matter, priced(300_000));
  await answerBank(where.app, payment, 'approve');
  assert.deepEqual(await papers(where, after), ['invoice 230000 0', 'invoice 70000 70000']);
  await assertBooks(where.app, where.client);
});
