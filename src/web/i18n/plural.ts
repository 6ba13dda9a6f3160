import type { Language } from '#contract/primitives.ts';
import { plainNumber, pluralForm } from '#web/i18n/figures.ts';
import { numberFormat, pluralRules } from '#web/i18n/kept-formats.ts';
import { localeOf } from '#web/i18n/locale.ts';

/** `other` is needed always; English knows `one` beside it, Arabic all six. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The right form for a count, with `#` replaced by the figure. */
export function plural(language: Language, count: number, forms: Forms): string {
  const locale = localeOf[language];
  const form =
    forms[pluralForm(language, count) ?? pluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', plainNumber(count) ?? numberFormat(locale).format(count));
}
