/** What has become of a document since it was issued: when it is due, paid, credited, sent back, and how it stands. */
import type { Invoice } from '#contract/billing/invoices.ts';
import type { BankDetails } from '#contract/billing/payments.ts';
import type { MoneyLineId } from '#contract/money-facts.ts';
import type { Day, Instant, Language, Money } from '#contract/primitives.ts';
import { dueRows, type InvoiceMoney, invoiceLines } from '#domain/billing/invoice-lines.ts';
import { datedAt, feesPaidWords } from '#domain/billing/invoice-words.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { backSum } from '#domain/money/letter-sums.ts';
import { lineValue } from '#domain/money/line.ts';
import { sendingOf } from '#domain/money/transit.ts';
import { money, sumOf, times } from '#domain/money.ts';
import { dayInDubai, isBefore } from '#domain/time.ts';
import {
  changeFeesIn,
  feePaidBy,
  feeTerm,
  hasEndedMatter,
  type InvoiceRow,
  invoiceStanding,
  numberOf,
  payerOf,
} from '#server/billing/invoices/row.ts';
import { leftOf, type PaymentRow } from '#server/billing/payments/row.ts';
import type { RefundRow } from '#server/billing/refunds/store.ts';
import { billingWords, spokenDay, spokenMethod, spokenReason } from '#server/billing/words.ts';
import { isGiftPart } from '#server/money/credit-parts.ts';

export interface RelatedDocuments {
  payments: readonly PaymentRow[];
  refunds: readonly RefundRow[];
  credits: InvoiceRow | undefined;
  creditNotes: readonly InvoiceRow[];
  laterQuote: number | null;
}

/** A document, what moved of its money, and the day on which that is told. */
export interface Moved {
  row: InvoiceRow;
  around: RelatedDocuments;
  today: Day;
}

type Row = [label: string, value: string];

interface Block {
  title: string;
  rows: Row[];
  /** Figures and codes that are read from the left in every language. */
  plain: boolean;
}

interface InvoiceStanding extends Moved {
  /** Of a credit note: the invoice that it takes from. */
  credits: Moved | undefined;
  bank: BankDetails | null;
}

/** Of an invoice all of it; of a credit note what became of the invoice that it takes from. */
export function blocksOf(print: InvoiceStanding, language: Language): Block[] {
  const words = billingWords[language].print;
  const { row, credits, bank } = print;
  if (row.kind === 'credit_note') return credits ? sequelOf(credits, language) : [];
  const due = asksOf(print, language);
  return some([
    { title: words.parts, rows: due },
    { title: paidTitle(print, language), rows: cameOf(print, language) },
    { title: words.creditNotes, rows: creditsOf(print, language) },
    { title: words.back, rows: backOf(print, language) },
    { title: words.stands(dayOf(print, language)), rows: standsOf(print, language, asks) },
    {
      title: words.pay,
      rows: due.length > 0 && bank ? accountOf(bank, language) : [],
      plain: true,
    },
  ]);
}

/** What was paid after a booking was over is the fee, by its name. */
function paidTitle({ row, around }: Moved, language: Language): string {
  const terms = paidBy(around).map((payment) => feePaidBy(row, payment));
  return feesPaidWords(terms, language) ?? billingWords[language].print.paid;
}

/** Of a payment: what was credited and sent back of it since, and how its invoice stands. */
export const receiptBlocks = (payment: PaymentRow, invoice: Moved, language: Language): Block[] => {
  const { creditNotes, back } = billingWords[language].print;
  return some([
    { title: creditNotes, rows: creditsOf(invoice, language) },
    { title: back, rows: backOf(invoice, language, payment.id) },
    ...sequelOf(invoice, language).slice(-1),
  ]);
};

function sequelOf(invoice: Moved, language: Language): Block[] {
  const { back, standsOf: title } = billingWords[language].print;
  return some([
    { title: back, rows: backOf(invoice, language) },
    {
      title: title(numberOf(invoice.row), dayOf(invoice, language)),
      rows: standsOf(invoice, language),
    },
  ]);
}

