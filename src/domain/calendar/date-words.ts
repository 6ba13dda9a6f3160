/** Days and months as people say them, for what the server writes. */

import { Temporal } from 'temporal-polyfill/full';
import type { Weekday } from '#contract/catalogue/shapes.ts';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { weekFromMonday } from '#domain/calendar/weekdays.ts';
import { localeOf } from '#domain/localise.ts';
import { clockInDubai, dayInDubai, daysAfter, whenInDubai } from '#domain/time.ts';

/** A deadline: midnight is no hour that anybody keeps, so there the last day stands alone. */
export const deadlineInWords = (moment: Instant, language: Language): string =>
  clockInDubai(moment) === '00:00'
    ? dayOfYear(daysAfter(dayInDubai(moment), -1), language)
    : momentInWords(moment, language);

/** With whose clock it is by: `18 Nov 2026, 12:00, Dubai time`. */
export function momentInWords(moment: Instant, language: Language): string {
  const when = whenInDubai(moment, language);
  return language === 'ar' ? `${when} بتوقيت دبي` : `${when}, Dubai time`;
}

/** `Tuesday, 1 December 2026`. */
export const dateInWords = (day: Day, language: Language): string =>
  Temporal.PlainDate.from(day).toLocaleString(localeOf[language], { dateStyle: 'full' });

/** `18 Nov 2026`; a short date in Arabic would be figures alone. */
const dayOfYear = (day: Day, language: Language): string =>
  Temporal.PlainDate.from(day).toLocaleString(localeOf[language], {
    dateStyle: language === 'ar' ? 'long' : 'medium',
  });

/** `5 March`. */
export function dayInWords(day: Day, language: Language): string {
  const options = { day: 'numeric', month: 'long' } as const;
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], options);
}

/** `5 March 2028`: of what may be more than a year away. */
export function dayOfYearInWords(day: Day, language: Language): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], options);
}

/** Each day of the week by its name, from Monday on. */
export function weekdaysIn(language: Language): Record<Weekday, string> {
  const monday = Temporal.PlainDate.from('2024-01-01');
  const named = weekFromMonday.map((day, days) => [
    day,
    monday.add({ days }).toLocaleString(localeOf[language], { weekday: 'long' }),
  ]);
  return Object.fromEntries(named);
}

/** `December 2026`. */
export function monthInWords(month: string, language: Language): string {
  const options = { month: 'long', year: 'numeric', calendar: 'gregory' } as const;
  return Temporal.PlainDate.from(`${month}-01`).toLocaleString(localeOf[language], options);
}
