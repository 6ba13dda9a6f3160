/** What a document adds up to, where it stands, what of it is due when, and what a credit takes back. */
import type { InvoiceKind, InvoiceLineKind, InvoiceState } from '#contract/billing/invoices.ts';
import type { DueKind } from '#contract/money-facts.ts';
import type { Currency, Day, Localised, Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { money, sumOf, times, vatWithin } from '#domain/money.ts';
import { daysBetween } from '#domain/time.ts';

/** A line as it is kept: amounts in minor units of the document's currency, VAT within them. */
export interface KeptInvoiceLine {
  kind: InvoiceLineKind;
  title: Localised;
  quantity: number;
  each: number;
}

/** A part of the total and the day by which it is due. */
export interface KeptInstalment {
  amount: number;
  dueOn: Day;
}

export interface Sums {
  total: number;
  /** Within the total. */
  vat: number;
  net: number;
  /** Handed on at cost, within the net: no VAT of ours is in it. */
  paidOut: number;
}

export const lineAmount = ({
  quantity,
  each,
}: Pick<KeptInvoiceLine, 'quantity' | 'each'>): number =>
  times(money(each, 'AED'), quantity).amount;

/** VAT is computed once, on all that is ours; what was handed on at cost has none. */
export function sumUp(lines: readonly KeptInvoiceLine[]): Sums {
  const priced = lines.map((line) => ({ kind: line.kind, amount: lineAmount(line) }));
  const total = sumOf(priced);
  const paidOut = sumOf(priced.filter(({ kind }) => kind === 'paid_out'));
  const vat = vatWithin(money(total - paidOut, 'AED')).amount;
  return { total, vat, net: total - vat, paidOut };
}

/** What is asked for besides what others still ask: VAT is reckoned on all of it, so that together they add up to it. */
export function sumsBeside(others: readonly Pick<Sums, 'total' | 'vat'>[], total: number): Sums {
  const known = others.reduce((all, one) => all + one.vat, 0);
  const whole = others.reduce((all, one) => all + one.total, total);
  const rest = vatWithin(money(whole, 'AED')).amount - known;
  const vat = Math.min(total, Math.max(0, rest));
  return { total, vat, net: total - vat, paidOut: 0 };
}

/** What has happened to a document since it was issued. */
interface Standing {
  kind: InvoiceKind;
  total: number;
  /** After refunds. */
  paid: number;
  credited: number;
}

export function stateOf({ kind, total, paid, credited }: Standing): InvoiceState {
  if (kind === 'credit_note') return 'issued';
  if (credited === total) return 'credited';
  if (paid === 0) return 'issued';
  if (paid + credited < total) return 'part_paid';
  return credited > 0 ? 'settled' : 'paid';
}

type Owing = Pick<Standing, 'total' | 'paid' | 'credited'>;

/** Still owed, now or later. */
export const outstandingOf = ({ total, paid, credited }: Owing): number =>
  Math.max(0, total - credited - paid);

/** Paid beyond what is left of it after credits: it goes back. */
export const excessOf = ({ total, paid, credited }: Owing): number =>
  Math.max(0, paid - (total - credited));

export interface ScheduledInvoice<Part extends KeptInstalment = KeptInstalment> extends Owing {
  instalments: readonly Part[];
  /** Credited of what had been paid, and sent back: the part that was paid so stays paid. */
  givenBack?: number;
}

/**
 * What is still to be paid of each part: payments fill from the first, credits take from the last. What the
 * house sent back is no new debt: it is out of both.
 */
export function openInstalments<Part extends KeptInstalment>({
  instalments,
  total,
  paid,
  credited,
  givenBack = 0,
}: ScheduledInvoice<Part>): Part[] {
  let owed = total - credited + givenBack;
  let filled = paid + givenBack;
  const open: Part[] = [];
  for (const part of instalments) {
    const asked = Math.min(part.amount, owed);
    owed -= asked;
    const covered = Math.min(asked, filled);
    filled -= covered;
    if (asked > covered) open.push({ ...part, amount: asked - covered });
  }
  return open;
}

/** A document in two parts is a deposit and its balance. */
export function openOfDocument<Part extends KeptInstalment>(
  document: ScheduledInvoice<Part>,
): (Part & { kind: DueKind })[] {
  const isSplit = document.instalments.length > 1;
  const partName = (place: number): DueKind => (place === 0 ? 'deposit' : 'balance');
  const instalments = document.instalments.map((part, place) => ({
    ...part,
    kind: isSplit ? partName(place) : ('all' as const),
  }));
  return openInstalments({ ...document, instalments });
}

export const nextInstalment = (document: ScheduledInvoice) => openOfDocument(document)[0];

/** Every part as it was asked for, with what of it is still open. */
export function partsWithOpen(document: ScheduledInvoice): (KeptInstalment & { open: number })[] {
  const instalments = document.instalments.map((part, place) => ({ ...part, place }));
  const open = openInstalments({ ...document, instalments });
  return instalments.map(({ amount, dueOn, place }) => ({
    amount,
    dueOn,
    open: open.find((part) => part.place === place)?.amount ?? 0,
  }));
}

/** What should have been paid by a day, that day included. */
export const dueBy = (document: ScheduledInvoice, day: Day): number =>
  sumOf(openInstalments(document).filter(({ dueOn }) => dueOn <= day));

/** Nobody credits more than is left, nothing at all, or another currency. */
export function checkCredit(document: Owing & { currency: Currency }, amount: Money): void {
  checkCurrency(document.currency, amount);
  if (amount.amount < 1 || amount.amount > document.total - document.credited)
    throw new Failure('amount_refused', 'A credit note cannot take more than is left.', {
      params: { most: document.total - document.credited },
    });
}

/** Nobody pays more than is owed, nothing at all, or in another currency. */
export function checkPayable(document: Owing & { currency: Currency }, amount: Money): void {
  checkCurrency(document.currency, amount);
  const most = outstandingOf(document);
  if (most === 0)
    throw new Failure('billing_state', 'Nothing is owed on this invoice any more.', {
      params: { reason: 'nothing_open', stands: isCredited(document) ? 'credited' : 'paid' },
    });
  if (amount.amount < 1 || amount.amount > most)
    throw new Failure('amount_refused', 'That is more than is owed.', { params: { most } });
}

const isCredited = ({ total, credited }: Owing) => credited >= total;

function checkCurrency(currency: Currency, amount: Money): void {
  if (amount.currency === currency) return;
  throw new Failure('amount_refused', `This is to be paid in ${currency}.`, {
    params: { currency },
  });
}

/** `RH-2026-0149`. */
export const documentNumber = (series: string, year: number, number: number): string =>
  `${series}-${year}-${String(number).padStart(4, '0')}`;

export const laterDay = (one: Day, other: Day): Day => (daysBetween(one, other) > 0 ? other : one);

/** The last day on which anything of it falls due. */
export const lastDay = (parts: readonly KeptInstalment[]): Day | undefined =>
  parts
    .map(({ dueOn }) => dueOn)
    .toSorted()
    .at(-1);
