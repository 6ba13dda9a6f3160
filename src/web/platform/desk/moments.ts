/** Hours and days as the desk says them, always by Dubai's clock. */
import type { Instant, Language } from '#contract/primitives.ts';
import { clockInDubai, dayInDubai, daysBetween, momentInDubai } from '#domain/time.ts';
import type { Texts } from '#web/feature-texts.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { isAhead, writtenMoment } from '#web/platform/moments.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** `6 min`, `1 h 35`, `3 days`; the sign is left to whoever says it. */
export function spokenLength(seconds: number, { left }: Texts['desk']): string {
  const length = Math.abs(seconds);
  if (length < minute) return left.now;
  if (length < hour) return left.minutes(Math.floor(length / minute));
  if (length < day)
    return left.hours(Math.floor(length / hour), Math.floor((length % hour) / minute));
  return left.days(Math.floor(length / day));
}

export function spokenAgo(seconds: number, words: Texts['desk']): string {
  const { ago, justNow } = words.left;
  return Math.abs(seconds) < minute ? justNow : ago(spokenLength(seconds, words));
}

/** The hour alone where it is today, else with its day. */
export function spokenSoon(moment: Instant, language: Language): string {
  const today = dayInDubai(moment) === dayInDubai(nowHere());
  return today ? clockInDubai(moment) : writtenMoment(moment, language);
}

export const daysAway = (moment: Instant, now: Instant): number =>
  daysBetween(dayInDubai(now), dayInDubai(moment));

/** What a field for a day and an hour shows: `2026-11-16T12:00`. */
export const fieldOf = (moment: Instant): string => `${dayInDubai(moment)}T${clockInDubai(moment)}`;

/** The moment a field names; nothing while it is not whole. */
export function momentOf(field: string): Instant | undefined {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(field) ?? [];
  return date && time ? momentInDubai(date, time) : undefined;
}

/** The moment a field names, if it lies ahead. */
export function aheadOf(field: string): Instant | undefined {
  const moment = momentOf(field);
  return moment && isAhead(moment) ? moment : undefined;
}
