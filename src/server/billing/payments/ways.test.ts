import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printIn } from '#server/billing/invoices/testing.ts';
import { tellIfOpen } from '#server/billing/memberships/notices.ts';
import { openProcessor, paymentWarnings } from '#server/billing/payments/processor.ts';
import { invoiceIn, membershipIn, overviewIn } from '#server/billing/testing.ts';
import { assertRefused, borrow, type Json, newClient } from '#server/matters/testing.ts';
import { runMail } from '#server/notifications/testing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { system } from '#server/platform/sql.ts';
import { startApp } from '#server/testing.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://rihla.example',
  SECRET_KEY: 'a-secret-of-more-than-thirty-two-characters',
  CONTACT_EMAIL: 'money@rihla.example',
};
const settings = { ...production, AUTH_AUTOCONFIRM: 'on', AUTH_RATE_LIMITS: 'off' };
const essential = {
  programme: 'plan',
  choice: 'essential',
  total: { amount: 250_000, currency: 'USD' },
};

test('a house that runs for real without processor and account asks nobody for a card', async (t) => {
  const app = await startApp(t, settings);
  const layla = await newClient(app);
  const begun = membershipIn(await layla.post('/billing/memberships', essential));
  const { processor, bank, testCards, contact } = overviewIn(await layla.get('/billing'));
  assert.deepEqual([processor, bank, testCards], ['none', null, []]);
  assert.equal(contact.email, 'money@rihla.example');

  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2031, cvc: '123' };
  assertRefused(await layla.post('/billing/sandbox/tokens', card), 403, 'forbidden');
  const invoice = invoiceIn(await layla.get(`/billing/invoices/${begun.openInvoice}`));
  for (const chosen of [
    { kind: 'token', token: 'tok_somebody', save: false },
    { kind: 'hosted', save: false },
  ]) {
    const body = { for: { kind: 'invoice', id: invoice.id }, amount: invoice.total, with: chosen };
    const refused = await layla.post('/billing/payments', body);
    assertRefused(refused, 409, 'billing_state');
    assert.equal((refused.body.params as Json).reason, 'no_door');
  }
  for (const method of [{ kind: 'token', token: 'tok_somebody' }, { kind: 'hosted' }])
    assertRefused(await layla.post('/billing/methods', method), 409, 'billing_state');
  assert.equal((await app.get('/billing/sandbox/int_nobody')).status, 404);
});

test('its invoice says in mail and on paper, in both languages, that the house writes how to pay', async (t) => {
  const app = await startApp(t, settings);
  const layla = await newClient(app);
  const { openInvoice } = membershipIn(await layla.post('/billing/memberships', essential));
  const id = openInvoice ?? assert.fail('no invoice');
  await tellIfOpen(app.services, { invoice: id });
  const [news] = await app.sql.as(
    system,
    (tx) => tx`
      select id from app.notifications where recipient_id = ${layla.id} and kind = 'invoice'`,
  );
  await runMail(app, news?.id, 1);
  const [mail] = await app.sql.as(
    system,
    (tx) => tx`select text_body from app.messages where event_key = ${`notification:${news?.id}`}`,
  );
  assert.match(mail?.textBody, /We will write to you how to pay; ask us at money@rihla\.example/);

  const paper = await printIn(app, id, 'en');
  assert.match(paper, /We will write to you how to pay/);
  assert.match(paper, /سنكتب إليك كيف تدفع/);
  assert.equal((await layla.get(`/billing/invoices/${id}/pdf`)).status, 200);
});

test('it is told at the start, and so is a house that lives by transfers alone', async (t) => {
  const app = await borrow(t);
  const warned = async (more: Record<string, string>) => {
    const config = readConfig({ ...production, ...more });
    const { name } = await openProcessor({ ...app.services, config });
    return [name, ...paymentWarnings(config)];
  };
  const [name, words] = await warned({});
  assert.equal(name, 'none');
  assert.match(words ?? '', /^Neither STRIPE_SECRET_KEY nor BANK_IBAN is set: nobody can pay/);
  const [, transfers] = await warned({ BANK_IBAN: 'AE070331234567890123456' });
  assert.match(transfers ?? '', /^STRIPE_SECRET_KEY is not set: no cards are taken/);
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  assert.deepEqual(await warned(stripe), ['stripe']);
  assert.deepEqual(paymentWarnings(readConfig({})), []);
});

test('a real number typed into the sandbox is refused, and no trace of it is kept', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const card = { number: '4111 1111 1111 1111', expMonth: 12, expYear: 2031, cvc: '123' };
  const refused = await layla.post('/billing/sandbox/tokens', card);
  assertRefused(refused, 400, 'validation_failed', 'number');
  assert.doesNotMatch(refused.text, /1111/);
  const [kept] = await app.sql.as(
    system,
    (tx) => tx`select count(*)::int as cards from app.sandbox_cards where last4 = '1111'`,
  );
  assert.equal(kept?.cards, 0);
});
