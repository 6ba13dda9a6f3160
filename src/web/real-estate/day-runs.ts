import type { Weekday } from '#contract/catalogue/shapes.ts';

/** The week as Dubai's calendars begin it. */
const week: Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Days in a row become a span: Monday to Saturday instead of six names. */
export function dayRuns(days: readonly Weekday[]): [from: Weekday, to: Weekday][] {
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
