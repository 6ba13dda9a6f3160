import assert from 'node:assert/strict';
import type { AssistantAnswer } from '#contract/assistant/assistant.ts';
import type { DeskInvoice } from '#contract/billing/desk.ts';
import type { Invoice, InvoiceList, InvoiceSummary } from '#contract/billing/invoices.ts';
import type { MembershipView } from '#contract/billing/memberships.ts';
import type { BillingOverview, Payment, PaymentMethod } from '#contract/billing/payments.ts';
import type { Money } from '#contract/primitives.ts';
import { answerChallenge } from '#server/billing/sandbox/sandbox.ts';
import { demo, type Json, newClient, type Person, proposed } from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

/** What the sandbox does with each number. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  old: '4000 0000 0000 0069',
  asks: '4000 0000 0000 3220',
  failsLater: '4000 0000 0000 0341',
};

function read<Shape>(answer: Answer): Shape {
  assert.equal(answer.status, 200, answer.text);
  // The server parsed it by the schema of this very type.
  return answer.body as unknown as Shape;
}

export const invoiceIn = (answer: Answer) => read<Invoice>(answer);
export const invoicesIn = (answer: Answer) => read<InvoiceList>(answer).items;
export const paymentIn = (answer: Answer) => read<Payment>(answer);
export const overviewIn = (answer: Answer) => read<BillingOverview>(answer);
export const deskIn = (answer: Answer) => read<DeskInvoice>(answer);
export const membershipIn = (answer: Answer) => read<MembershipView>(answer);

export async function tokenOf(client: Person, number: string = cards.good): Promise<string> {
  const card = { number, expMonth: 12, expYear: 2031, cvc: '123' };
  return String(read<Json>(await client.post('/billing/sandbox/tokens', card)).token);
}

/** Saves a card, which becomes the default. */
export async function saveCard(client: Person, number?: string): Promise<PaymentMethod[]> {
  const body = { kind: 'token', token: await tokenOf(client, number) };
  return read<{ methods: PaymentMethod[] }>(await client.post('/billing/methods', body)).methods;
}

interface Paying {
  number?: string;
  amount?: Money;
  save?: boolean;
  key?: string;
}

/** Pays what an invoice still wants, or a part, with a card that is typed. */
export async function pay(client: Person, invoice: InvoiceSummary, paying: Paying = {}) {
  const { number, amount = invoice.outstanding, save = false, key } = paying;
  const token = await tokenOf(client, number);
  const body = {
    for: { kind: 'invoice', id: invoice.id },
    amount,
    with: { kind: 'token', token, save },
  };
  return client.post('/billing/payments', body, key ? { 'idempotency-key': key } : {});
}

/** Answers the bank as the payer would, on its page. */
export async function answerBank(app: TestApp, payment: Payment, answer: 'approve' | 'refuse') {
  const url = payment.next?.url ?? assert.fail('nobody asks');
  const { pathname } = new URL(url);
  const page = await app.get(pathname);
  assert.match(page.text, /<form method="post"/);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.send('POST', `${pathname}/${answer}`, { headers, body: '' });
}

/** The bank hears yes, and nobody tells the house: neither the payer's browser nor the bank. */
export async function approveUnheard({ services }: TestApp, { next }: Payment): Promise<void> {
  const intent = new URL(next?.url ?? assert.fail('nobody asks')).pathname.split('/').at(-1);
  await answerChallenge(services.sql, intent ?? '', true);
}

export async function invoiceOf(client: Person, source: string): Promise<InvoiceSummary> {
  const [first] = invoicesIn(
    await client.get(`/billing/invoices?view=all&source=${source}`),
  ).filter(({ kind }) => kind === 'invoice');
  return first ?? assert.fail('no invoice was issued');
}

/** A client who has just accepted a quote of AED 2,300, VAT and a permit at cost within it. */
export async function owing(app: TestApp, client?: Person, quoted?: Json) {
  const layla = client ?? (await newClient(app));
  const noor = await demo(app, 'concierge');
  const matter = await proposed(layla, noor, quoted);
  const quote = matter.quotes.at(-1) ?? assert.fail('no quote');
  const path = `/matters/${matter.id}/quotes/${quote.id}/accept`;
  assert.equal((await layla.post(path, { total: quote.total })).status, 200);
  return { layla, noor, matter, quote, invoice: await invoiceOf(layla, matter.id) };
}

/** What the assistant answers whoever asks it, as the window of the web would. */
export async function assistantSays(app: TestApp, { token }: Person, message: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const asked = { headers, body: JSON.stringify({ message }) };
  return read<AssistantAnswer>(await app.send('POST', '/functions/v1/chat-assistant', asked))
    .response;
}

export const key = () => newId();

/**
 * The whole ledger: every entry balances, and what it says is owed is what the documents say: by one client, or by
 * those whose accounts are erased.
 */
export async function assertBooks(app: TestApp, { id }: { id: string | null }): Promise<void> {
  await app.sql.as(system, async (tx) => {
    const [unbalanced] = await tx`
      select count(*)::int as entries from app.ledger_entries
      where receivable + income + vat + paid_out + card + bank <> 0`;
    assert.equal(unbalanced?.entries, 0);
    const booked = await tx`
      select currency, sum(receivable)::bigint as owed from app.ledger_entries
      where client_id is not distinct from ${id} group by currency order by currency`;
    const shown = await tx`
      select currency, sum(owed)::bigint as owed from (
        select currency, total_amount - credited_amount - paid_amount as owed from app.invoices
        where client_id is not distinct from ${id} and kind = 'invoice'
        union all
        select currency, -(settled_amount - refunded_amount) from app.payments
        where client_id is not distinct from ${id} and invoice_id is null and state = 'succeeded') known
      group by currency order by currency`;
    const told = (rows: readonly Json[]) => rows.filter(({ owed }) => owed !== 0);
    assert.deepEqual(told([...booked]), told([...shown]));
  });
}
