import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskInvoiceRow } from '#contract/billing/desk.ts';
import type { Payment } from '#contract/billing/payments.ts';
import type { Spending } from '#contract/billing/spending.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import {
  assertBooks,
  cards,
  deskIn,
  invoiceIn,
  invoiceOf,
  invoicesIn,
  key,
  overviewIn,
  pay,
  paymentIn,
} from '#server/billing/testing.ts';
import {
  assertRefused,
  borrow,
  demo,
  newClient,
  type Person,
  proposed,
} from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

async function owing(app: TestApp, given?: Person) {
  const layla = given ?? (await newClient(app, { full_name: '=SUM(1)' }));
  const noor = await demo(app, 'concierge');
  const matter = await proposed(layla, noor);
  const quote = matter.quotes.at(-1) ?? assert.fail('no quote');
  const accept = `/matters/${matter.id}/quotes/${quote.id}/accept`;
  assert.equal((await layla.post(accept, { total: quote.total })).status, 200);
  return { layla, noor, matter, quote, invoice: await invoiceOf(layla, matter.id) };
}

const today = (app: TestApp) => dayInDubai(app.services.now());

const logged = async (app: TestApp, { id }: Person, thing: string) => {
  const rows = await app.sql.as(
    system,
    (tx) => tx`
    select 1 from app.staff_log where actor_id = ${id} and thing = ${thing}`,
  );
  return rows.length;
};

test('what a card and a transfer paid is named by both', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const half = { ...invoice.total, amount: 100_000 };
  paymentIn(await pay(layla, invoice, { amount: half }));
  const transfer = { amount: half, receivedOn: today(app), reference: 'RF18' };
  deskIn(await noor.post(`/desk/billing/invoices/${invoice.id}/transfers`, transfer));
  const { paidWith } = await invoiceOf(layla, invoice.source.id);
  assert.equal(paidWith, 'Bank transfer, Visa 4242');
});

test('the desk records a transfer, in parts, up to what is owed, and it is logged', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const { bank } = overviewIn(await layla.get('/billing'));
  const reference = bank?.reference ?? assert.fail('no account');
  assert.match(reference, /^RF\d{2} RIHL/);
  const path = `/desk/billing/invoices/${invoice.id}/transfers`;
  const before = await logged(app, noor, 'payments');
  const part = { amount: 100_000, currency: 'AED' };
  const transfer = { amount: part, receivedOn: today(app), reference };
  const headers = { 'idempotency-key': key() };
  const once = deskIn(await noor.post(path, transfer, headers));
  const twice = deskIn(await noor.post(path, transfer, headers));
  assert.deepEqual([once.paid, twice.paid, once.state], [part, part, 'part_paid']);
  assert.equal(await logged(app, noor, 'payments'), before + 1);
  const more = { ...transfer, amount: { amount: 130_001, currency: 'AED' } };
  assertRefused(await noor.post(path, more), 422, 'amount_refused');
  const dollars = { ...transfer, amount: { amount: 100, currency: 'USD' } };
  assertRefused(await noor.post(path, dollars), 422, 'amount_refused');
  const ahead = { ...transfer, receivedOn: daysAfter(today(app), 1) };
  assertRefused(await noor.post(path, ahead), 400, 'validation_failed', 'receivedOn');
  const fractions = { ...transfer, amount: { amount: 10.25, currency: 'AED' } };
  assertRefused(await noor.post(path, fractions), 400, 'validation_failed', 'amount.amount');
  const rest = { ...transfer, amount: { amount: 130_000, currency: 'AED' } };
  assert.equal(deskIn(await noor.post(path, rest)).state, 'paid');
  const mine = invoiceIn(await layla.get(`/billing/invoices/${invoice.id}`));
  assert.deepEqual([mine.state, mine.paidWith], ['paid', 'Bank transfer']);
  await assertBooks(app, layla);
});

test('the desk reads of a client what that client reads of all they owe, and nobody else does', async (t) => {
  const app = await borrow(t);
  const { layla, noor } = await owing(app);
  await owing(app, layla);
  const path = `/desk/billing/clients/${layla.id}/owed`;
  const { owed } = overviewIn(await layla.get('/billing'));
  assert.equal(owed[0]?.dueLater.amount, 460_000);
  assert.deepEqual((await noor.get(path)).body, { owed });
  assertRefused(await layla.get(path), 403, 'forbidden');
});

