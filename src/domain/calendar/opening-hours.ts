/** When the desk is there: the hours that the house has set, stretch by stretch. */
import type { ClockTime, Weekday } from '#contract/catalogue/shapes.ts';
import type { Instant } from '#contract/primitives.ts';
import { holidayOn } from '#domain/calendar/holidays.ts';
import { weekFromMonday } from '#domain/calendar/weekdays.ts';
import { Failure } from '#domain/failure.ts';
import {
  dayInDubai,
  daysAfter,
  isBefore,
  minuteOf,
  momentInDubai,
  weekdayOf,
} from '#domain/time.ts';

interface OpenSpan {
  day: Weekday;
  from: ClockTime;
  to: ClockTime;
}

/** In the order of the week; a stretch that ends before it begins, or two that overlap, are refused. */
export function checkedHours(hours: readonly OpenSpan[]): OpenSpan[] {
  const sorted = hours.toSorted(
    (a, b) =>
      weekFromMonday.indexOf(a.day) - weekFromMonday.indexOf(b.day) ||
      minuteOf(a.from) - minuteOf(b.from),
  );
  for (const [at, { day, from, to }] of sorted.entries()) {
    if (minuteOf(to) <= minuteOf(from)) refuse('A stretch ends after it begins');
    const next = sorted[at + 1];
    if (next?.day === day && minuteOf(next.from) < minuteOf(to))
      refuse('Two stretches of a day do not overlap');
  }
  return sorted;
}

function refuse(sentence: string): never {
  throw new Failure('validation_failed', `Please check hours: ${sentence}.`, {
    fields: { hours: sentence },
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
