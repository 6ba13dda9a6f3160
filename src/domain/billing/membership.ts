/** Periods, proration and what happens when a renewal is declined. */
import type { MembershipDue } from '#contract/billing/memberships.ts';
import type { Day, Money } from '#contract/primitives.ts';
import { workingDaysAfter } from '#domain/calendar/working-days.ts';
import { Failure } from '#domain/failure.ts';
import { fraction, money, times } from '#domain/money.ts';
import { daysAfter, daysBetween, monthsAfter } from '#domain/time.ts';

export type MembershipPeriod = 'month' | 'year';

/** Counted from the first day, so that the 31st comes back after a short month. */
export const periodStart = (startedOn: Day, periods: number, every: MembershipPeriod): Day =>
  monthsAfter(startedOn, every === 'month' ? periods : 12 * periods);

/** The day on which it is over belongs to it no more: this is the one that people are told. */
export const lastDayBefore = (over: Day): Day => daysAfter(over, -1);

interface Period {
  from: Day;
  /** The first day that is no longer in it. */
  to: Day;
}

interface Proration {
  daysLeft: number;
  daysInPeriod: number;
  newShare: Money;
  unusedShare: Money;
  /** What is to be paid now. */
  difference: Money;
}

/** What the house gave, in minor units, of what pays from a day on until the end of the period. */
export interface MembershipGift {
  from: Day;
  amount: number;
}

interface Prices {
  before: Money;
  after: Money;
  given?: readonly MembershipGift[];
}

/** The rest of a period at another price: what it costs less what of the old one stayed paid and is not used up. */
export function prorateChange(
  { from, to }: Period,
  { before, after, given = [] }: Prices,
  today: Day,
): Proration {
  if (before.currency !== after.currency)
    throw new RangeError('Two currencies cannot be compared.');
  const daysInPeriod = daysBetween(from, to);
  const daysLeft = Math.min(daysInPeriod, Math.max(0, daysBetween(today, to)));
  const newShare = fraction(after, daysLeft, daysInPeriod);
  const unpaid = given.map(({ from: since, amount }) => {
    const days = daysBetween(since, to);
    return fraction(money(amount, before.currency), Math.min(daysLeft, days), days).amount;
  });
  const unused = fraction(before, daysLeft, daysInPeriod).amount;
  const stayed = unpaid.reduce((rest, amount) => rest - amount, unused);
  const unusedShare = money(Math.max(0, stayed), before.currency);
  const difference = money(newShare.amount - unusedShare.amount, after.currency);
  return { daysLeft, daysInPeriod, newShare, unusedShare, difference };
}

/** With the running period, but not before the minimum term is served. */
export function membershipEnd(
  { startedOn, every, periods }: { startedOn: Day; every: MembershipPeriod; periods: number },
  minimumUntil: Day,
): Day {
  let count = periods;
  while (periodStart(startedOn, count, every) < minimumUntil) count += 1;
  return periodStart(startedOn, count, every);
}

/** A change that waits for its day; of any other it is not known whether it comes. */
interface Planned {
  on: Day | null;
  minimumUntil: Day | null;
}

export const comesBefore = (next: Pick<Planned, 'on'> | null, end: Day): boolean =>
  next !== null && next.on !== null && next.on < end;

/** The first day without it if its end is asked for. A change that comes before is not lost, and its own minimum term counts. */
export function endIfAsked(term: MembershipTerm, next: Planned | null): Day {
  const end = membershipEnd(term, term.minimumUntil);
  return comesBefore(next, end)
    ? membershipEnd(term, next?.minimumUntil ?? term.minimumUntil)
    : end;
}

/** The days on which it still renews before it ends; none where what is paid lasts until then. */
export function renewalsBefore(
  { startedOn, every, periods }: { startedOn: Day; every: MembershipPeriod; periods: number },
  endsOn: Day,
): Day[] {
  const days: Day[] = [];
  for (let count = periods; periodStart(startedOn, count, every) < endsOn; count += 1)
    days.push(periodStart(startedOn, count, every));
  return days;
}

interface Offered {
  price: Money;
  every: MembershipPeriod;
  minimumMonths: number;
}

/** Its minimum term at its price, which a cheaper one lowers; null where that is no more than the first period. */
export function termTotal({ price, every, minimumMonths }: Offered): Money | null {
  const periods = Math.ceil(minimumMonths / (every === 'month' ? 1 : 12));
  return periods < 2 ? null : times(price, periods);
}

/** What those renewals come to; null where none is left. */
export function dueBefore(renewals: readonly Day[], each: Money): MembershipDue | null {
  const last = renewals.at(-1);
  const count = renewals.length;
  return last ? { each, times: count, total: times(each, count), last } : null;
}

export interface MembershipTerm {
  startedOn: Day;
  every: MembershipPeriod;
  periods: number;
  minimumUntil: Day;
}

/**
 * Until when it cannot end once it has become another: that one's own minimum term, counted from the first
 * day of the period in which it begins. Going down shortens no term that runs.
 */
export function minimumAfterChange(
  { startedOn, every, periods, minimumUntil }: MembershipTerm,
  { minimumMonths, begins }: { minimumMonths: number; begins: 'now' | 'next_period' },
): Day {
  const monthsBefore = (begins === 'now' ? periods - 1 : periods) * (every === 'month' ? 1 : 12);
  const own = monthsAfter(startedOn, monthsBefore + minimumMonths);
  return own > minimumUntil ? own : minimumUntil;
}

/** Days after the first decline on which a renewal is tried again; then it pauses. */
const retryAfter = [3, 5, 7] as const;

/** When to try again after so many declines; nothing when it was tried often enough. */
export function retryDay(declines: number, today: Day): Day | undefined {
  const since = declines <= 1 ? 0 : (retryAfter[declines - 2] ?? 0);
  const next = retryAfter[declines - 1];
  return next === undefined ? undefined : daysAfter(today, next - since);
}

/** How long the first invoice may stay unpaid before the membership is forgotten. */
export const awaitingDays = 7;

/** The last day on which it may be paid: the days of what is begun count from the first, whenever it is paid. */
export const payableUntil = (startedOn: Day): Day => daysAfter(startedOn, awaitingDays);

/** Working days in which an application is answered; the house's word on the VIP page. */
const reviewDays = 2;

export const answerBy = (appliedOn: Day): Day => workingDaysAfter(appliedOn, reviewDays);

export function refuseMembership(sentence: string): never {
  throw new Failure('billing_state', sentence);
}

/** The minimum term that a planned change brings; null where that is no longer than the present one. */
export const minimumThen = (
  { minimumUntil }: Pick<MembershipTerm, 'minimumUntil'>,
  next: { minimumUntil: Day | null },
): Day | null => (next.minimumUntil && next.minimumUntil > minimumUntil ? next.minimumUntil : null);
