/** What follows from a profile: what changed in it, which of its dates is near. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day } from '#contract/primitives.ts';
import type { ImportantDate } from '#contract/profile/profile.ts';
import { Failure } from '#domain/failure.ts';
import { daysBetween } from '#domain/time.ts';

/** The names of the fields that differ; the order in which a text lists its keys does not count. */
export function changedFields(before: object, after: object): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => written(old.get(name)) !== written(value))
    .map(([name]) => name);
}

const written = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** Those of the next so many days, on the day they fall on this time, the nearest first. */
export const datesAhead = (dates: ImportantDate[], today: Day, days: number): ImportantDate[] =>
  dates
    .map((date) => ({ ...date, day: date.yearly ? nextTime(date.day, today) : date.day }))
    .filter(({ day }) => day >= today && daysBetween(today, day) <= days)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** Whoever was born on 29 February celebrates on the 28th in other years. */
function nextTime(day: Day, today: Day): Day {
  const first = Temporal.PlainDate.from(day);
  const { year } = Temporal.PlainDate.from(today);
  const thisYear = first.with({ year: Math.max(year, first.year) }, { overflow: 'constrain' });
  const next = thisYear.toString() < today ? first.with({ year: year + 1 }) : thisYear;
  return next.toString();
}

/** Nobody is born tomorrow, and nobody who is lived a hundred and twenty years. */
export function checkBorn(born: Day | null, today: Day): void {
  if (born === null || (born <= today && daysBetween(born, today) < 121 * 365.25)) return;
  const sentence = 'It must be a day in the past';
  throw new Failure('validation_failed', `Please check born: ${sentence}.`, {
    fields: { born: sentence },
  });
}
