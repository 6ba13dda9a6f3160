import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { ChangeQuoteView, MembershipEvent } from '#contract/billing/memberships.ts';
import { answer, waitingIn } from '#server/billing/money-acts/testing.ts';
import {
  assertBooks,
  deskIn,
  invoicesIn,
  membershipIn,
  overviewIn,
  saveCard,
} from '#server/billing/testing.ts';
import { open } from '#server/bookings/testing.ts';
import { demo, newClient, type Person } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { TestApp } from '#server/testing.ts';

const borrow = (t: TestContext) => borrowApp(t, { ...open, FOUR_EYES_ABOVE: '1000000' });

const usd = (amount: number) => ({ amount, currency: 'USD' });
const essential = { programme: 'plan', choice: 'essential', total: usd(250_000) };

/** A client with a plan that their card has paid. */
async function planned(app: TestApp) {
  const layla = await newClient(app);
  await saveCard(layla);
  const { id } = membershipIn(await layla.post('/billing/memberships', essential));
  const noor = await demo(app, 'concierge');
  const [invoice] = invoicesIn(await layla.get('/billing/invoices'));
  assert.ok(invoice);
  const desk = deskIn(await noor.get(`/desk/billing/invoices/${invoice.id}`));
  const [payment] = desk.cardAndTransfer;
  assert.ok(payment);
  const refund = (amount: number) =>
    noor.post(`/desk/billing/payments/${payment.id}/refunds`, {
      amount: usd(amount),
      reason: 'So.',
    });
  return { layla, id, desk, refund };
}

const planOf = async (app: TestApp, { id }: Person) => {
  const [row] = await app.sql.as(system, (tx) => tx`select plan from app.clients where id = ${id}`);
  return row?.plan;
};

const lastMail = async (app: TestApp, client: Person) =>
  (await mailsTo(app, client)).at(-1)?.textBody ?? '';

test('a plan whose whole period goes back ends at once, and its client reads so', async (t) => {
  const app = await borrow(t);
  const { layla, id, desk, refund } = await planned(app);
  assert.equal(desk.endsMembership, true);
  assert.equal((await refund(250_000)).status, 200);
  assert.deepEqual(overviewIn(await layla.get('/billing')).memberships, []);
  assert.equal(await planOf(app, layla), null);
  const { body } = await layla.get(`/billing/memberships/${id}/history`);
  assert.equal((body as unknown as MembershipEvent[])[0]?.kind, 'ended');
  assert.match(await lastMail(app, layla), /Membership: has ended/);
  await assertBooks(app, layla);
});

test('a part that goes back is a gesture: the plan goes on, and that is said', async (t) => {
  const app = await borrow(t);
  const { layla, refund } = await planned(app);
  assert.equal((await refund(100_000)).status, 200);
  const [plan] = overviewIn(await layla.get('/billing')).memberships;
  assert.deepEqual([plan?.state, await planOf(app, layla)], ['active', 'essential']);
  assert.match(await lastMail(app, layla), /Membership: goes on unchanged/);
  // The rest of it makes it whole.
  assert.equal((await refund(150_000)).status, 200);
  assert.equal(await planOf(app, layla), null);
  await assertBooks(app, layla);
});

test('the second colleague reads whether what they approve ends the membership', async (t) => {
  const app = await borrowApp(t, { ...open, FOUR_EYES_ABOVE: '10' });
  const { layla, desk, refund } = await planned(app);
  const admin = await demo(app, 'admin');
  const asked = async () => waitingIn(deskIn(await admin.get(`/desk/billing/invoices/${desk.id}`)));
  assert.equal((await refund(100_000)).status, 200);
  const part = await asked();
  assert.equal(part.endsMembership, false);
  assert.equal((await answer(admin, part, { answer: 'approve' })).status, 200);
  assert.equal((await refund(150_000)).status, 200);
  const rest = await asked();
  assert.equal(rest.endsMembership, true);
  assert.equal((await answer(admin, rest, { answer: 'approve' })).status, 200);
  assert.equal(await planOf(app, layla), null);
});

/** The whole of what another plan costs from now on is agreed to. */
async function changeTo(layla: Person, id: string, choice: string) {
  const path = `/billing/memberships/${id}/change`;
  const { total } = (await layla.post(`${path}/quote`, { choice })).body;
  const [now] = overviewIn(await layla.get('/billing')).memberships;
  const version = { 'if-match': String(now?.version) };
  const changed = await layla.post(path, { choice, total }, version);
  assert.equal(changed.status, 200, changed.text);
  return total;
}

test('what went back of a plan counts as paid no more when it is changed again', async (t) => {
  const app = await borrow(t);
  const { layla, id } = await planned(app);
  const upgrade = await changeTo(layla, id, 'premium');
  const noor = await demo(app, 'concierge');
  const found = invoicesIn(await layla.get('/billing/invoices'));
  const invoice = found.find(({ total }) => isDeepStrictEqual(total, upgrade));
  const [payment] = deskIn(await noor.get(`/desk/billing/invoices/${invoice?.id}`)).cardAndTransfer;
  const path = `/desk/billing/payments/${payment?.id}/refunds`;
  assert.equal((await noor.post(path, { amount: upgrade, reason: 'So.' })).status, 200);
  const quoted = await layla.post(`/billing/memberships/${id}/change/quote`, {
    choice: 'platinum',
  });
  const { newShare, unusedShare, total } = quoted.body as unknown as ChangeQuoteView;
  assert.deepEqual(unusedShare, usd(250_000), 'the first plan alone stayed paid');
  assert.equal(total.amount, newShare.amount - 250_000);
  assert.deepEqual(await changeTo(layla, id, 'platinum'), total);
  const [last] = invoicesIn(await layla.get('/billing/invoices'));
  assert.deepEqual([last?.total, last?.outstanding.amount], [total, 0]);
  await assertBooks(app, layla);
});

test('a plan that was changed in its period goes on until what the change cost goes back too', async (t) => {
  const app = await borrow(t);
  const { layla, id, refund } = await planned(app);
  const total = await changeTo(layla, id, 'premium');
  const first = await refund(250_000);
  assert.equal(first.status, 200, first.text);
  const [plan] = overviewIn(await layla.get('/billing')).memberships;
  assert.deepEqual([plan?.state, await planOf(app, layla)], ['active', 'premium']);
  assert.match(await lastMail(app, layla), /Membership: goes on unchanged/);
  const noor = await demo(app, 'concierge');
  const all = invoicesIn(await layla.get('/billing/invoices'));
  const upgrade = all.find((one) => one.kind === 'invoice' && one.total.amount !== 250_000);
  const desk = deskIn(await noor.get(`/desk/billing/invoices/${upgrade?.id}`));
  assert.equal(desk.endsMembership, true);
  const [payment] = desk.cardAndTransfer;
  const rest = { amount: total, reason: 'So.' };
  const second = await noor.post(`/desk/billing/payments/${payment?.id}/refunds`, rest);
  assert.equal(second.status, 200, second.text);
  assert.equal(await planOf(app, layla), null);
  await assertBooks(app, layla);
});
