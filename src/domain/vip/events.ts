/** When the events of the house take place. The catalogue names no absolute dates; here they become days. */
import { Temporal } from 'temporal-polyfill/full';
import type { EventTime } from '#contract/catalogue/vip.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { dayAfter, weekdayNumber } from '#domain/calendar/months.ts';
import { sunsetInDubai } from '#domain/calendar/sunset.ts';
import { weekFromMonday } from '#domain/calendar/weekdays.ts';
import { houseZone } from '#domain/time.ts';

/** One evening of an event: its day and its hour in Dubai. */
export interface Occurrence {
  day: Day;
  time: string;
}

type Rule<Kind extends EventTime['kind']> = Extract<EventTime, { kind: Kind }>;
type PlainDate = Temporal.PlainDate;

/**
 * Events that are so many days away are counted from here and come again every half-year, on the same
 * weekday: so every process, page and calendar file names the same day, and a late installation has a
 * season as well.
 */
const firstSeason = '2026-11-15';
const seasonDays = 26 * 7;

const iCalendarWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Every time it takes place from a day to another, both counted. */
export const occurrences = (when: EventTime, from: Day, to: Day): Occurrence[] =>
  daysOf(when, from, to)
    .filter((day) => from <= day && day <= to)
    .map((day) => ({ day, time: timeOn(when, day) }));

/** The next time it takes place, today counted. Everything comes again within thirteen months. */
export function nextOccurrence(when: EventTime, today: Day): Occurrence | undefined {
  const horizon = Temporal.PlainDate.from(today).add({ months: 13 }).toString();
  return occurrences(when, today, horizon)[0];
}

/** The moments an occurrence begins and ends. */
export function momentsOf({ day, time }: Occurrence, minutes: number) {
  const starts = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(houseZone);
  return { starts: instantOf(starts), ends: instantOf(starts.add({ minutes })) };
}

const instantOf = (moment: Temporal.ZonedDateTime): Instant =>
  moment.toInstant().toString({ fractionalSecondDigits: 3 });

const timeOn = ({ time }: EventTime, day: Day): string =>
  time === 'sunset' ? sunsetInDubai(day) : time;

function daysOf(when: EventTime, from: Day, to: Day): Day[] {
  // Most evenings of the house are weekly; whole numbers are faster than a calendar there.
  if (when.kind === 'weekly') return weekly(when, from, to);
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  return datesOf(when, first, last).map((day) => day.toString());
}

function datesOf(when: Exclude<EventTime, Rule<'weekly'>>, first: PlainDate, last: PlainDate) {
  if (when.kind === 'offset') return seasonal(when, first, last);
  if (when.kind === 'hijri') return hijri(when, first, last);
  if (when.kind === 'monthly') return monthly(when, first, last);
  const years = range(first.year, last.year);
  if (when.kind === 'annual-date')
    return years.map((year) => Temporal.PlainDate.from(`${year}-${when.monthDay}`));
  const { month, weekday, nth } = when;
  const name = weekFromMonday.indexOf(weekday) + 1;
  return years.flatMap(
    (year) => nthWeekday(Temporal.PlainYearMonth.from({ year, month }), name, nth) ?? [],
  );
}

function seasonal({ dayOffset }: Rule<'offset'>, first: PlainDate, last: PlainDate) {
  const start = Temporal.PlainDate.from(firstSeason).add({ days: dayOffset });
  const passed = start.until(first, { largestUnit: 'days' }).days;
  const turn = Math.max(0, Math.ceil(passed / seasonDays));
  const days: PlainDate[] = [];
  for (
    let day = start.add({ days: turn * seasonDays });
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: seasonDays })
  )
    days.push(day);
  return days;
}

function weekly({ rrule, seasonFrom, seasonTo }: Rule<'weekly'>, from: Day, to: Day): Day[] {
  const named = new Set(rulePart(rrule).split(','));
  const days: Day[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const isNamed = named.has(iCalendarWeekdays[(weekdayNumber(day) + 6) % 7] ?? '');
    if (isNamed && inSeason(day.slice(5), seasonFrom, seasonTo)) days.push(day);
  }
  return days;
}

/** A season from a later to an earlier day runs over the new year. */
function inSeason(day: string, from: string | null, to: string | null): boolean {
  if (!from || !to) return true;
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

function monthly({ rrule }: Rule<'monthly'>, first: PlainDate, last: PlainDate) {
  const [, nth = '1', name = ''] = /^(-?\d)(\w{2})$/.exec(rulePart(rrule)) ?? [];
  const weekday = iCalendarWeekdays.indexOf(name) + 1;
  const days: PlainDate[] = [];
  const end = last.toPlainYearMonth();
  for (
    let month = first.toPlainYearMonth();
    Temporal.PlainYearMonth.compare(month, end) <= 0;
    month = month.add({ months: 1 })
  )
    days.push(...(nthWeekday(month, weekday, Number(nth)) ?? []));
  return days;
}

/** Umm al-Qura, which announces the months of the Gulf in advance; the moon has the last word. */
function hijri({ hijriMonth, hijriDay }: Rule<'hijri'>, first: PlainDate, last: PlainDate) {
  const calendar = 'islamic-umalqura';
  const years = range(first.withCalendar(calendar).year, last.withCalendar(calendar).year);
  return years.map((year) =>
    Temporal.PlainDate.from({ calendar, year, month: hijriMonth, day: hijriDay }).withCalendar(
      'iso8601',
    ),
  );
}

/** The second Friday, the last Saturday; nothing where a month has no fifth. */
function nthWeekday(month: Temporal.PlainYearMonth, weekday: number, nth: number) {
  const first = month.toPlainDate({ day: 1 });
  const offset = (weekday - first.dayOfWeek + 7) % 7;
  const all = range(0, 4)
    .map((week) => first.add({ days: offset + 7 * week }))
    .filter((day) => day.month === month.month);
  const found = nth < 0 ? all.at(nth) : all[nth - 1];
  return found && [found];
}

const rulePart = (rrule: string) => rrule.split('BYDAY=')[1] ?? '';
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
