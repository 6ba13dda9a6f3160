/** Documents and payments as they travel: in the reader's language, sums with their currency. */
import type {
  Balance,
  Invoice,
  InvoiceSummary,
  StatementLine,
} from '#contract/billing/invoices.ts';
import type { InvoiceStage, Payment, PaymentMethod } from '#contract/billing/payments.ts';
import type { Day, Instant, Language, Money } from '#contract/primitives.ts';
import {
  documentNumber,
  dueBy,
  lineAmount,
  openOfDocument,
  outstandingOf,
  partsWithOpen,
  stateOf,
} from '#domain/billing/invoice.ts';
import { datedAt, feeTitle } from '#domain/billing/invoice-words.ts';
import { lessTaken } from '#domain/money/open-parts.ts';
import { onWayOnceOwed } from '#domain/money/words/on-way.ts';
import { money } from '#domain/money.ts';
import { daysAfter } from '#domain/time.ts';
import type { StatementRow } from '#server/billing/books/ledger-store.ts';
import {
  feePaidBy,
  feeTerm,
  type InvoiceRow,
  invoiceStanding,
  numberOf,
  onlyGuarantees,
  payerOf,
} from '#server/billing/invoices/row.ts';
import { type RelatedDocuments, standingLines } from '#server/billing/invoices/state.ts';
import type { MethodRow } from '#server/billing/payments/method-store.ts';
import { isExpired } from '#server/billing/payments/payments.ts';
import { amountOf, type PaymentRow } from '#server/billing/payments/row.ts';
import { billingWords, spokenMethod, spokenReason } from '#server/billing/words.ts';

/** Something of it is open, and nobody is asked for it now. */
const isPaused = (row: InvoiceRow) =>
  row.paused && row.kind === 'invoice' && outstandingOf(invoiceStanding(row)) > 0;

/** A credit note's sums read negative. */
const signOf = ({ kind }: InvoiceRow) => (kind === 'credit_note' ? -1 : 1);

export function invoiceSummary(
  row: InvoiceRow,
  language: Language,
  payments: readonly PaymentRow[] = [],
): InvoiceSummary {
  const standing = invoiceStanding(row);
  const sign = signOf(row);
  const sum = (amount: number): Money => money(amount === 0 ? 0 : amount, row.currency);
  const paused = isPaused(row);
  const open = row.kind === 'invoice' && !paused ? openOfDocument(standing) : [];
  const onWay = row.reservedAmount + row.collectingAmount + row.checkingAmount;
  const [[next], [asked]] = [open, lessTaken(open, onWay)];
  const paying = payments.filter(({ state }) => state === 'succeeded' || state === 'authorised');
  return {
    id: row.id,
    kind: row.kind,
    number: numberOf(row),
    state: stateOf(standing),
    issuedOn: row.issuedOn,
    category: row.category,
    guarantee: onlyGuarantees(row),
    title: row.title[language],
    // A credit note keeps its reason as its detail.
    detail: row.reason ? spokenReason(row.reason, language) : row.detail[language],
    source: { kind: row.sourceKind, id: row.sourceId, path: row.sourcePath },
    net: sum(sign * row.netAmount),
    vat: sum(sign * row.vatAmount),
    total: sum(sign * row.totalAmount),
    paid: sum(row.paidAmount),
    credited: sum(row.creditedAmount),
    outstanding: sum(row.kind === 'invoice' ? outstandingOf(standing) : 0),
    paused,
    over: row.over,
    reserved: sum(row.reservedAmount),
    keptUnder: feeTerm(row),
    reservedOn: reservingCards(payments),
    ...onWayOf(row),
    next: next ? { ...next, amount: sum(next.amount) } : null,
    asked: asked ? { ...asked, amount: sum(asked.amount) } : null,
    ...payerOf(row),
    paidWith: [...new Set(paying.map((one) => spokenMethod(one, language)))].join(
      billingWords[language].added.comma,
    ),
  };
}

/** What is asked of a card or checked, apart from what of it nothing is owed for any more. */
function onWayOf(row: InvoiceRow) {
  const sum = (amount: number) => money(amount, row.currency);
  const collecting = sum(row.collectingAmount);
  const checking = sum(row.checkingAmount);
  const owed = sum(Math.max(0, outstandingOf(invoiceStanding(row))));
  const { collectingOn } = row;
  const { stillToPay: _, ...onWay } = onWayOnceOwed({ collecting, collectingOn, checking }, owed);
  return onWay;
}

/** As their owners know them: `visa 4242`. */
const reservingCards = (payments: readonly PaymentRow[]): string[] => {
  const held = payments.filter(({ state, method }) => state === 'authorised' && method.last4);
  return [...new Set(held.map(({ method }) => `${method.brand ?? 'other'} ${method.last4}`))];
};

interface Shown {
  language: Language;
  today: Day;
  /** Somebody of the house reads it. */
  desk?: boolean;
}

