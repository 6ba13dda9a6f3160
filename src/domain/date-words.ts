/** Days and months as people say them, for what the server writes. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day, Language } from '#contract/primitives.ts';
import { localeOf } from '#domain/localise.ts';

/** `Tuesday, 1 December 2026`. */
export function dateInWords(day: Day, language: Language): string {
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], { dateStyle: 'full' });
}

/** `5 March`. */
export function dayInWords(day: Day, language: Language): string {
  const options = { day: 'numeric', month: 'long' } as const;
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], options);
}

/** `December 2026`. */
export function monthInWords(month: string, language: Language): string {
  const options = { month: 'long', year: 'numeric', calendar: 'gregory' } as const;
  return Temporal.PlainDate.from(`${month}-01`).toLocaleString(localeOf[language], options);
}
