import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { daysAfter } from '#domain/time.ts';
import {
  act,
  byTransfer,
  credited,
  letters,
  on,
  planOf,
  seen,
  start,
  usd,
} from '#server/billing/memberships/letters-testing.ts';
import { followMembership } from '#server/billing/memberships/renewals.ts';
import { assertBooks, invoiceIn, invoicesIn, pay } from '#server/billing/testing.ts';
import { open } from '#server/bookings/testing.ts';
import { demo, newClient } from '#server/matters/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';

const price = 250_000;

/** A client who was asked for the first month of a plan, and a colleague who may give. */
async function asked(t: TestContext) {
  const app = await borrowApp(t, { ...open, FOUR_EYES_ABOVE: '1000000' });
  const layla = await newClient(app);
  const noor = await demo(app, 'concierge');
  const begun = await start(layla, 'essential', usd(price));
  return { app, layla, noor, begun, invoice: begun.openInvoice ?? assert.fail() };
}

async function opened(t: TestContext) {
  const all = await asked(t);
  await byTransfer(all.noor, all.invoice, usd(price));
  await letters(all.app, all.layla);
  return { ...all, begun: await seen(all.layla, all.begun.id) };
}

test('a plan opens with the gift that leaves nothing of its first invoice to pay', async (t) => {
  const { app, layla, noor, begun, invoice } = await asked(t);
  await byTransfer(noor, invoice, usd(price - 1000));
  await letters(app, layla);
  await credited(noor, invoice, usd(1000));
  assert.deepEqual(
    [(await seen(layla, begun.id)).state, await planOf(app, layla)],
    ['active', 'essential'],
  );
  const [letter = '', ...more] = await letters(app, layla);
  assert.deepEqual(more, []);
  assert.match(letter, /Membership: holds as agreed, as nothing is left to pay of it/);
  assert.match(letter, /Pays for: \w+, \d/);
  await followMembership(on(app, daysAfter(begun.startedOn, 8)), begun.id);
  assert.equal((await seen(layla, begun.id)).state, 'active');
  await assertBooks(app, layla);
});

test('a renewal goes on with the gift that leaves nothing of it to pay', async (t) => {
  const { app, layla, noor, begun } = await opened(t);
  await followMembership(on(app, begun.periodTo), begun.id);
  const late = await seen(layla, begun.id);
  assert.equal(late.state, 'past_due');
  const invoice = late.openInvoice ?? assert.fail();
  await byTransfer(noor, invoice, usd(price - 1000));
  await credited(noor, invoice, usd(1000));
  assert.equal((await seen(layla, begun.id)).state, 'active');
  await followMembership(on(app, late.periodTo), begun.id);
  assert.equal((await seen(layla, begun.id)).periodFrom, late.periodTo, 'it renews again');
  await assertBooks(app, layla);
});

test('a change comes with the gift that leaves nothing of it to pay', async (t) => {
  const { app, layla, noor, begun } = await opened(t);
  await act(layla, begun, 'change', { choice: 'premium', total: usd(500_000) });
  const { openInvoice } = await seen(layla, begun.id);
  const invoice = openInvoice ?? assert.fail();
  await byTransfer(noor, invoice, usd(499_000));
  await credited(noor, invoice, usd(1000));
  const changed = await seen(layla, begun.id);
  assert.deepEqual(
    [changed.choice, changed.changesTo, await planOf(app, layla)],
    ['premium', null, 'premium'],
  );
  await assertBooks(app, layla);
});

test('a change whose whole price is taken off does not come, and is not waited for', async (t) => {
  const { app, layla, noor, begun } = await opened(t);
  await act(layla, begun, 'change', { choice: 'premium', total: usd(500_000) });
  const { openInvoice } = await seen(layla, begun.id);
  await letters(app, layla);
  await credited(noor, openInvoice ?? assert.fail(), usd(500_000));
  const kept = await seen(layla, begun.id);
  assert.deepEqual([kept.choice, kept.changesTo, kept.state], ['essential', null, 'active']);
  assert.match((await letters(app, layla)).join(), /Membership: goes on unchanged/);
});

test('what goes back of a part that was paid opens nothing', async (t) => {
  const { app, layla, noor, begun, invoice } = await asked(t);
  const first = invoiceIn(await layla.get(`/billing/invoices/${invoice}`));
  await pay(layla, first, { amount: usd(price - 1000) });
  const { body } = await noor.get(`/desk/billing/invoices/${invoice}`);
  const [payment] = (body as { cardAndTransfer: { id: string }[] }).cardAndTransfer;
  const going = { amount: usd(price - 1000), reason: 'So.' };
  const back = await noor.post(`/desk/billing/payments/${payment?.id}/refunds`, going);
  assert.equal(back.status, 200, back.text);
  assert.equal((await seen(layla, begun.id)).state, 'awaiting');
  await assertBooks(app, layla);
});

test('a gift for a month that is over does not pay the month that is owed', async (t) => {
  const { app, layla, noor, begun } = await opened(t);
  await followMembership(on(app, begun.periodTo), begun.id);
  const documents = invoicesIn(await layla.get('/billing/invoices'));
  const first = documents.find(({ outstanding }) => outstanding.amount === 0) ?? assert.fail();
  await credited(noor, first.id, usd(1000));
  assert.equal((await seen(layla, begun.id)).state, 'past_due');
  await assertBooks(app, layla);
});
