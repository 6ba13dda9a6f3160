import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageProofs } from '#server/auth/proof/testing.ts';
import { password } from '#server/auth/testing.ts';
import { printIn } from '#server/billing/invoices/testing.ts';
import {
  answerBank,
  approveUnheard,
  assertBooks,
  cards,
  invoiceIn,
  invoiceOf,
  invoicesIn,
  key,
  overviewIn,
  owing,
  pay,
  paymentIn,
  saveCard,
  tokenOf,
} from '#server/billing/testing.ts';
import { billingWords } from '#server/billing/words.ts';
import { reconcilePayments } from '#server/billing/workers.ts';
import { assertRefused, borrow, newClient } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';

test('an accepted quote becomes an invoice to the fils, with what is handed on at cost apart', async (t) => {
  const app = await borrow(t);
  const { layla, quote, invoice } = await owing(app);
  assert.deepEqual(invoice.total, quote.total);
  assert.deepEqual(invoice.vat, quote.vat);
  assert.equal(invoice.net.amount + invoice.vat.amount, invoice.total.amount);
  assert.match(invoice.number, /^RH-\d{4}-\d{4,}$/);
  const whole = invoiceIn(await layla.get(`/billing/invoices/${invoice.id}`));
  assert.deepEqual(
    whole.lines.map(({ kind, amount }) => [kind, amount.amount]),
    [
      ['service', 210_000],
      ['paid_out', 20_000],
    ],
  );
  assert.equal(whole.seller.taxNumber, '100000000000003');
  assert.equal(whole.buyer.email, layla.email);
  await assertBooks(app, layla);
});

test('a card pays an invoice; the payer hears of it and the books agree', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const paid = paymentIn(await pay(layla, invoice));
  assert.deepEqual(
    [paid.state, paid.method, paid.amount],
    ['succeeded', 'Visa 4242', invoice.total],
  );
  const now = invoiceIn(await layla.get(`/billing/invoices/${invoice.id}`));
  assert.deepEqual([now.state, now.outstanding.amount, now.paidWith], ['paid', 0, 'Visa 4242']);
  const { balances } = overviewIn(await layla.get('/billing'));
  assert.deepEqual(
    balances.map(({ balance }) => balance.amount),
    [0],
  );
  await assertBooks(app, layla);
});

test('a refused card says why, takes nothing, and another one pays', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const refused = [
    [cards.declined, 'declined'],
    [cards.poor, 'insufficient_funds'],
    [cards.old, 'expired_card'],
  ] as const;
  for (const [number, reason] of refused) {
    const answer = await pay(layla, invoice, { number });
    assertRefused(answer, 402, 'payment_declined');
    assert.equal((answer.body.params as { reason: string }).reason, reason);
  }
  assert.equal((await invoiceOf(layla, invoice.source.id)).paid.amount, 0);
  assert.equal(paymentIn(await pay(layla, invoice)).state, 'succeeded');
  await assertBooks(app, layla);
});

test('a bank that asks first is answered on its page; refusing takes nothing', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const first = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  assert.equal(first.state, 'step');
  await answerBank(app, first, 'refuse');
  const refused = paymentIn(await layla.get(`/billing/payments/${first.id}`));
  assert.deepEqual([refused.state, refused.failure], ['failed', 'step_failed']);
  const second = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  const back = await answerBank(app, second, 'approve');
  assert.equal(back.status, 303);
  assert.match(back.headers.get('location') ?? '', new RegExp(`payment=${second.id}$`));
  assert.equal(paymentIn(await layla.get(`/billing/payments/${second.id}`)).state, 'succeeded');
  await assertBooks(app, layla);
});

test('a second step that was left behind gives way to the next payment', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const left = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  assert.equal(paymentIn(await pay(layla, invoice)).state, 'succeeded');
  assert.equal(paymentIn(await layla.get(`/billing/payments/${left.id}`)).state, 'released');
  await assertBooks(app, layla);
});

