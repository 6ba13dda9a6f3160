/**
 * A sum as everybody reads it: on a page, in a letter, on a paper, at the bell. Minor units are written
 * only where there are some, and a minus is a minus. Without Intl: its first question costs a phone a tenth
 * of a second, and a page of prices asks while it comes alive.
 */
import type { Currency, Language, Minor, Money } from '#contract/primitives.ts';
import { majorOf } from '#domain/money/units.ts';

/** In English before the figures, in Arabic after them. */
const signs: Record<Currency, string> = { USD: '$', AED: 'AED\u00a0' };

/** As Arabic counts: one form after hundreds and parts, one after 3 to 10; after 11 to 99 the first has an ending. */
const nouns: Record<Currency, [one: string, few: string]> = {
  USD: ['دولار', 'دولارات'],
  AED: ['درهم', 'دراهم'],
};

/** The last two digits decide: `365 دولارًا`, `105 دراهم`, `1,500 درهم`. */
function counted({ amount, currency }: Money): string {
  const [one, few] = nouns[currency];
  const last = Math.abs(majorOf(amount)) % 100;
  if (last < 3 || last % 1) return one;
  return last > 10 ? one + 'ًا' : few;
}

/** As wide as the figures, where a hyphen is not. Its marks keep it left of them in an Arabic line. */
export const minus: Record<Language, string> = { en: '\u2212', ar: '\u200f\u200e\u2212' };

/** `$2,100`, `AED 5,160.50`, `−$120`. */
export const moneyIn = (language: Language, price: Money): string =>
  withCurrency(language, price, plainFigure(price.amount), counted(price));

/** The same in a sentence that may wrap anywhere. */
export const moneyInText = (language: Language, price: Money): string =>
  moneyIn(language, price).replaceAll('\u00a0', ' ');

/** The figure of an amount with its sign and its currency. */
export function withCurrency(
  language: Language,
  { amount, currency }: Money,
  figure: string,
  // A figure with its decimals is read as one with a part.
  noun = nouns[currency][0],
): string {
  const named = language === 'ar' ? figure + '\u00a0' + noun : signs[currency] + figure;
  return (amount < 0 ? minus[language] : '') + named;
}

/** `12345.5` as `12,345.5`: the last three units, and before them whatever is left, grouped alike. */
export function groupThousands(digits: string): string {
  const last = (digits.indexOf('.') + 1 || digits.length + 1) - 4;
  return last > 0 ? `${groupThousands(digits.slice(0, last))},${digits.slice(last)}` : digits;
}

/** `2,100`, `5,160.50`: without its sign and its currency. */
export function plainFigure(amount: Minor): string {
  const units = Math.abs(majorOf(amount));
  return groupThousands(units.toFixed(units % 1 ? 2 : 0));
}
