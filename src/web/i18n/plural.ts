import type { Language } from '#contract/primitives.ts';
import { localeOf } from '#domain/localise.ts';

/** `other` is needed always; English knows `one` beside it, Arabic all six. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The right form for a count, with `#` replaced by the figure. */
export function plural(language: Language, count: number, forms: Forms): string {
  const locale = localeOf[language];
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(locale).format(count));
}
