/** To which cards money goes back, and how much to each: as refunds spread it. */
import type { BackShare } from '#contract/money-facts.ts';
import type { Currency, Day } from '#contract/primitives.ts';
import { creditsFor } from '#domain/billing/credits.ts';
import type { KeptInstalment, ScheduledInvoice } from '#domain/billing/invoice.ts';
import { refundsFrom } from '#domain/billing/payment.ts';
import { money } from '#domain/money.ts';

type Way = Omit<BackShare, 'sum'>;

/** A payment, and what of it has not gone back. */
export type RefundSource = Way & { left: number };

/** A document with the payments that filled it, the newest first. What is on its way back is not `paid` any more. */
export type PaidInvoice = ScheduledInvoice<Dated> & {
  /** Of its total, what it still asks for a change; and what of that the house gave. */
  fee?: number;
  feeGiven?: number;
  sources?: readonly RefundSource[];
};

/** `onceBy`: the other day it has once a change that waits is confirmed; null: with that. */
type Dated = KeptInstalment & { onceBy?: Day | null | undefined };

interface Takes {
  /** What credits take of what documents ask for. */
  less: number;
  currency: Currency;
}

/** What was paid beyond what is left of each document goes back the way it came, the newest first. */
export function sharesBack(
  documents: readonly PaidInvoice[],
  { less, currency }: Takes,
): BackShare[] {
  return sharesOfEach(documents, excessOf(documents, less), currency);
}

/** The same, where it is known how much leaves of each. */
export function sharesOfEach(
  documents: readonly Pick<PaidInvoice, 'sources'>[],
  amounts: readonly number[],
  currency: Currency,
): BackShare[] {
  const parts = documents.flatMap(({ sources = [] }, at) => sharesOf(sources, amounts[at] ?? 0));
  return byCard(parts, currency);
}

/** What of each document was paid beyond what credits leave of it. */
export function excessOf(documents: readonly PaidInvoice[], less: number): number[] {
  const standings = documents.map(({ total, credited, paid, fee }) => ({
    left: total - credited,
    held: paid,
    fee,
  }));
  const credits = creditsFor(standings, Math.max(0, less));
  return standings.map(({ left, held }, at) => Math.max(0, held - left + (credits[at] ?? 0)));
}

/** Of payments that have no document yet. */
export const looseShares = (loose: readonly RefundSource[], amount: number, currency: Currency) =>
  byCard(sharesOf(loose, amount), currency);

const sharesOf = (sources: readonly RefundSource[], amount: number) =>
  refundsFrom(sources, amount).map(({ payment: { way, card }, amount: part }) => ({
    way,
    card,
    amount: part,
  }));

/** One sum for each card, and one for the bank; what it sends on different days stays apart. */
export function byCard(
  parts: readonly (Way & { amount: number })[],
  currency: Currency,
): BackShare[] {
  const sums = new Map<string, BackShare>();
  for (const { amount, ...to } of parts) {
    const same = [to.way, to.card, to.by, to.sentOn, to.reference].join(' ');
    const known = sums.get(same)?.sum.amount ?? 0;
    sums.set(same, { ...to, sum: money(known + amount, currency) });
  }
  return [...sums.values()];
}