test('a payment that fails later leaves the invoice open, and its payer is told', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const later = paymentIn(await pay(layla, invoice, { number: cards.failsLater }));
  assert.equal(later.state, 'processing');
  // Meanwhile nobody is asked for it, and its invoice says which card is.
  const asked = invoiceIn(await layla.get(`/billing/invoices/${invoice.id}`));
  assert.deepEqual([asked.collecting, asked.collectingOn], [invoice.total, ['visa 0341']]);
  const { owed, firstDue } = overviewIn(await layla.get('/billing'));
  const sums = owed.map(({ dueNow, dueLater, collecting }) => [dueNow, dueLater, collecting]);
  const none = { ...invoice.total, amount: 0 };
  assert.deepEqual([sums, firstDue], [[[none, none, invoice.total]], null]);
  assertRefused(await pay(layla, invoice), 409, 'billing_state');
  assert.equal(paymentIn(await layla.get(`/billing/payments/${later.id}`)).state, 'failed');
  const rows = await app.sql.as(
    system,
    (tx) =>
      tx`select about ->> 'event' as event from app.notifications
      where recipient_id = ${layla.id} and kind = 'payment'`,
  );
  assert.deepEqual(
    rows.map(({ event }) => event),
    ['declined'],
  );
  assert.equal(paymentIn(await pay(layla, invoice)).state, 'succeeded');
});

test('the same key pays once, and two tabs at once pay once', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const token = await tokenOf(layla);
  const body = {
    for: { kind: 'invoice', id: invoice.id },
    amount: invoice.total,
    with: { kind: 'token', token, save: false },
  };
  const headers = { 'idempotency-key': key() };
  const same = await Promise.all(
    [1, 2, 3].map(() => layla.post('/billing/payments', body, headers)),
  );
  assert.equal(new Set(same.map((answer) => paymentIn(answer).id)).size, 1);
  const { layla: omar, invoice: other } = await owing(app);
  const tabs = await Promise.all([1, 2, 3, 4].map(() => pay(omar, other)));
  assert.equal(tabs.filter(({ status }) => status === 200).length, 1);
  for (const { status } of tabs) assert.ok(status === 200 || status === 409, String(status));
  for (const client of [layla, omar]) await assertBooks(app, client);
});

test('parts are paid one after the other, and never more than is owed', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const { currency } = invoice.total;
  await pay(layla, invoice, { amount: { amount: 100_000, currency } });
  const now = await invoiceOf(layla, invoice.source.id);
  assert.deepEqual([now.state, now.outstanding.amount], ['part_paid', 130_000]);
  const more = { amount: 130_001, currency };
  assertRefused(await pay(layla, invoice, { amount: more }), 422, 'amount_refused');
  assertRefused(
    await pay(layla, invoice, { amount: { amount: 1000, currency: 'USD' } }),
    422,
    'amount_refused',
  );
  for (const amount of [0, -5, 10.5])
    assertRefused(
      await pay(layla, invoice, { amount: { amount, currency } }),
      400,
      'validation_failed',
      'amount.amount',
    );
  assert.equal(paymentIn(await pay(layla, now)).state, 'succeeded');
  assertRefused(await pay(layla, now), 409, 'billing_state');
  await assertBooks(app, layla);
});

test('nobody reads or pays what is another’s, and a client cannot write the books', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const paid = paymentIn(await pay(layla, invoice));
  const omar = await newClient(app);
  assertRefused(await omar.get(`/billing/invoices/${invoice.id}`), 404, 'not_found');
  assertRefused(await omar.get(`/billing/invoices/${invoice.id}/pdf`), 404, 'not_found');
  assertRefused(await pay(omar, invoice), 404, 'not_found');
  assertRefused(await omar.get(`/billing/payments/${paid.id}`), 404, 'not_found');
  assertRefused(await omar.get(`/billing/payments/${paid.id}/receipt`), 404, 'not_found');
  assertRefused(await omar.get(`/billing/invoices/${newId()}`), 404, 'not_found');
  assert.deepEqual(invoicesIn(await omar.get(`/billing/invoices?source=${invoice.source.id}`)), []);
  const [method] = await saveCard(layla);
  assertRefused(await omar.send('DELETE', `/billing/methods/${method?.id}`), 404, 'not_found');
  const asOmar = { kind: 'client', id: omar.id } as const;
  const asLayla = { kind: 'client', id: layla.id } as const;
  for (const caller of [asOmar, asLayla]) {
    const changed = await app.sql.as(
      caller,
      (tx) => tx`update app.invoices set paid_amount = total_amount where id = ${invoice.id}`,
    );
    assert.equal(changed.count, 0);
    const removed = await app.sql.as(caller, (tx) => tx`delete from app.ledger_entries`);
    assert.equal(removed.count, 0);
  }
});