test('the desk refunds a part and then the rest; no more goes back than came', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const paid = paymentIn(await pay(layla, invoice));
  const path = `/desk/billing/payments/${paid.id}/refunds`;
  const refund = (amount: number, more: object = {}) =>
    noor.post(path, { amount: { amount, currency: 'AED' }, reason: 'A kind gesture.', ...more });
  const part = deskIn(await refund(30_000));
  assert.deepEqual(
    [part.paid.amount, part.credited.amount, part.outstanding.amount],
    [200_000, 30_000, 0],
  );
  assert.deepEqual(
    part.refunds.map(({ state }) => state),
    ['succeeded'],
  );
  assertRefused(await refund(200_001), 422, 'amount_refused');
  assertRefused(await refund(10, { reason: '' }), 400, 'validation_failed', 'reason');
  const rest = deskIn(await refund(200_000));
  assert.deepEqual([rest.paid.amount, rest.state], [0, 'credited']);
  assertRefused(await refund(1), 422, 'amount_refused');
  const all = invoicesIn(await layla.get(`/billing/invoices?source=${invoice.source.id}`));
  const notes = all.filter(({ kind }) => kind === 'credit_note');
  assert.equal(
    notes.reduce((sum, { total }) => sum + total.amount, 0),
    -230_000,
  );
  assert.equal(
    notes.reduce((sum, { vat }) => sum + vat.amount, 0),
    -invoice.vat.amount,
  );
  await assertBooks(app, layla);
});

test('many who refund at once send back what came and no more', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const paid = paymentIn(await pay(layla, invoice));
  const body = { amount: { amount: 100_000, currency: 'AED' }, reason: 'Twice?' };
  const path = `/desk/billing/payments/${paid.id}/refunds`;
  const answers = await Promise.all([1, 2, 3, 4].map(() => noor.post(path, body)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 2);
  const [box] = await app.sql.as(
    system,
    (tx) => tx`
    select captured, refunded from app.sandbox_intents where key = ${paid.id}`,
  );
  assert.deepEqual({ ...box }, { captured: 230_000, refunded: 200_000 });
  await assertBooks(app, layla);
});

test('a credit note takes from what is owed; what was paid beyond it goes back', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const path = `/desk/billing/invoices/${invoice.id}/credit-notes`;
  const credit = (amount: number) =>
    noor.post(path, { amount: { amount, currency: 'AED' }, reason: 'The oud player was ill.' });
  assert.equal(deskIn(await credit(30_000)).outstanding.amount, 200_000);
  assertRefused(await credit(200_001), 422, 'amount_refused');
  paymentIn(await pay(layla, await invoiceOf(layla, invoice.source.id)));
  const after = deskIn(await credit(50_000));
  assert.deepEqual(
    [after.paid.amount, after.credited.amount, after.state],
    [150_000, 80_000, 'settled'],
  );
  await assertBooks(app, layla);
});

test('a transfer goes back when a person says that it has left', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const transfer = { amount: invoice.total, receivedOn: today(app), reference: 'RF18' };
  deskIn(await noor.post(`/desk/billing/invoices/${invoice.id}/transfers`, transfer));
  const path = `/desk/billing/invoices/${invoice.id}/credit-notes`;
  const owed = deskIn(await noor.post(path, { amount: invoice.total, reason: 'Called off.' }));
  const [refund] = owed.refunds;
  assert.deepEqual(
    [refund?.state, refund?.kind, owed.paid.amount],
    ['created', 'transfer', 230_000],
  );
  const backOf = async () => {
    const { items } = (await layla.get('/billing/payments')).body as { items: Payment[] };
    const [payment] = items;
    assert.ok(payment);
    return [payment.refunded.amount, payment.returning.amount];
  };
  // It is the client's and still in the house.
  assert.deepEqual(await backOf(), [230_000, 230_000]);
  assert.equal(owed.cardAndTransfer[0]?.returning.amount, 230_000);
  assert.equal(owed.state, 'credited');
  const left = `/desk/billing/refunds/${refund?.id}/sent`;
  const sami = await demo(app, 'admin');
  assert.equal(deskIn(await sami.post(left, { reference: 'TT-1' })).paid.amount, 0);
  assert.deepEqual(await backOf(), [230_000, 0]);
  assert.equal((await invoiceOf(layla, invoice.source.id)).paidWith, 'Bank transfer');
  assertRefused(await sami.post(left, { reference: 'TT-1' }), 409, 'billing_state');
  await assertBooks(app, layla);
});