type Draft = Omit<Block, 'plain'> & { plain?: boolean };

const some = (blocks: readonly Draft[]): Block[] =>
  blocks.filter(({ rows }) => rows.length > 0).map((block) => ({ plain: false, ...block }));

const dayOf = ({ today }: Moved, language: Language) => spokenDay(today, language);

/** Said above, with its days. */
const asks: readonly MoneyLineId[] = ['due', 'later'];

/** That something was paid stands above too: it takes more than that to say how it stands. */
function standsOf(moved: Moved, language: Language, without: readonly MoneyLineId[] = []): Row[] {
  const all = invoiceLines(moneyOf(moved), moved.today, language);
  const lines = all.filter(({ id }) => !without.includes(id));
  if (lines.length < all.length && lines.every(({ id }) => id === 'paid')) return [];
  return lines.map((line) => [line.label, lineValue(line, (sum) => exactMoneyIn(language, sum))]);
}

/** The same to whoever looks at it on a screen, where its days and credit notes stand apart too. */
export function standingLines(moved: Moved, language: Language, desk = false): Invoice['stands'] {
  if (moved.row.kind === 'credit_note') return [];
  const all = invoiceLines({ ...moneyOf(moved), desk }, moved.today, language);
  return all
    .filter(({ id }) => !asks.includes(id))
    .map(({ label, sum, note }) => ({ label, sum, note }));
}

const asksOf = (moved: Moved, language: Language): Row[] =>
  dueRows(moneyOf(moved), moved.today, {
    language,
    say: (sum) => exactMoneyIn(language, sum),
  }).map(({ by, words }) => [spokenDay(by, language), words]);

/** When something came, and by what. */
const cameOf = ({ around }: Moved, language: Language): Row[] =>
  paidBy(around).map((payment) => [
    spokenDay(dayInDubai(datedAt(payment)), language),
    `${exactMoneyIn(language, money(payment.settledAmount ?? payment.amount, payment.currency))} · ${spokenMethod(payment, language)}`,
  ]);

const paidBy = ({ payments }: RelatedDocuments) =>
  payments.filter(({ state }) => state === 'succeeded').toReversed();

/** Each credit note with its day, its sum and why. */
const creditsOf = ({ around }: Moved, language: Language): Row[] =>
  around.creditNotes.map((note) => [
    `\u2066${numberOf(note)}\u2069 · ${spokenDay(note.issuedOn, language)}`,
    [
      exactMoneyIn(language, times(money(note.totalAmount, note.currency), -1)),
      isolatedReason(note, language),
    ]
      .filter(Boolean)
      .join(' · '),
  ]);

/** Written in one language, on a sheet of the other: the marks keep its full stop at its own end. */
export const isolatedReason = ({ reason }: InvoiceRow, language: Language): string | null =>
  reason ? `\u2068${spokenReason(reason, language)}\u2069` : null;

/** Each refund with its day and its way. */
const backOf = ({ around, today }: Moved, language: Language, payment?: string): Row[] =>
  around.refunds
    .filter(({ state, paymentId }) => state !== 'failed' && paymentId === (payment ?? paymentId))
    .toReversed()
    .map((refund) => {
      const sum = money(refund.amount, refund.currency);
      const line = backSum(sum, wayOf(refund, sum, { around, today }), language);
      const value = lineValue(line, (sum) => exactMoneyIn(language, sum));
      const day = spokenDay(dayInDubai(refund.settledAt ?? refund.createdAt), language);
      return [`${day} · ${line.label}`, value];
    });

function wayOf(refund: RefundRow, sum: Money, { around, today }: Omit<Moved, 'row'>) {
  const { gone, way, card, ...sending } = backWay(refund, around);
  const share = { way, card, sum, ...sendingOf({ way, gone, ...sending }, today) };
  return { way: { ways: [way], cards: card ? [card] : [], shares: [share] }, gone };
}

