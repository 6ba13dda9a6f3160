import { Temporal } from 'temporal-polyfill/full';
import type { Day, Language } from '#contract/primitives.ts';
import { localeOf } from '#domain/localise.ts';

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** `Friday 20 November` */
export function spokenDay(day: Day, language: Language): string {
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], longDay);
}

/** `15 May`: of what lies months ahead nobody asks the weekday. */
export function spokenDate(day: Day, language: Language): string {
  const parts = { day: 'numeric', month: 'long' } as const;
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], parts);
}