test('an accepted quote is invoiced once; one that is not accepted never', async (t) => {
  const app = await borrow(t);
  const { noor, layla, matter, quote } = await owing(app);
  const path = '/desk/billing/invoices/from-quote';
  const body = { matter: matter.id, quote: quote.id, depositPercent: 30 };
  assertRefused(await noor.post(path, body), 409, 'conflict');
  const open = await proposed(layla, noor);
  const waiting = { matter: open.id, quote: open.quotes.at(-1)?.id };
  assertRefused(await noor.post(path, waiting), 409, 'quote_state');
  assertRefused(await noor.post(path, { ...body, quote: layla.id }), 404, 'not_found');
});

test('the desk finds documents by client, number, words and state', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const { invoice: other } = await owing(app, layla);
  paymentIn(await pay(layla, other));
  const list = async (query: string) => {
    const { body } = await noor.get(`/desk/billing/invoices?client=${layla.id}&${query}`);
    // As the contract says.
    return (body.items as DeskInvoiceRow[]).map(({ number }) => number);
  };
  assert.deepEqual(await list('view=all'), [other.number, invoice.number]);
  assert.deepEqual(await list('view=due'), [invoice.number]);
  assert.deepEqual(await list('view=paid'), [other.number]);
  assert.deepEqual(await list('view=overdue'), []);
  assert.deepEqual(await list('kind=credit_note'), []);
  assert.deepEqual(await list(`q=${invoice.number}`), [invoice.number]);
  assert.deepEqual(await list('q=falcon&limit=1'), [other.number]);
  assert.deepEqual(await list('q=100%25'), []);
  assertRefused(
    await noor.get('/desk/billing/invoices?after=abc'),
    400,
    'validation_failed',
    'after',
  );
});

test('spending counts what was paid less what went back, in dirhams, and no cell is a formula', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const paid = paymentIn(await pay(layla, invoice));
  const body = { amount: { amount: 30_000, currency: 'AED' }, reason: 'A part.' };
  deskIn(await noor.post(`/desk/billing/payments/${paid.id}/refunds`, body));
  await pay(layla, (await owing(app, layla)).invoice, { number: cards.declined });
  const { body: told } = await layla.get('/billing/spending?months=3');
  // As the contract says.
  const spending = told as unknown as Spending;
  assert.equal(spending.months.length, 3);
  assert.equal(spending.months.at(-1)?.month, today(app).slice(0, 7));
  assert.deepEqual([spending.total.amount, spending.byCategory.leisure.amount], [200_000, 200_000]);
  const csv = await layla.get('/billing/spending.csv?months=3');
  assert.match(csv.headers.get('content-type') ?? '', /^text\/csv/);
  const lines = csv.text.trim().split('\r\n');
  assert.equal(lines.length, 3);
  assert.match(lines[1] ?? '', /,2300\.00,AED,2300\.00$/);
  assert.match(lines[2] ?? '', /,-300\.00,AED,-300\.00$/);
});

test('documents and receipts are set as PDF in both languages', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const paid = paymentIn(await pay(layla, invoice));
  const papers = [
    layla.get(`/billing/invoices/${invoice.id}/pdf?lang=ar`),
    layla.get(`/billing/payments/${paid.id}/receipt`),
    noor.get(`/desk/billing/invoices/${invoice.id}/pdf`),
  ];
  for (const answer of await Promise.all(papers)) {
    assert.equal(answer.status, 200, answer.text.slice(0, 200));
    assert.match(answer.text, /^%PDF/);
    assert.match(answer.headers.get('cache-control') ?? '', /private/);
  }
});

test('the statement tells every movement with what was owed after it', async (t) => {
  const app = await borrow(t);
  const { layla, noor, invoice } = await owing(app);
  const paid = paymentIn(await pay(layla, invoice));
  const body = { amount: { amount: 30_000, currency: 'AED' }, reason: 'A part.' };
  deskIn(await noor.post(`/desk/billing/payments/${paid.id}/refunds`, body));
  const { body: told } = await layla.get('/billing/statement');
  // As the contract says.
  const items = told.items as {
    kind: string;
    amount: { amount: number };
    balance: { amount: number };
  }[];
  assert.deepEqual(
    items.map(({ kind, amount, balance }) => [kind, amount.amount, balance.amount]),
    [
      ['refund', 30_000, 0],
      ['credit_note', -30_000, -30_000],
      ['payment', -230_000, 0],
      ['invoice', 230_000, 230_000],
    ],
  );
  const page = (await layla.get('/billing/statement?limit=2')).body;
  assert.equal((page.items as unknown[]).length, 2);
  const next = (await layla.get(`/billing/statement?limit=2&after=${page.next}`)).body;
  assert.deepEqual(next.items, items.slice(2));
});
