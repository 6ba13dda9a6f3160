/**
 * Figures as Intl writes them, in the house's languages and currencies. The first question that Intl is
 * asked costs a phone a tenth of a second, in which it hears no finger, and a page of prices asks it while
 * it comes alive. What is not here is undefined, and asked of Intl; a test holds each against the other.
 */
import type { Language, Money } from '#contract/primitives.ts';

const minorUnits = 100;

/** What stands before an amount and what after it. */
const signs: Record<Language, Record<string, readonly [before: string, after: string]>> = {
  en: { USD: ['$', ''], AED: ['AED\u00a0', ''] },
  ar: { USD: ['\u200f', '\u00a0US$'], AED: ['\u200f', '\u00a0د.إ.\u200f'] },
};

export function plainNumber(value: number): string | undefined {
  const [, whole, rest = ''] = /^(\d{1,15})(\.\d{1,3})?$/.exec(String(value)) ?? [];
  return whole && grouped(whole) + rest;
}

export function plainMoney(language: Language, { amount, currency }: Money): string | undefined {
  const sign = signs[language][currency];
  if (!sign || !Number.isSafeInteger(amount) || amount < 0) return undefined;
  const rest = amount % minorUnits;
  const whole = grouped(String((amount - rest) / minorUnits));
  const shown = rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`;
  return sign[0] + shown + sign[1];
}

const thousands = /\B(?=(\d{3})+$)/g;

function grouped(digits: string): string {
  return digits.replace(thousands, ',');
}
