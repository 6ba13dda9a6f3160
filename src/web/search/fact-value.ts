import type { SearchFact } from '#contract/search.ts';
import type { Words } from '#web/i18n/use-text.ts';

/** The figure as it stands in a row. */
export function shortValue({ name, value }: SearchFact, { t, format }: Words): string {
  if (typeof value !== 'string') return format.money(value);
  return name === 'valid' ? t.search.years(Number(value)) : value;
}

/** With what it buys one of. */
export function fullValue(fact: SearchFact, words: Words): string {
  const value = shortValue(fact, words);
  return fact.unit ? `${value} ${fact.unit}` : value;
}
