/**
 * The sheet of a month, in whole numbers only: the browser draws it, and Temporal is too heavy for the
 * first chunk of a public page.
 */
import type { Day } from '#contract/primitives.ts';
import { dayNumber, dayNumbered, digits } from '#domain/calendar/day-count.ts';

/** A month as the calendar draws it: `2026-12`. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function monthAfter(month: Month, months = 1): Month {
  const [year, number] = parts(month);
  const count = year * 12 + number - 1 + months;
  return `${digits(Math.floor(count / 12), 4)}-${digits((count % 12) + 1)}`;
}

export const daysIn = (month: Month): number =>
  dayNumber(`${monthAfter(month)}-01`) - dayNumber(`${month}-01`);

/** Sunday is 0, as the week begins in the house; the first of January 1970 was a Thursday. */
export const weekdayNumber = (day: Day): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

export const dayAfter = (day: Day, days: number): Day => dayNumbered(dayNumber(day) + days);

/** Whole weeks from Sunday on, with the days of the neighbouring months that fill them. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`;
  const lead = weekdayNumber(first);
  const weeks = Math.ceil((lead + daysIn(month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dayAfter(first, week * 7 + weekday - lead)),
  );
}

const parts = (text: Month | Day): [number, number] => [
  Number(text.slice(0, 4)),
  Number(text.slice(5, 7)),
];
