/** What the routes read, for a client and for the desk. */
import type { Balance, Invoice, InvoiceSummary } from '#contract/billing/invoices.ts';
import type { Payment } from '#contract/billing/payments.ts';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { nextInstalment } from '#domain/billing/invoice.ts';
import { paysByItself } from '#domain/money/words/card.ts';
import { balancesOf } from '#server/billing/books/ledger-store.ts';
import { type InvoiceRow, invoiceStanding, payerOf } from '#server/billing/invoices/row.ts';
import type { RelatedDocuments } from '#server/billing/invoices/state.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import * as payments from '#server/billing/payments/store.ts';
import * as refunds from '#server/billing/refunds/store.ts';
import { balancesView, invoiceSummary, invoiceView, paymentView } from '#server/billing/views.ts';
import { waitingMoneyOf } from '#server/bookings/actions.ts';
import type { Sql } from '#server/platform/sql.ts';

export const relatedTo = async (tx: Sql, row: InvoiceRow): Promise<RelatedDocuments> => ({
  payments: await payments.paymentsOfInvoice(tx, row.id),
  refunds: await refunds.refundsOfInvoice(tx, row.id),
  credits: row.creditsId ? await invoices.findInvoice(tx, row.creditsId) : undefined,
  creditNotes: await invoices.creditNotesOf(tx, row.id),
  laterQuote: await invoices.laterQuoteThan(tx, row),
});

export const showInvoice = async (
  tx: Sql,
  row: InvoiceRow,
  shown: { language: Language; today: Day },
): Promise<Invoice> => invoiceView(row, await relatedTo(tx, row), shown);

/** Each with how it was paid last. */
export async function summariesOf(tx: Sql, rows: readonly InvoiceRow[], language: Language) {
  const paying = await payments.ofInvoices(
    tx,
    // What was paid and went back has its way too: that is how it went.
    rows.filter(hasMoved).map(({ id }) => id),
  );
  return rows.map((row) =>
    invoiceSummary(
      row,
      language,
      paying.filter(({ invoiceId }) => invoiceId === row.id),
    ),
  );
}

/** With what changes that wait for the house make of them, as the pages of their bookings say it. */
export async function withChanges<Shown extends InvoiceSummary>(
  tx: Sql,
  { clientId, now }: { clientId: string; now: Instant },
  shown: Shown[],
): Promise<Shown[]> {
  if (!shown.some(({ asked, source }) => asked && source.kind === 'booking')) return shown;
  const waiting = await waitingMoneyOf(tx, clientId, now);
  return shown.map((one) => {
    const { asked, source } = one;
    const moves = waiting.find((booking) => booking.source === source.id)?.moves;
    const once = moves?.find(({ by }) => by === asked?.dueOn)?.once;
    if (!asked || !once) return one;
    const amount = Math.min(asked.amount.amount, once.sum.amount);
    return { ...one, once: { ...once, sum: { ...once.sum, amount } } };
  });
}

const hasMoved = ({ paidAmount, refundedAmount, reservedAmount }: InvoiceRow) =>
  paidAmount + refundedAmount + reservedAmount > 0;

export async function showPayment(tx: Sql, row: PaymentRow, language: Language): Promise<Payment> {
  const invoice = row.invoiceId ? await invoices.findInvoice(tx, row.invoiceId) : undefined;
  return paymentView(row, language, invoice);
}

/** What is owed in each currency, and the documents that ask for it. */
export async function owedBy(
  tx: Sql,
  clientId: string,
  today: Day,
): Promise<{ balances: Balance[]; open: InvoiceRow[] }> {
  const open = await invoices.openInvoicesOf(tx, clientId);
  return { balances: balancesView(await balancesOf(tx, clientId), open, today), open };
}

/** What is to be paid first, by hand before what a card pays by itself; what waits for a new quote is not asked for. */
export function firstDue(open: readonly InvoiceRow[]): InvoiceRow | undefined {
  const dueOn = (row: InvoiceRow) => nextInstalment(invoiceStanding(row))?.dueOn ?? '9999-12-31';
  const rank = (row: InvoiceRow) =>
    `${paysByItself(payerOf(row), dueOn(row)) ? 1 : 0} ${dueOn(row)}`;
  const asked = open.filter(({ paused }) => !paused);
  return asked.toSorted((one, other) => rank(one).localeCompare(rank(other)))[0];
}
