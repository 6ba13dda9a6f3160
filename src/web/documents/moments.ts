/** Days as the vault says them. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { clockTime } from '#domain/consultation.ts';
import { localeOf } from '#domain/localise.ts';
import { isBefore } from '#domain/time.ts';
import { nowHere, zoneHere } from '#web/platform/clock-here.ts';

/** `Mar 2027`, or `Jun` where the year is known. */
export function sayMonth(day: Day, language: Language, withYear: boolean): string {
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], {
    month: language === 'ar' ? 'long' : 'short',
    ...(withYear && { year: 'numeric' }),
    calendar: 'gregory',
  });
}

/** `16 Nov`. */
export function sayDay(day: Day, language: Language): string {
  const month = language === 'ar' ? 'long' : 'short';
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], { day: 'numeric', month });
}

export const dayHere = (at: Instant): Day =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zoneHere()).toPlainDate().toString();

export const clockHere = (at: Instant): string => clockTime(at, zoneHere());

export const isToday = (at: Instant): boolean => dayHere(at) === dayHere(nowHere());

/** Whether a moment lies behind. */
export const isOver = (at: Instant): boolean => !isBefore(nowHere(), at);
