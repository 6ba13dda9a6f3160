/**
 * Figures as Intl writes them, in the house's languages and currencies. The first question that Intl is
 * asked costs a phone a tenth of a second, in which it hears no finger, and a page of prices asks it while
 * it comes alive. A number that is not plain is undefined, and asked of Intl; a test holds all of it against
 * Intl. This is in the first chunk: what few pages say (days, lists, round amounts) has files of its own.
 */
import type { Currency, Language, Money } from '#contract/primitives.ts';

const minorUnits = 100;

/** What stands before the minus, if there is one, what between it and the figures, and what after them. */
const signs: Record<Language, Record<Currency, readonly string[]>> = {
  en: { USD: ['', '$', ''], AED: ['', 'AED\u00a0', ''] },
  // At the end of an Arabic amount the sign would jump over its letters ($US), but for the mark after it.
  ar: { USD: ['\u200f', '', '\u00a0US$\u200e'], AED: ['\u200f', '', '\u00a0د.إ.\u200f'] },
};
const minus = { en: '-', ar: '\u200e-' };

export function plainNumber(value: number): string | undefined {
  const digits = String(value);
  return /^\d{1,15}(\.\d{1,3})?$/.test(digits) ? grouped(digits) : undefined;
}

/** Minor units are shown only where there are some. */
export function moneyIn(language: Language, price: Money): string {
  const { amount } = price;
  const digits = Math.abs(amount / minorUnits).toFixed(amount % minorUnits ? 2 : 0);
  return signed(language, price, grouped(digits));
}

/** The figure of an amount with its sign and its currency. */
export function signed(language: Language, { amount, currency }: Money, figure: string): string {
  const [start, before, after] = signs[language][currency];
  return `${start}${amount < 0 ? minus[language] : ''}${before}${figure}${after}`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}
