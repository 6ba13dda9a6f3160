import { TZDate } from 'react-day-picker';
import type { Day } from '#contract/primitives.ts';

/** The calendar counts in one zone without summer time, so that every day begins at midnight. */
export const calendarZone = 'UTC';

/** The library speaks dates with a zone, the house speaks days; here one becomes the other. */
export function toDate(day: Day): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new TZDate(year, month - 1, date, calendarZone);
}

export function toDay(date: Date): Day {
  const { year, month, day } = parts(new TZDate(date, calendarZone));
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

const parts = (date: TZDate) => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

const padded = (part: number, length: number): string => String(part).padStart(length, '0');
