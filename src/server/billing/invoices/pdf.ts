/** What stands on a document: everything in both languages; the template only decides where. */
import type { BankDetails } from '#contract/billing/payments.ts';
import type { Language, Minor, Money } from '#contract/primitives.ts';
import { lineAmount, outstanding, partsWithOpen } from '#domain/billing/invoice.ts';
import { partWords } from '#domain/billing/invoice-words.ts';
import { exactFigure, exactMoneyIn } from '#domain/money/exact.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { convert, minus, money, times } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { type InvoiceRow, numberOf, standingOf } from '#server/billing/invoices/row.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import { billingWords, spokenDay, spokenMethod } from '#server/billing/words.ts';

const both = (first: Language): Language[] => (first === 'ar' ? ['ar', 'en'] : ['en', 'ar']);

export interface Paper {
  row: InvoiceRow;
  /** The invoice that a credit note takes from. */
  credits: InvoiceRow | undefined;
  bank: BankDetails | null;
  /** Whom to ask, where nothing can be paid here. */
  ask: { email: string; phone: string } | null;
}

/** With a tax number it is a tax document. */
function titleOf({ kind, seller }: InvoiceRow, language: Language): string {
  const { paper } = billingWords[language];
  if (kind === 'invoice') return seller.taxNumber ? paper.taxInvoice : paper.invoice;
  return seller.taxNumber ? paper.taxCreditNote : paper.credit_note;
}

export function documentContent(paper: Paper, language: Language): object {
  const { row } = paper;
  return {
    title: `${titleOf(row, language)} ${numberOf(row)}`,
    brand: row.seller.name[language],
    sheets: both(language).map((one) => sheetOf(paper, one)),
  };
}

function sheetOf(paper: Paper, language: Language) {
  const { row } = paper;
  const words = billingWords[language].paper;
  const sign = row.kind === 'credit_note' ? -1 : 1;
  const sum = (amount: Minor) => times(money(amount, row.currency), sign);
  const say = (amount: Minor) => exactMoneyIn(language, sum(amount));
  return {
    ...headOf(row, language),
    facts: factsOf(paper, language),
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
    ...dueOf(paper, language),
    note: noteOf(paper, language),
  };
}

function headOf(row: InvoiceRow, language: Language) {
  const words = billingWords[language].paper;
  const { seller, buyer } = row;
  return {
    ...{ language, brand: seller.name[language], title: titleOf(row, language) },
    ...{ numberLabel: words.number, number: numberOf(row) },
    parties: [
      {
        ...{ label: words.from, name: seller.name[language] },
        lines: [...seller.lines.map((line) => line[language]), seller.email],
      },
      { label: words.to, name: buyer.name, lines: [...buyer.lines, buyer.email] },
    ],
  };
}

function factsOf({ row, credits }: Paper, language: Language): [string, string][] {
  const words = billingWords[language].paper;
  const facts: [string, string | null | undefined][] = [
    [words.taxNumber, row.seller.taxNumber],
    [words.issued, spokenDay(row.issuedOn, language)],
    [words.paidFor, forWhat(row, language)],
    [words.credits, credits && numberOf(credits)],
    // Written in one language, on a sheet of the other: the marks keep its full stop at its own end.
    [words.reason, row.kind === 'credit_note' && row.reason ? `\u2068${row.reason}\u2069` : null],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** A credit note keeps its reason as its detail, and has a line for it. */
function forWhat({ title, detail, reason }: InvoiceRow, language: Language): string {
  const more = detail[language] === reason ? '' : detail[language];
  return [title[language], more].filter(Boolean).join(' · ');
}

/** The tax office counts in dirhams, whatever the client pays in. */
function dirhamsOf(row: InvoiceRow, sign: number, language: Language): [string, string][] {
  if (row.currency === 'AED') return [];
  const words = billingWords[language].paper;
  const say = (amount: Minor) =>
    exactMoneyIn(language, convert(times(money(amount, row.currency), sign), 'AED'));
  return [
    [words.inDirhams, say(row.totalAmount)],
    [words.vatInDirhams, `${say(row.vatAmount)} (${words.peg})`],
  ];
}

/** When to pay it and how by transfer; of what is settled nothing is asked. */
function dueOf({ row, bank }: Paper, language: Language) {
  const words = billingWords[language].paper;
  const isOwed = row.kind === 'invoice' && outstanding(standingOf(row)) > 0;
  const sum = (amount: number) => money(amount, row.currency);
  const say = (price: Money) => exactMoneyIn(language, price);
  const parts = partsWithOpen(standingOf(row)).map(({ amount, dueOn, open }) => [
    spokenDay(dueOn, language),
    partWords({ amount: sum(amount), open: sum(open) }, language, say),
  ]);
  const account = bank && [
    [words.holder, `${bank.holder}, ${bank.bank}`],
    [words.iban, bank.iban],
    [words.bic, bank.bic],
    [words.reference, bank.reference],
  ];
  return {
    ...{ partsTitle: words.parts, parts: row.kind === 'invoice' ? parts : [] },
    ...{ bankTitle: words.pay, bank: isOwed && account ? account : [] },
  };
}

/** Where neither a card nor a transfer is taken, an open invoice says who tells how it is paid. */
function noteOf({ row, ask }: Paper, language: Language): string | null {
  const isOwed = row.kind === 'invoice' && outstanding(standingOf(row)) > 0;
  return ask && isOwed ? billingWords[language].paper.noDoor(ask.email, ask.phone) : null;
}

interface Receipt {
  payment: PaymentRow;
  invoice: InvoiceRow;
}

/** What a payer shows to say that it is paid. */
export function receiptContent({ payment, invoice }: Receipt, language: Language): object {
  return {
    title: billingWords[language].paper.receipt,
    brand: invoice.seller.name[language],
    sheets: both(language).map((one) => receiptSheet({ payment, invoice }, one)),
  };
}

function receiptSheet({ payment, invoice }: Receipt, language: Language) {
  const words = billingWords[language].paper;
  const taken: Money = money(payment.settledAmount ?? payment.amount, payment.currency);
  const refunded = money(payment.refundedAmount, payment.currency);
  const leaving = money(payment.returningAmount, payment.currency);
  return {
    ...headOf(invoice, language),
    title: words.receipt,
    facts: [
      [words.paidOn, spokenDay(dayInDubai(payment.settledAt ?? payment.createdAt), language)],
      [words.paidWith, spokenMethod(payment, language)],
      [words.paidFor, payment.title[language]],
    ],
    ...{ columns: [], lines: [], sums: [], totalLabel: words.amount },
    total: moneyIn(language, taken),
    after: [
      [words.refunded, minus(refunded, leaving)] as const,
      [words.leaving, leaving] as const,
    ].flatMap(([label, sum]) => (sum.amount > 0 ? [[label, moneyIn(language, sum)]] : [])),
    ...{ partsTitle: '', parts: [], bankTitle: '', bank: [] },
    note: payment.processor === 'sandbox' ? words.sandbox : null,
  };
}
