import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import type { Payment } from '#contract/billing/payments.ts';
import {
  assertBooks,
  cards,
  deskIn,
  invoiceIn,
  invoiceOf,
  invoicesIn,
  overviewIn,
  owing,
  pay,
  paymentIn,
  saveCard,
} from '#server/billing/testing.ts';
import { actingFor, mandated } from '#server/delegates/testing.ts';
import { assertRefused, borrow, inDays, type Json, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** A client who owes AED 2,300, and somebody who acts for them. */
async function paidFor(app: TestApp, asked: Json) {
  const { layla, noor, invoice } = await owing(app);
  const person = await mandated(app, layla, asked);
  return { layla, noor, invoice, person, omar: actingFor(person, layla) };
}

const charged = async (app: TestApp, { id }: Person) =>
  app.sql.as(system, async (tx) => {
    const payments = await tx`select 1 from app.payments where client_id = ${id}`;
    const intents = await tx`
      select 1 from app.sandbox_intents i join app.payments p on p.id::text = i.key
      where p.client_id = ${id}`;
    return [payments.length, intents.length];
  });

const part = ({ total }: InvoiceSummary, amount: number) => ({ ...total, amount });

test('a delegate pays within the limit, and every history says for whom', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice, omar } = await paidFor(app, { rights: ['pay'], upTo: 230_000 });
  assert.deepEqual(
    invoicesIn(await omar.get('/billing/invoices')).map(({ number }) => number),
    [invoice.number],
  );
  const paid = paymentIn(await pay(omar, invoice));
  assert.deepEqual([paid.state, paid.delegate], ['succeeded', 'Omar Aziz']);
  const whole = invoiceIn(await layla.get(`/billing/invoices/${invoice.id}`));
  assert.deepEqual(
    [whole.state, whole.payments.map(({ delegate }) => delegate)],
    ['paid', ['Omar Aziz']],
  );
  const { body } = await layla.get('/billing/payments');
  assert.deepEqual(
    (body.items as Payment[]).map(({ id, delegate }) => [id, delegate]),
    [[paid.id, 'Omar Aziz']],
  );
  const seen = deskIn(await noor.get(`/desk/billing/invoices/${invoice.id}`));
  assert.deepEqual(
    [seen.client?.id, seen.cardAndTransfer.map(({ delegate }) => delegate)],
    [layla.id, ['Omar Aziz']],
  );
  const [told] = await app.sql.as(
    system,
    (tx) => tx`
      select about ->> 'name' as delegate from app.notifications
      where recipient_id = ${layla.id} and kind = 'payment'`,
  );
  assert.equal(told?.delegate, 'Omar Aziz');
  const [kept] = await app.sql.as(
    system,
    (tx) => tx`select delegate_id, actor_id, client_id from app.payments where id = ${paid.id}`,
  );
  assert.deepEqual({ ...kept }, { delegateId: omar.id, actorId: layla.id, clientId: layla.id });
  await assertBooks(app, layla);
});

test('one fils beyond the limit is refused with a sentence, and no card is asked', async (t) => {
  const app = await borrow(t);
  const { layla, invoice, omar } = await paidFor(app, { rights: ['pay'], upTo: 100_000 });
  const beyond = await pay(omar, invoice, { amount: part(invoice, 100_001) });
  assertRefused(beyond, 403, 'mandate_limit');
  assert.match(String(beyond.body.message), /more than you may/);
  assert.deepEqual(await charged(app, layla), [0, 0]);
  assert.equal(
    paymentIn(await pay(omar, invoice, { amount: part(invoice, 100_000) })).state,
    'succeeded',
  );
  assert.equal((await invoiceOf(layla, invoice.source.id)).outstanding.amount, 130_000);
  await assertBooks(app, layla);
});

