import { Temporal } from 'temporal-polyfill/full';
import type { Language } from '#contract/primitives.ts';

const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' };

/** `2026-11` as people say it: 'November 2026'. */
export function monthInWords(month: string, language: Language): string {
  return Temporal.PlainDate.from(`${month}-01`).toLocaleString(locales[language], {
    month: 'long',
    year: 'numeric',
  });
}
