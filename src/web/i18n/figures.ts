/**
 * Figures, days and lists as Intl writes them, in the house's languages and currencies. The first question
 * that Intl is asked costs a phone a tenth of a second, in which it hears no finger, and a page of prices asks
 * it while it comes alive. A number that is not plain is undefined, and asked of Intl; a test holds all of it
 * against Intl.
 */
import type { Currency, Day, Language, Money } from '#contract/primitives.ts';

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
export function moneyIn(language: Language, { amount, currency }: Money): string {
  const digits = Math.abs(amount / minorUnits).toFixed(amount % minorUnits ? 2 : 0);
  return signed(language, currency, amount, grouped(digits));
}

const scales: Record<Language, readonly string[]> = {
  en: ['', 'K', 'M', 'B'],
  ar: ['', '\u00a0ألف', '\u00a0مليون', '\u00a0مليار'],
};

/** `AED 14.8M`: for averages and conversions, which are round by nature. */
export function compactMoneyIn(language: Language, { amount, currency }: Money): string {
  let [value, scale] = [toTenths(Math.abs(amount / minorUnits)), 0];
  for (; value >= 1000 && scale < 3; scale += 1) value = toTenths(value / 1000);
  return signed(language, currency, amount, grouped(String(value)) + scales[language][scale]);
}

const toTenths = (value: number) => Math.round(value * 10) / 10;

function signed(language: Language, currency: Currency, amount: number, figure: string): string {
  const [start, before, after] = signs[language][currency];
  return `${start}${amount < 0 ? minus[language] : ''}${before}${figure}${after}`;
}

/** English says three letters of most; an Arabic date in figures could not be told from another. */
const months: Record<Language, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
};

export function dayIn(language: Language, day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[language].split(' ')[(month ?? 1) - 1]} ${year}`;
}

/** `a, b and c`. */
export function listIn(language: Language, items: readonly string[]): string {
  if (language === 'ar') return items.join(' و');
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ');
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}