test('a refusal beyond the limit leaves a question of the client’s bank as it stands', async (t) => {
  const app = await borrow(t);
  const { layla, invoice, omar } = await paidFor(app, { rights: ['pay'], upTo: 1000 });
  const step = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  assertRefused(await pay(omar, invoice), 403, 'mandate_limit');
  assert.equal(paymentIn(await layla.get(`/billing/payments/${step.id}`)).state, 'step');
});

test('who may not pay sees no money at all', async (t) => {
  const app = await borrow(t);
  const asked = { rights: ['view', 'request', 'approve', 'documents'] };
  const { layla, invoice, omar } = await paidFor(app, asked);
  for (const path of [
    '/billing',
    '/billing/invoices',
    `/billing/invoices/${invoice.id}`,
    `/billing/invoices/${invoice.id}/pdf`,
    '/billing/payments',
    '/billing/methods',
    '/billing/spending',
    '/billing/statement',
    '/billing/memberships',
  ])
    assertRefused(await omar.get(path), 403, 'mandate_refused');
  const body = {
    for: { kind: 'invoice', id: invoice.id },
    amount: invoice.total,
    with: { kind: 'token', token: 'tok_somebody', save: false },
  };
  assertRefused(await omar.post('/billing/payments', body), 403, 'mandate_refused');
  assert.deepEqual(await charged(app, layla), [0, 0]);
});

test('what is revoked or over pays nothing from the next request on', async (t) => {
  const app = await borrow(t);
  const revoked = await paidFor(app, { rights: ['pay'] });
  const [card] = await saveCard(revoked.layla);
  const body = {
    for: { kind: 'invoice', id: revoked.invoice.id },
    amount: revoked.invoice.total,
    with: { kind: 'saved', id: card?.id },
  };
  assert.equal((await revoked.omar.get('/billing')).status, 200);
  const { mandate } = revoked.person;
  assert.equal((await revoked.layla.send('DELETE', `/delegates/${mandate.id}`)).status, 204);
  assertRefused(await revoked.omar.post('/billing/payments', body), 403, 'mandate_over');
  assertRefused(await revoked.omar.get('/billing/invoices'), 403, 'mandate_over');
  assert.deepEqual(await charged(app, revoked.layla), [0, 0]);

  const ended = await paidFor(app, { rights: ['pay'], until: inDays(1) });
  assert.equal((await ended.omar.get('/billing')).status, 200);
  await app.sql.as(
    system,
    (tx) => tx`
      update app.mandates set until = ${inDays(-1)} where id = ${ended.person.mandate.id}`,
  );
  // The token of a test card was made in the days of the mandate.
  assertRefused(
    await ended.omar.post('/billing/payments', {
      ...body,
      for: { kind: 'invoice', id: ended.invoice.id },
      with: { kind: 'token', token: 'tok_somebody', save: false },
    }),
    403,
    'mandate_over',
  );
  assert.deepEqual(await charged(app, ended.layla), [0, 0]);
});

test('a delegate pays with the client’s saved card and keeps none of their own there', async (t) => {
  const app = await borrow(t);
  const { layla, invoice, omar } = await paidFor(app, { rights: ['pay'] });
  const [card] = await saveCard(layla);
  assertRefused(await pay(omar, invoice, { save: true }), 403, 'mandate_refused');
  const token = { kind: 'token', token: 'tok_somebody' };
  assertRefused(await omar.post('/billing/methods', token), 403, 'mandate_refused');
  assertRefused(await omar.send('DELETE', `/billing/methods/${card?.id}`), 403, 'mandate_refused');
  const body = {
    for: { kind: 'invoice', id: invoice.id },
    amount: invoice.total,
    with: { kind: 'saved', id: card?.id },
  };
  assert.equal(paymentIn(await omar.post('/billing/payments', body)).state, 'succeeded');
  const { methods } = overviewIn(await layla.get('/billing'));
  assert.deepEqual(
    methods.map(({ id }) => id),
    [card?.id],
  );
  await assertBooks(app, layla);
});
