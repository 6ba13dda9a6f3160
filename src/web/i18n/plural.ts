import type { Language } from '#contract/primitives.ts';
import { localeOf } from '#domain/localise.ts';
import { plainNumber } from '#web/i18n/figures.ts';

/** `other` is needed always; English knows `one` beside it, Arabic all six. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The right form for a count, with `#` replaced by the figure. */
export function plural(language: Language, count: number, forms: Forms): string {
  const locale = localeOf[language];
  const rule = pluralForm(language, count) ?? new Intl.PluralRules(locale).select(count);
  const figure = plainNumber(count) ?? new Intl.NumberFormat(locale).format(count);
  return (forms[rule] ?? forms.other).replace('#', figure);
}

/** Intl's own rule for whole numbers, without waking Intl (see figures.ts). */
export function pluralForm(language: Language, count: number): Intl.LDMLPluralRule | undefined {
  if (!Number.isSafeInteger(count) || count < 0) return undefined;
  if (count === 1) return 'one';
  return language === 'ar' ? arabicForm(count) : 'other';
}

function arabicForm(count: number): Intl.LDMLPluralRule {
  if (count === 0) return 'zero';
  if (count === 2) return 'two';
  const lastTwo = count % 100;
  if (lastTwo >= 3 && lastTwo <= 10) return 'few';
  return lastTwo >= 11 ? 'many' : 'other';
}
