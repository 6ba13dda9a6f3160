import type { Language, Money } from '#contract/primitives.ts';
import { withCurrency } from '#domain/money/figures.ts';
import { majorOf } from '#domain/money/units.ts';
import { plainNumber } from '#web/i18n/figures.ts';

const scales: Record<Language, readonly string[]> = {
  en: ['', 'K', 'M', 'B'],
  ar: ['', '\u00a0ألف', '\u00a0مليون', '\u00a0مليار'],
};

/** `AED 14.8M`: for averages and conversions, which are round by nature. */
export function compactMoneyIn(language: Language, price: Money): string {
  let [value, scale] = [Math.abs(majorOf(price.amount)), 0];
  for (; toTenths(value) >= 1000 && scale < 3; scale += 1) value /= 1000;
  return withCurrency(language, price, `${plainNumber(toTenths(value))}${scales[language][scale]}`);
}

const toTenths = (value: number) => Math.round(value * 10) / 10;
