import { Temporal } from 'temporal-polyfill/full';
import type { ClockTime, Weekday } from '#contract/catalogue/shapes.ts';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { dayNumber, dayNumbered, digits } from '#domain/calendar/day-count.ts';
import { weekdayNumber } from '#domain/calendar/months.ts';
import { weekFromSunday } from '#domain/calendar/weekdays.ts';
import { localeOf } from '#domain/localise.ts';

/** The one place the house lives by. */
export const houseZone = 'Asia/Dubai';

/** From its first moment up to its last, which no longer belongs to it. */
export interface TimeSpan {
  startsAt: Instant;
  endsAt: Instant;
}

/** The day it is in Dubai at a moment. */
export const dayInDubai = (moment: Instant): Day =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(houseZone).toPlainDate().toString();

export const hourInDubai = (moment: Instant): number =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(houseZone).hour;

/** What a clock in Dubai shows: `16:30`. */
export function clockInDubai(moment: Instant): ClockTime {
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(houseZone);
  return local.toPlainTime().toString({ smallestUnit: 'minute' });
}

/** Dubai keeps four hours before UTC the whole year; a test asks the time zone database. */
const houseOffsetMinutes = 4 * 60;
const dayMinutes = 24 * 60;

/** The moment so many minutes after a day began in Dubai. */
export function minuteInDubai(day: Day, minute: number): Instant {
  const utc = minute - houseOffsetMinutes;
  const days = Math.floor(utc / dayMinutes);
  const rest = utc - days * dayMinutes;
  const date = days === 0 ? day : daysAfter(day, days);
  return `${date}T${digits(Math.floor(rest / 60))}:${digits(rest % 60)}:00.000Z`;
}

/** Minutes since midnight. */
export const minuteOf = (time: ClockTime): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The moment at which a clock in Dubai shows a time of a day. */
export const momentInDubai = (day: Day, time: ClockTime): Instant =>
  minuteInDubai(day, minuteOf(time));

/** The first moment of a day in Dubai. */
export const midnightInDubai = (day: Day): Instant => minuteInDubai(day, 0);

/** The moment a number of seconds later. */
export const secondsAfter = (moment: Instant, seconds: number): Instant =>
  written(Temporal.Instant.from(moment).add({ seconds }));

export const minutesAfter = (moment: Instant, minutes: number): Instant =>
  secondsAfter(moment, minutes * 60);

export const hoursAfter = (moment: Instant, hours: number): Instant =>
  secondsAfter(moment, hours * 60 * 60);

/** Moments are compared as moments: one of them may carry more digits of a second. */
export const isBefore = (a: Instant, b: Instant): boolean => Temporal.Instant.compare(a, b) < 0;

/** Seconds from one moment to another, a begun one counted as whole; negative when it lies behind. */
export function secondsBetween(from: Instant, to: Instant): number {
  const whole = { smallestUnit: 'second', roundingMode: 'ceil' } as const;
  return Temporal.Instant.from(from).until(to, { largestUnit: 'second', ...whole }).seconds;
}

/** Minutes from one moment to another, the begun one not counted; negative when it lies behind. */
export const minutesBetween = (from: Instant, to: Instant): number =>
  Temporal.Instant.from(from).until(to, { largestUnit: 'minute' }).minutes;

/** As tokens count: whole seconds since 1970. */
export const epochSeconds = (moment: Instant): number =>
  Math.floor(Temporal.Instant.from(moment).epochMilliseconds / 1000);

export const daysAfter = (day: Day, days: number): Day => dayNumbered(dayNumber(day) + days);

/** The same day of another month; the last one of a month that is shorter. */
export const monthsAfter = (day: Day, months: number): Day =>
  Temporal.PlainDate.from(day).add({ months }).toString();

export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** Birthdays that lie between two days. */
export const yearsBetween = (from: Day, to: Day): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'year' }).years;

export function weekdayOf(day: Day): Weekday {
  // A remainder of seven names one of seven.
  return weekFromSunday[weekdayNumber(day)] as Weekday;
}

/** One spelling for every moment of ours, so that equal moments are equal texts. */
const written = (moment: Temporal.Instant): Instant =>
  moment.toString({ fractionalSecondDigits: 3 });

/** As `localeOf`, but without a comma after the weekday, which nobody speaks. */
export const spokenLocaleOf: Record<Language, string> = { ...localeOf, en: 'en-GB' };

/** A moment soon to come, as it is said aloud: the day of the week, and a clock of 24 hours. */
export function spokenInDubai(moment: Instant, language: Language): string {
  const when = Temporal.Instant.from(moment).toZonedDateTimeISO(houseZone);
  const day = when.toLocaleString(spokenLocaleOf[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return language === 'ar'
    ? `${day} الساعة ${clockInDubai(moment)}`
    : `on ${day} at ${clockInDubai(moment)}`;
}

/** A moment as people in Dubai say it. */
export const whenInDubai = (moment: Instant, language: Language): string =>
  Temporal.Instant.from(moment).toLocaleString(spokenLocaleOf[language], {
    // A short date is figures alone in Arabic, and nobody can tell the day from the month.
    dateStyle: language === 'ar' ? 'long' : 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: houseZone,
  });

export const secondsSince = (moment: Instant, now: Instant) =>
  Temporal.Instant.from(moment).until(now).total('seconds');
