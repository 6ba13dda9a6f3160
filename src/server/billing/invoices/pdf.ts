/** What stands on a document: everything in both languages; the template only decides where. */
import type { BankDetails } from '#contract/billing/payments.ts';
import type { Language, Minor, Money } from '#contract/primitives.ts';
import { lineAmount, outstandingOf } from '#domain/billing/invoice.ts';
import { datedAt, feeTitle } from '#domain/billing/invoice-words.ts';
import { exactFigure, exactMoneyIn } from '#domain/money/exact.ts';
import { convert, minus, money, times } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import {
  feePaidBy,
  type InvoiceRow,
  invoiceStanding,
  numberOf,
} from '#server/billing/invoices/row.ts';
import {
  blocksOf,
  isolatedReason,
  type Moved,
  receiptBlocks,
} from '#server/billing/invoices/state.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import { billingWords, spokenDay, spokenMethod } from '#server/billing/words.ts';

const both = (first: Language): Language[] => (first === 'ar' ? ['ar', 'en'] : ['en', 'ar']);

export interface InvoicePrint extends Moved {
  /** The invoice that a credit note takes from, with its own money. */
  credits: Moved | undefined;
  bank: BankDetails | null;
  /** Whom to ask, where nothing can be paid here. */
  ask: { email: string; phone: string } | null;
}

/** With a tax number it is a tax document. */
function titleOf({ kind, seller }: InvoiceRow, language: Language): string {
  const { print } = billingWords[language];
  if (kind === 'invoice') return seller.taxNumber ? print.taxInvoice : print.invoice;
  return seller.taxNumber ? print.taxCreditNote : print.credit_note;
}

export function invoiceContent(print: InvoicePrint, language: Language): object {
  const { row } = print;
  return {
    title: `${titleOf(row, language)} ${numberOf(row)}`,
    brand: row.seller.name[language],
    sheets: both(language).map((one) => sheetOf(print, one)),
  };
}

function sheetOf(print: InvoicePrint, language: Language) {
  const { row } = print;
  const words = billingWords[language].print;
  const sign = row.kind === 'credit_note' ? -1 : 1;
  const sum = (amount: Minor) => times(money(amount, row.currency), sign);
  const say = (amount: Minor) => exactMoneyIn(language, sum(amount));
  return {
    ...headOf(row, language),
    facts: factsOf(print, language),
    columns: [words.what, words.quantity, words.each, words.amount],
    lines: row.lines.map((line) => ({
      title: line.title[language],
      note: line.kind === 'paid_out' ? words.atCost : null,
      quantity: String(line.quantity),
      each: exactFigure(sum(line.each).amount, language),
      amount: exactFigure(sum(lineAmount(line)).amount, language),
    })),
    sums: [
      [words.net, say(row.netAmount)],
      [words.vat, say(row.vatAmount)],
    ],
    totalLabel: words.total,
    total: say(row.totalAmount),
    after: dirhamsOf(row, sign, language),
    blocks: blocksOf(print, language),
    note: noteOf(print, language),
  };
}

function headOf(row: InvoiceRow, language: Language) {
  const words = billingWords[language].print;
  const { seller, buyer } = row;
  return {
    language,
    brand: seller.name[language],
    title: titleOf(row, language),
    numberLabel: words.number,
    number: numberOf(row),
    parties: [
      {
        label: words.from,
        name: seller.name[language],
        lines: [...seller.lines.map((line) => line[language]), seller.email],
      },
      { label: words.to, name: buyer.name, lines: [...buyer.lines, buyer.email] },
    ],
  };
}

function factsOf({ row, credits }: InvoicePrint, language: Language): [string, string][] {
  const words = billingWords[language].print;
  const facts: [string, string | null | undefined][] = [
    [words.taxNumber, row.seller.taxNumber],
    [words.issued, spokenDay(row.issuedOn, language)],
    [words.paidFor, forWhat(credits?.row ?? row, language)],
    [words.credits, credits && numberOf(credits.row)],
    [words.reason, row.kind === 'credit_note' ? isolatedReason(row, language) : null],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** A credit note keeps its reason as its detail: what it is for, and when, stands on the invoice it takes from. */
function forWhat({ title, detail, reason }: InvoiceRow, language: Language): string {
  const more = detail[language] === reason ? '' : detail[language];
  return [title[language], more].filter(Boolean).join(' · ');
}

/** The tax office counts in dirhams, whatever the client pays in. */
function dirhamsOf(row: InvoiceRow, sign: number, language: Language): [string, string][] {
  if (row.currency === 'AED') return [];
  const words = billingWords[language].print;
  const say = (amount: Minor) =>
    exactMoneyIn(language, convert(times(money(amount, row.currency), sign), 'AED'));
  return [
    [words.inDirhams, say(row.totalAmount)],
    [words.vatInDirhams, `${say(row.vatAmount)} (${words.peg})`],
  ];
}

/** Where neither a card nor a transfer is taken, an open invoice says who tells how it is paid. */
function noteOf({ row, ask }: InvoicePrint, language: Language): string | null {
  const isOwed = row.kind === 'invoice' && outstandingOf(invoiceStanding(row)) > 0;
  return ask && isOwed ? billingWords[language].print.cardsNotTaken(ask.email, ask.phone) : null;
}

interface Receipt {
  payment: PaymentRow;
  /** What it paid, and what has become of that since. */
  invoice: Moved;
}

/** What a payer shows to say that it is paid. */
export const receiptContent = ({ payment, invoice }: Receipt, language: Language): object => ({
  title: billingWords[language].print.receipt,
  brand: invoice.row.seller.name[language],
  sheets: both(language).map((one) => receiptSheet({ payment, invoice }, one)),
});

function receiptSheet({ payment, invoice }: Receipt, language: Language) {
  const words = billingWords[language].print;
  const taken: Money = money(payment.settledAmount ?? payment.amount, payment.currency);
  const refunded = money(payment.refundedAmount, payment.currency);
  const leaving = money(payment.returningAmount, payment.currency);
  const fee = feePaidBy(invoice.row, payment);
  return {
    ...headOf(invoice.row, language),
    title: words.receipt,
    // It has no number of its own.
    numberLabel: words.invoice,
    facts: [
      [words.paidOn, spokenDay(dayInDubai(datedAt(payment)), language)],
      [words.paidWith, spokenMethod(payment, language)],
      [words.paidFor, feeTitle(payment.title[language], fee, language)],
    ],
    columns: [],
    lines: [],
    sums: [],
    totalLabel: words.amount,
    total: exactMoneyIn(language, taken),
    after: [
      [words.refunded, minus(refunded, leaving)] as const,
      [words.leaving, leaving] as const,
    ].flatMap(([label, sum]) => (sum.amount > 0 ? [[label, exactMoneyIn(language, sum)]] : [])),
    blocks: receiptBlocks(payment, invoice, language),
    note: payment.processor === 'sandbox' ? words.sandbox : null,
  };
}
