import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursAfter } from '#domain/time.ts';
import { sendRefund } from '#server/billing/refunds/refunds.ts';
import { assertBooks, membershipIn, owing, pay } from '#server/billing/testing.ts';
import { aQuote, borrow, deskIn, moved, newClient, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import { departureIn, leave, lettersTo, run } from '#server/privacy/testing.ts';
import { clock } from '#server/start.ts';
import type { TestApp } from '#server/testing.ts';

/** The account is closed, and the queue does it twice. */
async function erased(app: TestApp, client: Person): Promise<void> {
  departureIn(await leave(client));
  const due = hoursAfter(clock(), 24 * 14.1);
  await run(app, 'erase_accounts', {}, due);
  await run(app, 'erase_accounts', {}, due);
}

/** What is still asked for on the documents of something, and what went back of its payments. */
const standOf = (app: TestApp, source: string) =>
  app.sql.as(system, async (tx) => {
    const documents = await tx<{ asked: number; paid: number }[]>`
      select total_amount - credited_amount as asked, paid_amount as paid from app.invoices
      where source_id = ${source} and kind = 'invoice'`;
    const refunds = await tx<{ id: string; amount: number }[]>`
      select r.id, r.amount from app.refunds r join app.invoices i on i.id = r.invoice_id
      where i.source_id = ${source}`;
    return { documents: documents.map((row) => ({ ...row })), refunds };
  });

/** Whose money it was nobody knows any more; it balances all the same. */
const assertWhole = (app: TestApp) => assertBooks(app, { id: null });

test('what was paid for an open request comes back when its client’s account is erased, and a letter says so', async (t) => {
  const app = await borrow(t);
  const { layla, noor, matter, invoice } = await owing(app);
  assert.equal((await pay(layla, invoice)).status, 200);
  await erased(app, layla);
  const { documents, refunds } = await standOf(app, matter.id);
  assert.deepEqual(documents, [{ asked: 0, paid: 230_000 }]);
  assert.deepEqual(
    refunds.map(({ amount }) => amount),
    [230_000],
  );
  const shell = deskIn(await noor.get(`/desk/matters/${matter.id}`));
  assert.deepEqual([shell.state, shell.client, shell.waitsOn], ['withdrawn', null, 'nobody']);
  const [letter, goodbye] = await lettersTo(app, layla.email);
  assert.equal(goodbye?.template, 'goodbye');
  assert.match(letter?.text.replaceAll(/\s+/g, ' ') ?? '', /Comes back to you: AED 2,300/);
  for (const { id } of refunds) await sendRefund(app.services, id);
  assert.deepEqual((await standOf(app, matter.id)).documents, [{ asked: 0, paid: 0 }]);
  await assertWhole(app);
});

test('of a request that is erased its own terms are kept, and of one that nobody paid nothing is asked', async (t) => {
  const app = await borrow(t);
  const { layla, matter: kept, invoice } = await owing(app, undefined, aQuote({ keptPercent: 20 }));
  assert.equal((await pay(layla, invoice)).status, 200);
  const { matter: unpaid } = await owing(app, layla);
  const { matter: failed, noor } = await owing(app, layla);
  await moved(noor, failed.id, 'supplier_failed');
  await erased(app, layla);
  const { documents, refunds } = await standOf(app, kept.id);
  assert.deepEqual(documents, [{ asked: 46_000, paid: 230_000 }]);
  assert.deepEqual(
    refunds.map(({ amount }) => amount),
    [184_000],
  );
  for (const { id } of [unpaid, failed])
    assert.deepEqual((await standOf(app, id)).documents, [{ asked: 0, paid: 0 }]);
  await assertWhole(app);
});

test('what was delivered stays owed when its client’s account is erased, as a request that is closed', async (t) => {
  const app = await borrow(t);
  const { layla, noor, matter } = await owing(app);
  for (const move of ['fulfil', 'deliver']) await moved(noor, matter.id, move);
  await erased(app, layla);
  assert.equal(deskIn(await noor.get(`/desk/matters/${matter.id}`)).state, 'closed');
  assert.deepEqual((await standOf(app, matter.id)).documents, [{ asked: 230_000, paid: 0 }]);
  await assertWhole(app);
});

test('a membership that nobody paid is owed by nobody once the account is erased', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const total = { amount: 250_000, currency: 'USD' };
  const plan = { programme: 'plan', choice: 'essential', total };
  const begun = membershipIn(await layla.post('/billing/memberships', plan));
  assert.equal(begun.state, 'awaiting');
  await erased(app, layla);
  assert.deepEqual((await standOf(app, begun.id)).documents, [{ asked: 0, paid: 0 }]);
  await assertWhole(app);
});
