/**
 * The calendar of many offerings, folded for the way: names are told once, and days on which an offering
 * has the same hours at the same price are marked on one line.
 */
import type { BookingCalendar, CalendarRun } from '#contract/bookings/availability.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day, Money, Slug } from '#contract/primitives.ts';
import { daysAfter } from '#domain/time.ts';

/** What can start on one day. */
export interface Start {
  from: Money;
  times: ClockTime[];
}

/** One offering's day in the calendar of many. */
interface CalendarEntry extends Start {
  slug: Slug;
  path: string;
  title: string;
}

export interface CalendarDay {
  day: Day;
  entries: CalendarEntry[];
}

/** The starts of consecutive days, nothing where there is none. */
export function foldCalendar(starts: readonly (Start | undefined)[]): CalendarRun[] {
  const runs = new Map<string, { start: Start; places: Set<number> }>();
  starts.forEach((start, place) => {
    if (!start) return;
    const key = JSON.stringify([start.from, start.times]);
    const run = runs.get(key) ?? { start, places: new Set() };
    run.places.add(place);
    runs.set(key, run);
  });
  return [...runs.values()].map(({ start: { from, times }, places }) => ({
    days: starts.map((_, place) => (places.has(place) ? '1' : '0')).join(''),
    from,
    times,
  }));
}

/** Day by day, as calendars are read. */
export const unfoldCalendar = ({ from, count, offerings }: BookingCalendar): CalendarDay[] =>
  Array.from({ length: count }, (_, place) => ({
    day: daysAfter(from, place),
    entries: offerings.flatMap(({ slug, path, title, runs }) => {
      const run = runs.find(({ days }) => days[place] === '1');
      return run ? [{ slug, path, title, from: run.from, times: run.times }] : [];
    }),
  }));