/** To which card or by bank, when it was asked for, and when and as what it left. */
function backWay(refund: RefundRow, { payments }: RelatedDocuments) {
  const payment = payments.find(({ id }) => id === refund.paymentId);
  const isCard = !refund.byBank && payment?.kind === 'card';
  return {
    way: isCard ? ('card' as const) : ('transfer' as const),
    card: isCard ? cardOf(payment) : '',
    gone: refund.state === 'succeeded',
    askedOn: dayInDubai(refund.createdAt),
    sentOn: refund.settledAt && dayInDubai(refund.settledAt),
    reference: refund.processorRef,
  };
}

/** `visa 4242`; empty where it is not known. */
export const cardOf = ({ method }: PaymentRow): string =>
  method.last4 ? `${method.brand ?? 'other'} ${method.last4}` : '';

const accountOf = (bank: BankDetails, language: Language): Row[] => {
  const words = billingWords[language].print;
  return [
    [words.holder, `${bank.holder}, ${bank.bank}`],
    [words.iban, bank.iban],
    [words.bic, bank.bic],
    [words.reference, bank.reference],
  ];
};

/** As the rules want it. */
function moneyOf({ row, around }: Moved): InvoiceMoney {
  const { payments, refunds } = around;
  const way = (payment: PaymentRow | undefined) => ({
    way: payment?.kind ?? ('card' as const),
    card: payment ? cardOf(payment) : '',
  });
  const going = refunds.filter(({ state }) => state !== 'failed');
  const held = payments.filter(({ state }) => state === 'authorised');
  const { cardPays, byHand } = payerOf(row);
  const gifts = around.creditNotes.filter(({ sourcePart }) => isGiftPart(sourcePart));
  // What went back with a note had been paid; what a card would not take is counted as it was asked first.
  const backWith = ({ id }: InvoiceRow) =>
    sumOf(refunds.filter(({ creditNote, byBank }) => creditNote === id && !byBank));
  const goneWith = ({ id }: InvoiceRow) =>
    sumOf(refunds.filter(({ creditNote, state }) => creditNote === id && state === 'succeeded'));
  return {
    // A booking without a saved card is paid by its client too.
    cardPays,
    byHand: byHand || (row.sourceKind === 'booking' && cardPays === null),
    currency: row.currency,
    paused: row.paused,
    reserved: row.reservedAmount,
    collecting: row.collectingAmount,
    collectingOn: row.collectingOn,
    checking: row.checkingAmount,
    forgiven: inAll(gifts),
    forgivenBack: gifts.reduce((sum, note) => sum + Math.min(note.totalAmount, backWith(note)), 0),
    forgivenGone: gifts.reduce((sum, note) => sum + goneWith(note), 0),
    ended: row.ended !== null || hasEndedMatter(row),
    keptUnder: feeTerm(row),
    keptLess: inAll(givenSince(gifts, endOf(row))),
    changeFees: changeFeesIn(row),
    reservedOn: [...new Set(held.map(cardOf).filter(Boolean))],
    backs: going.map((refund) => ({ ...backWay(refund, around), amount: refund.amount })),
    document: {
      ...invoiceStanding(row),
      sources: paidBy(around)
        .toReversed()
        .map((payment) => ({ ...way(payment), left: leftOf(payment) })),
    },
  };
}

const inAll = (notes: readonly InvoiceRow[]): number =>
  notes.reduce((sum, { totalAmount }) => sum + totalAmount, 0);

const endOf = ({ ended, matterEndedAt }: InvoiceRow): Instant | null => ended?.at ?? matterEndedAt;

/** What is given after the end is given of the fee: there is nothing else left. */
const givenSince = (gifts: readonly InvoiceRow[], ended: Instant | null): InvoiceRow[] =>
  ended ? gifts.filter(({ issuedAt }) => isBefore(ended, issuedAt)) : [];
