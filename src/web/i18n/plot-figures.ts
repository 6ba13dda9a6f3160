/** Amounts beside a plot, whose head names their currency once. */
import type { Language, Minor } from '#contract/primitives.ts';
import { majorOf } from '#domain/money/units.ts';
import { plainNumber } from '#web/i18n/figures.ts';

const scales: Record<Language, readonly string[]> = {
  en: ['', 'k', 'm', 'bn'],
  ar: ['', '\u00a0ألف', '\u00a0مليون', '\u00a0مليار'],
};

/** `55k`: an amount where there is no room for more, beside an axis or over a narrow bar. */
export function inThousands(language: Language, amount: Minor): string {
  let [value, scale] = [Math.abs(majorOf(amount)), 0];
  for (; rounded(value) >= 1000 && scale < 3; scale += 1) value /= 1000;
  return `${amount < 0 ? '\u2212' : ''}${rounded(value)}${scales[language][scale]}`;
}

/** From ten up a tenth says nothing at this size. */
const rounded = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

/** `55,044`: to the whole unit. */
export const inUnits = (amount: Minor): string =>
  `${amount < 0 ? '\u2212' : ''}${plainNumber(Math.round(Math.abs(majorOf(amount))))}`;
