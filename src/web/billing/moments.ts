import { Temporal } from 'temporal-polyfill/full';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { localeOf } from '#domain/localise.ts';
import { dayInDubai } from '#domain/time.ts';
import { nowHere } from '#web/platform/clock-here.ts';

/** Days of money are days in Dubai, whatever clock the reader has. */
export const today = (): Day => dayInDubai(nowHere());

/** `Saturday 21 November`. */
export function longDay(day: Day, language: Language): string {
  return said(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `14 Nov`, with the year where it is another than this one. */
export function shortDay(day: Day, language: Language): string {
  const sameYear = day.slice(0, 4) === today().slice(0, 4);
  const month = language === 'ar' ? 'long' : 'short';
  return said(day, language, { day: 'numeric', month, ...(!sameYear && { year: 'numeric' }) });
}

/** `1 December 2026`. */
export function fullDay(day: Day, language: Language): string {
  return said(day, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

export const shortMoment = (moment: Instant, language: Language) =>
  shortDay(dayInDubai(moment), language);

/** `2026-11` as `Nov`, or `November`. */
export function monthName(month: string, language: Language, length: 'short' | 'long'): string {
  return said(`${month}-01`, language, { month: language === 'ar' ? 'long' : length });
}

/** `08/28`, as it stands on the card. */
export function cardEnd({ expMonth, expYear }: { expMonth: number; expYear: number }): string {
  return `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;
}

function said(day: Day, language: Language, style: Intl.DateTimeFormatOptions): string {
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], style);
}