test('an issued document and an entry of the ledger are frozen by the database itself', async (t) => {
  const app = await borrow(t);
  const { invoice } = await owing(app);
  const attempts = [
    (id: string) =>
      `update app.invoices set total_amount = 1, net_amount = 1, vat_amount = 0 where id = '${id}'`,
    (id: string) => `update app.invoices set lines = '[{}]' where id = '${id}'`,
    (id: string) => `delete from app.invoices where id = '${id}'`,
    (id: string) =>
      `update app.ledger_entries set receivable = 1, income = -1 where invoice_id = '${id}'`,
    (id: string) => `delete from app.ledger_entries where invoice_id = '${id}'`,
  ];
  for (const attempt of attempts)
    await assert.rejects(
      app.sql.as(system, (tx) => tx.unsafe(attempt(invoice.id))),
      /never (changes|removed)|is never/,
    );
  await assert.rejects(
    app.sql.as(
      system,
      (tx) => tx`
      insert into app.ledger_entries (id, at, kind, event_key, currency, receivable, income)
      values (${newId()}, now(), 'invoice', ${newId()}, 'AED', 100, -99)`,
    ),
    /ledger_entries_balance/,
  );
});

test('numbers run without a gap, whoever issues at once', async (t) => {
  const app = await borrow(t);
  const many = await Promise.all(Array.from({ length: 6 }, () => owing(app)));
  assert.equal(new Set(many.map(({ invoice }) => invoice.number)).size, 6);
  const rows = await app.sql.as(
    system,
    (tx) => tx`
    select series, year, count(*)::int as issued, max(number) as last from app.invoices
    group by series, year`,
  );
  for (const { issued, last } of rows) assert.equal(issued, last);
});

test('what the processor did while nobody listened is found out and booked once', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const begun = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  await approveUnheard(app, begun);
  // The house fell over between the bank's answer and its own books.
  await app.sql.as(
    system,
    (tx) => tx`
    update app.payments set created_at = created_at - interval '10 minutes', state = 'created',
      processor_ref = null, step_url = null where id = ${begun.id}`,
  );
  await reconcilePayments(app.services);
  await reconcilePayments(app.services);
  assert.equal(paymentIn(await layla.get(`/billing/payments/${begun.id}`)).state, 'succeeded');
  await assertBooks(app, layla);
});

test('what a bank has confirmed is paid wherever its client reads of it, though the page after it was lost', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const begun = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  await approveUnheard(app, begun);
  const today = await layla.get('/dashboard?lang=en');
  assert.deepEqual(today.body.owed, []);
  assert.doesNotMatch(today.text, /"kind":"pay"/);
  const { firstDue, owed } = overviewIn(await layla.get('/billing'));
  assert.deepEqual([firstDue, owed], [null, []]);
  assert.equal((await invoiceOf(layla, invoice.source.id)).state, 'paid');
  await assertBooks(app, layla);
});

test('the embedded bank tells the house itself, as a processor does, whoever comes back', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const begun = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  await answerBank(app, begun, 'approve');
  const rows = await app.sql.as(
    system,
    (tx) => tx`select state from app.payments where id = ${begun.id}`,
  );
  assert.deepEqual([...rows], [{ state: 'succeeded' }]);
});

test('a payment the processor never heard of is given up, and the invoice can be paid', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const begun = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  await app.sql.as(system, async (tx) => {
    await tx`delete from app.sandbox_intents where key = ${begun.id}`;
    await tx`update app.payments set created_at = created_at - interval '10 minutes',
      state = 'created', processor_ref = null where id = ${begun.id}`;
  });
  await reconcilePayments(app.services);
  assert.equal(paymentIn(await layla.get(`/billing/payments/${begun.id}`)).failure, 'given_up');
  assert.equal(paymentIn(await pay(layla, invoice)).state, 'succeeded');
});

