/** When advisers can be met: their hours in Dubai, less holidays, less what is taken, less the notice. */
import type { Slot } from '#contract/appointments/appointments.ts';
import type { ClockTime, Weekday } from '#contract/catalogue/shapes.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { holidayOn } from '#domain/calendar/holidays.ts';
import {
  dayInDubai,
  daysAfter,
  minuteInDubai,
  minuteOf,
  minutesAfter,
  momentInDubai,
  type TimeSpan,
  weekdayOf,
} from '#domain/time.ts';

export interface DiarySchedule {
  /** The starts on these days of the week, on Dubai's clock. */
  shifts: { days: readonly Weekday[]; times: readonly ClockTime[] }[];
  minutes: number;
  /** Left free around each appointment: notes, and the way to the next home. */
  bufferMinutes: number;
  leadMinutes: number;
  horizonDays: number;
}

/** Minutes for the way from one home to the next; the catalogue's viewing times leave as much. */
export const betweenHomes = 30;

/** One adviser's book. */
export interface Diary {
  adviser: string;
  languages: readonly string[];
  schedule: DiarySchedule;
  /** Appointments with their buffer on both sides, and absences as they are. */
  busy: readonly TimeSpan[];
  /** How many appointments are to come. */
  load: number;
}

/** The starts of working hours: one after the other, each with its buffer, the last one ending in time. */
export function startsWithin(
  { from, to }: { from: ClockTime; to: ClockTime },
  { minutes, bufferMinutes }: Pick<DiarySchedule, 'minutes' | 'bufferMinutes'>,
): ClockTime[] {
  const room = minuteOf(to) - minuteOf(from) - minutes;
  const step = minutes + bufferMinutes;
  return Array.from({ length: Math.max(0, Math.floor(room / step) + 1) }, (_, index) =>
    clockOf(minuteOf(from) + index * step),
  );
}

const clockOf = (minute: number): ClockTime =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The first moment that can still be asked for. */
export const firstMoment = ({ leadMinutes }: DiarySchedule, now: Instant): Instant =>
  minutesAfter(now, leadMinutes);

export const lastDay = ({ horizonDays }: DiarySchedule, now: Instant): Day =>
  daysAfter(dayInDubai(now), horizonDays);

/** Every hour of an adviser's own on a day in Dubai, holidays aside; taken or not. */
export function hoursOn({ shifts, minutes }: DiarySchedule, day: Day): TimeSpan[] {
  if (holidayOn(day)) return [];
  const weekday = weekdayOf(day);
  const from = (minute: number) => ({
    startsAt: minuteInDubai(day, minute),
    endsAt: minuteInDubai(day, minute + minutes),
  });
  return shifts
    .filter(({ days }) => days.includes(weekday))
    .flatMap(({ times }) => times.map((time) => from(minuteOf(time))));
}

/** Moments of ours are spelt alike, so that their order is the order of the alphabet. */
const overlap = (one: TimeSpan, other: TimeSpan) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** The free hours of one adviser that begin within a span. */
export function freeHours({ schedule, busy }: Diary, span: TimeSpan, now: Instant): TimeSpan[] {
  const earliest = [span.startsAt, firstMoment(schedule, now)].sort()[1] ?? span.startsAt;
  const days = daysOf(dayInDubai(earliest), [dayInDubai(span.endsAt), lastDay(schedule, now)]);
  const near = busy.filter((each) => each.endsAt > earliest);
  return days
    .flatMap((day) => hoursOn(schedule, day))
    .filter(({ startsAt }) => startsAt >= earliest && startsAt < span.endsAt)
    .filter((hour) => !near.some((each) => overlap(hour, each)));
}

function daysOf(first: Day, ends: [Day, Day]): Day[] {
  const last = ends.sort()[0] ?? first;
  const days: Day[] = [];
  for (let day = first; day <= last; day = daysAfter(day, 1)) days.push(day);
  return days;
}

/** The free hours of several advisers, the earliest first, each with everybody who is free then. */
export function freeSlots(diaries: readonly Diary[], span: TimeSpan, now: Instant): Slot[] {
  const slots = new Map<string, Slot>();
  for (const diary of diaries)
    for (const hour of freeHours(diary, span, now)) {
      const name = `${hour.startsAt} ${hour.endsAt}`;
      const known = slots.get(name) ?? { ...hour, advisers: [] };
      known.advisers.push(diary.adviser);
      slots.set(name, known);
    }
  return [...slots].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, slot]) => slot);
}

/** Everything that can be booked at all from now on. */
export function wholeSpan(diaries: readonly Diary[], now: Instant): TimeSpan {
  const last = diaries.map(({ schedule }) => lastDay(schedule, now)).sort();
  const endsAt = momentInDubai(daysAfter(last.at(-1) ?? dayInDubai(now), 1), '00:00');
  return { startsAt: now, endsAt };
}
