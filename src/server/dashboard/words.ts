import { Temporal } from 'temporal-polyfill/full';
import type { Day, Language } from '#contract/primitives.ts';
import { localeOf } from '#domain/localise.ts';

/** `Friday 20 November` */
export function spokenDay(day: Day, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], parts);
}