export function invoiceView(
  row: InvoiceRow,
  around: RelatedDocuments,
  { language, today, desk }: Shown,
): Invoice {
  const sum = (amount: number): Money => money(amount, row.currency);
  const { seller, buyer } = row;
  const sign = signOf(row);
  return {
    ...invoiceSummary(row, language, around.payments),
    issuedAt: row.issuedAt,
    lines: row.lines.map((line) => ({
      kind: line.kind,
      title: line.title[language],
      quantity: line.quantity,
      each: sum(sign * line.each),
      amount: sum(sign * lineAmount(line)),
    })),
    instalments: partsWithOpen(invoiceStanding(row)).map(({ amount, dueOn, open }) => ({
      amount: sum(amount),
      dueOn,
      open: sum(open),
    })),
    seller: {
      name: seller.name[language],
      email: seller.email,
      taxNumber: seller.taxNumber,
      lines: seller.lines.map((line) => line[language]),
    },
    buyer: { ...buyer, taxNumber: null },
    laterQuote: around.laterQuote,
    credits: around.credits ? { id: around.credits.id, number: numberOf(around.credits) } : null,
    creditNotes: around.creditNotes.map((note) => ({
      id: note.id,
      number: numberOf(note),
      total: sum(-note.totalAmount),
      reason: reasonOf(note, language),
    })),
    payments: movesOf(around, language),
    stands: standingLines({ row, around, today }, language, desk),
    reason: reasonOf(row, language),
  };
}

const reasonOf = ({ reason }: InvoiceRow, language: Language): string =>
  reason ? spokenReason(reason, language) : '';

function movesOf({ payments, refunds }: RelatedDocuments, language: Language): Invoice['payments'] {
  const came = payments
    .filter(({ state }) => state === 'succeeded')
    .map((row) => ({
      id: row.id,
      at: datedAt(row),
      kind: 'payment' as const,
      method: spokenMethod(row, language),
      delegate: row.delegateName,
      amount: money(row.settledAmount ?? row.amount, row.currency),
    }));
  const went = refunds
    .filter(({ state }) => state === 'succeeded')
    .map(({ id, settledAt, createdAt, amount, currency, paymentId }) => {
      const payment = payments.find((one) => one.id === paymentId);
      const method = payment ? spokenMethod(payment, language) : '';
      const moved = { id, at: settledAt ?? createdAt, kind: 'refund' as const };
      return { ...moved, method, delegate: '', amount: money(-amount, currency) };
    });
  return [...came, ...went].toSorted((one, other) => other.at.localeCompare(one.at));
}

/** A fee by its name; `Premium` alone would not say that it is a membership. */
function paidFor(row: PaymentRow, invoice: InvoiceRow | undefined, language: Language): string {
  const title = row.title[language];
  if (invoice?.sourceKind === 'membership') return `${billingWords[language].membership}: ${title}`;
  return feeTitle(title, invoice && feePaidBy(invoice, row), language);
}

function standsNow(invoice: InvoiceRow): InvoiceStage {
  const open = outstandingOf(invoiceStanding(invoice));
  if (open > 0) return invoice.checkingAmount >= open ? 'checked' : 'open';
  return invoice.paidAmount > 0 ? 'paid' : 'nothing';
}

export const paymentView = (
  row: PaymentRow,
  language: Language,
  invoice: InvoiceRow | undefined,
): Payment => ({
  id: row.id,
  state: row.state,
  kind: row.kind,
  booking: row.bookingId,
  createdAt: row.createdAt,
  settledAt: row.settledAt,
  failure: row.failure,
  amount: row.settledAmount === null ? amountOf(row) : money(row.settledAmount, row.currency),
  refunded: money(row.refundedAmount, row.currency),
  returning: money(row.returningAmount, row.currency),
  method: spokenMethod(row, language),
  delegate: row.delegateName,
  title: paidFor(row, invoice, language),
  invoice: invoice
    ? { id: invoice.id, number: numberOf(invoice), stands: standsNow(invoice) }
    : null,
  next: row.state === 'step' && row.stepUrl ? { url: row.stepUrl } : null,
});

export function methodView(row: MethodRow, now: Instant): PaymentMethod {
  const { id, brand, last4, expMonth, expYear, isDefault, refusedOn } = row;
  const expired = isExpired(row, now);
  return { id, brand, last4, expMonth, expYear, isDefault, expired, refusedOn };
}

/** What is owed in each currency: in all, by today, and before today. */
export const balancesView = (
  booked: readonly { currency: Money['currency']; balance: number }[],
  open: readonly InvoiceRow[],
  today: Day,
): Balance[] =>
  booked.map(({ currency, balance }) => {
    const asked = open.filter((row) => row.currency === currency && !row.paused);
    const mine = asked.map(invoiceStanding);
    const by = (day: Day) => mine.reduce((sum, row) => sum + dueBy(row, day), 0);
    return {
      balance: money(balance, currency),
      due: money(by(today), currency),
      overdue: money(by(daysAfter(today, -1)), currency),
    };
  });

export function statementView(row: StatementRow, language: Language): StatementLine {
  const { id, at, kind, currency, receivable, balance, title, series, year, number } = row;
  return {
    id,
    at,
    kind,
    title: title?.[language] ?? '',
    number: series && year && number ? documentNumber(series, year, number) : null,
    amount: money(receivable, currency),
    balance: money(balance, currency),
  };
}
