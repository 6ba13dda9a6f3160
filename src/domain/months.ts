/**
 * The sheet of a month, in whole numbers only: the browser draws it, and Temporal is too heavy for the
 * first chunk of a public page.
 */
import type { Day } from '#contract/primitives.ts';

/** A month as the calendar draws it: `2026-12`. */
export type Month = string;

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function monthAfter(month: Month, months = 1): Month {
  const [year, number] = parts(month);
  const count = year * 12 + number - 1 + months;
  return `${padded(Math.floor(count / 12), 4)}-${padded((count % 12) + 1)}`;
}

export function daysIn(month: Month): number {
  const [year, number] = parts(month);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return number === 2 && leap ? 29 : (lengths[number - 1] ?? 30);
}

/** Sunday is 0, as the week begins in the house. */
export function weekdayOf(day: Day): number {
  const [year, month] = parts(day);
  // Sakamoto's method: January and February count with the year before.
  const shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
  const counted = month < 3 ? year - 1 : year;
  const leaps = Math.floor(counted / 4) - Math.floor(counted / 100) + Math.floor(counted / 400);
  return (counted + leaps + (shifts[month - 1] ?? 0) + Number(day.slice(8))) % 7;
}

export function dayAfter(day: Day, days: number): Day {
  let month = monthOf(day);
  let number = Number(day.slice(8)) + days;
  while (number > daysIn(month)) {
    number -= daysIn(month);
    month = monthAfter(month);
  }
  while (number < 1) {
    month = monthAfter(month, -1);
    number += daysIn(month);
  }
  return `${month}-${padded(number)}`;
}

/** Whole weeks from Sunday on, with the days of the neighbouring months that fill them. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`;
  const lead = weekdayOf(first);
  const weeks = Math.ceil((lead + daysIn(month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => dayAfter(first, week * 7 + weekday - lead)),
  );
}

function parts(text: Month | Day): [number, number] {
  return [Number(text.slice(0, 4)), Number(text.slice(5, 7))];
}

function padded(part: number, length = 2): string {
  return String(part).padStart(length, '0');
}
