/** Whether a sum that is said follows from the sums that are known of the same thing. */
import type { Currency, Money } from '#contract/primitives.ts';
import type { ClaimScope } from '#domain/assistant/claims/scope.ts';
import type { UnitCounts } from '#domain/assistant/claims/units.ts';
import { convert, fraction, minorOf } from '#domain/money.ts';

/** A sum as it was said, for what it was said. */
export interface Sum extends ClaimScope {
  value: number;
  currency: Currency | 'other' | undefined;
}

/** Who comes and for how long, as far as it is known. */
export interface GuestCompany {
  party?: number | undefined;
  length?: number | undefined;
}

/** Bought one by one: what it costs them all has to be reckoned. */
const isEach = (per: UnitCounts | undefined): per is UnitCounts =>
  per !== undefined && ['person', 'night', 'day', 'minute'].includes(per.unit);

/** The sum itself, so many times the rate, or a share of the whole for each. */
export function followsFromSums(said: Sum, known: readonly Sum[], company: GuestCompany): boolean {
  const isQuoted = known.some(({ isTotal }) => isTotal);
  return known.some((one) => {
    if (said.per) return isRate(said, one, company);
    // What was quoted for them all is the only sum for them all.
    if (isQuoted && !one.isTotal && (said.isTotal || said.counts.length > 0)) return false;
    if (one.isTotal || !isEach(one.per)) return isSame(said, one.value, one);
    const times = timesOf(said, one.per, company);
    if (times === undefined) return false;
    return times === 1
      ? isSame(said, one.value, one)
      : !isQuoted && isSame(said, one.value * times, one);
  });
}

function isRate(said: Sum, one: Sum, { party }: GuestCompany): boolean {
  const { unit } = said.per ?? {};
  if (!one.isTotal && (!one.per || one.per.unit === unit)) return isSame(said, one.value, one);
  const isShared = unit === 'person' && (one.isTotal || !isEach(one.per));
  const heads = [
    party ?? [],
    said.counts.filter((one) => one.unit === 'person').map(({ value }) => value),
  ];
  return isShared && heads.flat(2).some((many) => isSame(said, one.value / many, one));
}

/** How often the rate is paid for what the sum is said for; nothing where nobody can know. */
function timesOf(said: Sum, per: UnitCounts, { party, length }: GuestCompany): number | undefined {
  const counted = said.counts.find(({ unit }) => unit === per.unit);
  if (counted) return counted.value / per.times;
  if (!said.isTotal) return 1;
  return per.unit === 'person' ? party : per.unit === 'minute' ? undefined : length;
}

/** To the smallest unit; in the other currency as the house converts it, give or take a rounding. */
export function isSame(said: Sum, value: number, { currency }: Pick<Sum, 'currency'>): boolean {
  if (said.currency === 'other' || currency === 'other')
    return said.currency === currency && said.value === value;
  const [a, b] = [minorOf(said.value), minorOf(value)];
  if (a === b || (!Number.isInteger(value) && a === minorOf(Math.round(value))))
    return said.currency === undefined || currency === undefined || said.currency === currency;
  if (!said.currency || !currency || said.currency === currency) return false;
  const other: Money = convert({ amount: b, currency }, said.currency);
  return Math.abs(a - other.amount) <= Math.max(minorOf(1), fraction(other, 1, 200).amount);
}