test('cards are kept as tokens: the default pays first, and a removed one is forgotten', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const [first] = await saveCard(layla);
  assert.deepEqual([first?.brand, first?.last4, first?.isDefault], ['visa', '4242', true]);
  const both = await saveCard(layla, '5555 5555 5555 4444');
  assert.deepEqual(
    both.map(({ brand, isDefault }) => [brand, isDefault]),
    [
      ['visa', true],
      ['mastercard', false],
    ],
  );
  await layla.post(`/billing/methods/${both[1]?.id}/default`);
  await layla.send('DELETE', `/billing/methods/${both[1]?.id}`);
  const left = overviewIn(await layla.get('/billing')).methods;
  assert.deepEqual(
    left.map(({ last4, isDefault }) => [last4, isDefault]),
    [['4242', true]],
  );
  const tables = ['payment_methods', 'payments', 'sandbox_cards', 'sandbox_intents'];
  for (const table of tables) {
    const rows = await app.sql.as(
      system,
      (tx) => tx`select to_jsonb(x)::text as row from app.${tx(table)} x`,
    );
    for (const { row } of rows) assert.doesNotMatch(row, /4242424242424242|5555555555554444/);
  }
});

test('only test cards become tokens, and a card that is over does not', async (t) => {
  const app = await borrow(t);
  const layla = await newClient(app);
  const card = { number: '4111 1111 1111 1111', expMonth: 12, expYear: 2031, cvc: '123' };
  const post = (changed: object) => layla.post('/billing/sandbox/tokens', { ...card, ...changed });
  assertRefused(await post({}), 400, 'validation_failed', 'number');
  assertRefused(
    await post({ number: cards.good, expYear: 2020 }),
    400,
    'validation_failed',
    'expYear',
  );
  assertRefused(await post({ number: 'abc' }), 400, 'validation_failed', 'number');
  assertRefused(await post({ cvc: 'x' }), 400, 'validation_failed', 'cvc');
});

test('who pays with another card while a bank asks is told that it is paid, and is charged once', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const begun = paymentIn(await pay(layla, invoice, { number: cards.asks }));
  assert.equal(begun.invoice?.stands, 'open');
  assert.equal(paymentIn(await pay(layla, invoice)).state, 'succeeded');
  const after = paymentIn(await layla.get(`/billing/payments/${begun.id}`));
  assert.deepEqual([after.state, after.invoice?.stands], ['released', 'paid']);
  await assertBooks(app, layla);
});

test('a card that is kept asks who it is once more; one that pays once does not', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  await ageProofs(app, layla);
  assertRefused(await pay(layla, invoice, { save: true }), 403, 'fresh_proof_needed');
  const token = { kind: 'token', token: await tokenOf(layla) };
  assertRefused(await layla.post('/billing/methods', token), 403, 'fresh_proof_needed');
  assert.equal(paymentIn(await pay(layla, invoice)).state, 'succeeded');
  assert.equal((await layla.post('/account/proof', { password })).status, 204);
  assert.equal((await layla.post('/billing/methods', token)).status, 200);
});

test('a paid invoice asks for nothing: its sheet and its paper say when it came, and by what', async (t) => {
  const app = await borrow(t);
  const { layla, invoice } = await owing(app);
  const titles = Object.values(billingWords).map(({ print }) => [print.parts, print.paid]);
  /** Both languages stand on it. */
  const paper = () => printIn(app, invoice.id, 'en');
  const open = await paper();
  for (const [due] of titles) assert.ok(open.includes(`"title":"${due}"`), open);

  assert.equal(paymentIn(await pay(layla, invoice)).state, 'succeeded');
  const sheet = invoiceIn(await layla.get(`/billing/invoices/${invoice.id}`));
  assert.deepEqual([sheet.next, sheet.outstanding.amount], [null, 0]);
  assert.equal(sheet.paidWith, 'Visa 4242');
  const settled = await paper();
  for (const [due, paid] of titles) {
    assert.ok(!settled.includes(`"title":"${due}"`), settled);
    assert.ok(settled.includes(`"title":"${paid}"`), settled);
  }
  // The day it came, its sum and its card, in both languages.
  assert.equal(settled.match(/\[\["\d{1,2} \S+ \d{4}","[^"]+ · Visa 4242/g)?.length, 2);
});
