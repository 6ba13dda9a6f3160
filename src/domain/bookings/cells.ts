/** When an offering can start, and what a booking takes of its calendar. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day, InOneLanguage, Instant } from '#contract/primitives.ts';
import { seasonOf } from '#domain/bookings/season.ts';
import { digits } from '#domain/calendar/day-count.ts';
import {
  daysAfter,
  midnightInDubai,
  minuteInDubai,
  minuteOf,
  momentInDubai,
  weekdayOf,
} from '#domain/time.ts';

/** Days on which the house does not sell an offering; both ends belong to it. */
export interface Closure {
  from: Day;
  to: Day;
}

/** A car is handed over on the half hour. */
const pickupMinutes = 30;

/** A vessel or aircraft is cleaned and fuelled before the next party. */
const turnaroundMinutes = 60;

const dayMinutes = 24 * 60;

/** How many nights or days may be taken at once. */
export function lengthsOf({ schedule }: Offering | InOneLanguage<Offering>): {
  fewest: number;
  most: number;
} {
  if (schedule.kind === 'nightly') return { fewest: schedule.minNights, most: schedule.maxNights };
  if (schedule.kind === 'day-rental') return { fewest: schedule.minDays, most: schedule.maxDays };
  return { fewest: 1, most: 1 };
}

/** Whether it is taken by the night or the day, so that its cells are days. */
export const isByDay = ({ schedule }: Offering): boolean =>
  schedule.kind === 'nightly' || schedule.kind === 'day-rental';

/** The days that a booking lives on: its nights, its rental days, or those of a long charter. */
export function daysOf(offering: Offering, day: Day, length: number): Day[] {
  const count = isByDay(offering) ? length : Math.ceil(offering.duration.minutes / dayMinutes);
  return Array.from({ length: count }, (_, index) => daysAfter(day, index));
}

export type ClosureCause = 'weekday' | 'season' | 'closed';

/** Why nothing starts on a day, whoever asks; undefined where something does. */
export function whyShut(
  offering: Offering,
  day: Day,
  length: number,
  closures: readonly Closure[],
): ClosureCause | undefined {
  if (!offering.schedule.days.includes(weekdayOf(day))) return 'weekday';
  const days = daysOf(offering, day, length);
  if (days.some((one) => seasonOf(offering, one)?.effect === 'closed')) return 'season';
  const isClosed = (one: Day) => closures.some(({ from, to }) => from <= one && one <= to);
  return days.some(isClosed) ? 'closed' : undefined;
}

/** The times at which it can start on a day; none on a day that is shut. */
export const startsOn = (
  offering: Offering,
  day: Day,
  {
    length = lengthsOf(offering).fewest,
    closures = [],
  }: { length?: number; closures?: readonly Closure[] } = {},
): ClockTime[] => (whyShut(offering, day, length, closures) ? [] : timesOn(offering, day));

/** The clock of a day, whether or not the day is shut. */
export function timesOn(offering: Offering, day: Day): ClockTime[] {
  const { schedule } = offering;
  if (schedule.kind === 'nightly') return [schedule.checkIn];
  if (schedule.kind === 'day-rental')
    return grid(schedule.pickupFrom, schedule.pickupTo, pickupMinutes);
  if (schedule.kind === 'charter-window')
    return grid(schedule.windowFrom, schedule.windowTo, schedule.stepMinutes);
  const season = seasonOf(offering, day);
  return season && 'times' in season ? season.times : schedule.times;
}

function grid(from: ClockTime, to: ClockTime, stepMinutes: number): ClockTime[] {
  const first = minuteOf(from);
  const count = Math.floor((minuteOf(to) - first) / stepMinutes) + 1;
  return Array.from({ length: count }, (_, index) => clockOf(first + index * stepMinutes));
}

const clockOf = (minute: number): ClockTime =>
  `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`;

/** Where a booking lies on the clock. */
interface Sitting {
  day: Day;
  time: ClockTime;
  /** Nights or days. */
  length: number;
  /** Hours bought on top of a charter. */
  extraHours?: number;
}

/** As far as it says how long something lasts, in whichever language the rest of it is. */
interface Lasting {
  schedule: { kind: Offering['schedule']['kind']; checkOut?: ClockTime };
  duration: { minutes: number };
}

/**
 * When it ends for the guests: check-out, the return of the car, the end of the tour. A day of a rental
 * lasts as long as the offering says, from the hour at which it is handed over: a car of 24 hours that is
 * taken for three days from the 26th comes back on the 29th at that hour, a driver of ten leaves on the 28th.
 */
export function placeEnd(
  { schedule, duration }: Lasting,
  { day, time, length, extraHours = 0 }: Sitting,
): Instant {
  if (schedule.checkOut !== undefined)
    return momentInDubai(daysAfter(day, length), schedule.checkOut);
  const last = schedule.kind === 'day-rental' ? daysAfter(day, length - 1) : day;
  return minuteInDubai(last, minuteOf(time) + duration.minutes + extraHours * 60);
}

/** The slots, nights, days or steps of the clock it takes, each named by its first moment. */
export function cellsOf(offering: Offering, sitting: Sitting): Instant[] {
  const { schedule, duration } = offering;
  const { day, time, length, extraHours = 0 } = sitting;
  if (isByDay(offering)) return daysOf(offering, day, length).map(midnightInDubai);
  if (schedule.kind !== 'charter-window') return [momentInDubai(day, time)];
  const minutes = duration.minutes + extraHours * 60 + turnaroundMinutes;
  const count = Math.ceil(minutes / schedule.stepMinutes);
  const first = minuteOf(time);
  return Array.from({ length: count }, (_, index) =>
    minuteInDubai(day, first + index * schedule.stepMinutes),
  );
}
