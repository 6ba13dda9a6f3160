/**
 * When a home can be moved into. The catalogue counts from its seeding; a house that runs for months
 * must not push these days ahead of itself, so they count from the month the facts were last read.
 */
import { Temporal } from 'temporal-polyfill/full';
import type { Day } from '#contract/primitives.ts';

/** Undefined where the day has come: the home is free now. */
export function freeFrom(reviewed: string, afterDays: number, today: Day): Day | undefined {
  const day = monthOf(reviewed).toPlainDate({ day: 1 }).add({ days: afterDays }).toString();
  return afterDays > 0 && day > today ? day : undefined;
}

interface Quarter {
  quarter: number;
  year: number;
}

export function handoverIn(reviewed: string, afterQuarters: number): Quarter {
  const { month, year } = monthOf(reviewed).add({ months: afterQuarters * 3 });
  return { quarter: Math.ceil(month / 3), year };
}

const monthOf = (reviewed: string): Temporal.PlainYearMonth =>
  Temporal.PlainYearMonth.from(reviewed);
