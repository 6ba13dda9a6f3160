import type { Currency, Minor, Money } from '#contract/primitives.ts';
import { majorOf, minorUnits } from '#domain/money/units.ts';

/** The dirham is pegged: 1 USD = 3.6725 AED. Kept as a ratio of integers, so no float touches money. */
const pegNumerator = 36_725n;
const pegDenominator = 10_000n;

/** Whole units as fils or cents. */
export const minorOf = (major: number): Minor => Math.round(major * minorUnits);

/** How many times one sum is another. */
export const ratio = (a: Money, b: Money): number => a.amount / b.amount;

export function money(amount: Minor, currency: Currency): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError('Money is counted in whole minor units.');
  return { amount, currency };
}

export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError('Two currencies cannot be added.');
  return money(a.amount + b.amount, a.currency);
}

/** What parts of one currency come to, in minor units. */
export const sumOf = (parts: readonly { amount: Minor }[]): Minor =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

export const minus = (a: Money, b: Money): Money => add(a, times(b, -1));

export const times = (price: Money, count: number): Money =>
  money(price.amount * count, price.currency);

/** Divides and rounds half away from zero: the only rounding in the house. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n !== denominator < 0n ? -1n : 1n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  return sign * ((n * 2n + d) / (d * 2n));
}

/** So many parts of a sum that has so many. */
export function fraction({ amount, currency }: Money, parts: number, whole: number): Money {
  const part = divideHalfUp(BigInt(amount) * BigInt(parts), BigInt(whole));
  return money(Number(part), currency);
}

export function percent(price: Money, rate: number): Money {
  if (!Number.isSafeInteger(rate)) throw new RangeError('A percentage is a whole number.');
  return fraction(price, rate, 100);
}

/** VAT of 5 % that is already within a total, computed once on the total. */
export const vatWithin = (total: Money): Money => fraction(total, 5, 105);

/** The same value in the other currency, for 'about AED …' beside a price in dollars. */
export function convert(price: Money, to: Currency): Money {
  if (price.currency === to) return price;
  const amount = BigInt(price.amount);
  const converted =
    to === 'AED'
      ? divideHalfUp(amount * pegNumerator, pegDenominator)
      : divideHalfUp(amount * pegDenominator, pegNumerator);
  return money(Number(converted), to);
}

/** Without fils or cents: a figure to go by, never one that is charged. */
export const wholeUnits = ({ amount, currency }: Money): Money =>
  money(minorOf(Math.round(majorOf(amount))), currency);

/** The card's 'per person': the whole price shared by the largest party, rounded up to a whole unit. */
export function perPerson(price: Money, largestParty: number): Money {
  const unit = BigInt(minorUnits);
  const share = BigInt(price.amount);
  const people = BigInt(largestParty) * unit;
  return money(Number(((share + people - 1n) / people) * unit), price.currency);
}
