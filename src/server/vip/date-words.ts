import { Temporal } from 'temporal-polyfill/full';
import type { Day, Language } from '#contract/primitives.ts';

/** Arabic shows Western digits, as is the habit in the UAE. */
const locales: Record<Language, string> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

/** `Tuesday, 1 December 2026`. */
export function dateInWords(day: Day, language: Language): string {
  return Temporal.PlainDate.from(day).toLocaleString(locales[language], { dateStyle: 'full' });
}

/** `5 March`. */
export function dayInWords(day: Day, language: Language): string {
  const options = { day: 'numeric', month: 'long' } as const;
  return Temporal.PlainDate.from(day).toLocaleString(locales[language], options);
}

/** `December 2026`. */
export function monthInWords(month: string, language: Language): string {
  const options = { month: 'long', year: 'numeric', calendar: 'gregory' } as const;
  return Temporal.PlainDate.from(`${month}-01`).toLocaleString(locales[language], options);
}
