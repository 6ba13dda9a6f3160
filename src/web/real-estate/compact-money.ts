import type { Language, Money } from '#contract/primitives.ts';
import { localeOf } from '#domain/localise.ts';

const minorUnits = 100;

/** `AED 14.8M`: for averages and conversions, which are round by nature. */
export function compactMoney(language: Language, { amount, currency }: Money): string {
  return new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(amount / minorUnits);
}
