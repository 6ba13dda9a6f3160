/** The week, from whichever day it begins, and its days as runs. */
import type { Weekday } from '#contract/catalogue/shapes.ts';

/** As opening hours are read in Dubai. */
export const weekFromMonday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] satisfies Weekday[];

/** As the calendars of the house begin it. */
export const weekFromSunday = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] satisfies Weekday[];

/** Days in a row become a span: Monday to Saturday instead of six names. */
export function dayRuns(
  days: readonly Weekday[],
  week: readonly Weekday[],
): [from: Weekday, to: Weekday][] {
  const runs: [Weekday, Weekday][] = [];
  let open: [Weekday, Weekday] | undefined;
  for (const day of week) {
    if (!days.includes(day)) open = undefined;
    else if (open) open[1] = day;
    else {
      open = [day, day];
      runs.push(open);
    }
  }
  return runs;
}
