/** When somebody of the house is there: the hours of its people, laid over each other. */
import type { ClockTime, Weekday } from '#contract/catalogue/shapes.ts';
import type { Instant } from '#contract/primitives.ts';
import { holidayOn } from '#domain/holidays.ts';
import {
  dayInDubai,
  daysAfter,
  isBefore,
  minuteOf,
  momentInDubai,
  weekdayOf,
} from '#domain/time.ts';

export interface Shift {
  days: readonly Weekday[];
  from: ClockTime;
  to: ClockTime;
}

interface OpenSpan {
  day: Weekday;
  from: ClockTime;
  to: ClockTime;
}

/** As the week is read in Dubai. */
const week: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** One line for each stretch of each day; hours that touch are one stretch. */
export function openingHours(shifts: readonly Shift[]): OpenSpan[] {
  return week.flatMap((day) => {
    const today = shifts
      .filter(({ days }) => days.includes(day))
      .sort((a, b) => minuteOf(a.from) - minuteOf(b.from));
    const spans: OpenSpan[] = [];
    for (const { from, to } of today) {
      const last = spans.at(-1);
      if (last && minuteOf(from) <= minuteOf(last.to)) {
        if (minuteOf(to) > minuteOf(last.to)) last.to = to;
      } else spans.push({ day, from, to });
    }
    return spans;
  });
}

const horizonDays = 21;

/** Whether somebody should be there at this moment, and when next where nobody should. */
export function openAt(
  hours: readonly OpenSpan[],
  now: Instant,
): { open: boolean; opensAt: Instant | null } {
  for (let ahead = 0; ahead <= horizonDays; ahead += 1) {
    const day = daysAfter(dayInDubai(now), ahead);
    if (holidayOn(day)) continue;
    for (const { from, to } of hours.filter((span) => span.day === weekdayOf(day))) {
      const [begins, ends] = [momentInDubai(day, from), momentInDubai(day, to)];
      if (isBefore(now, begins)) return { open: false, opensAt: begins };
      if (isBefore(now, ends)) return { open: true, opensAt: null };
    }
  }
  return { open: false, opensAt: null };
}
