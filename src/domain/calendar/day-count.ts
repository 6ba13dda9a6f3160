/**
 * Days as numbers, so that a calendar can be walked cheaply: a month of slots asks for thousands of
 * days and moments, and making each through Temporal took forty times as long. The arithmetic is that
 * of the Gregorian calendar counted in eras of 400 years which begin on the first of March.
 */
import type { Day } from '#contract/primitives.ts';

const daysOfEra = 146_097;
/** Days from the first of March of the year 0 to the first of January 1970. */
const daysBeforeEpoch = 719_468;

/** How many days after the first of January 1970. */
export function dayNumber(day: Day): number {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const ofEra = year - era * 400;
  const ofYear = daysBeforeMonth((month + 9) % 12) + Number(day.slice(8, 10)) - 1;
  return era * daysOfEra + firstOf(ofEra) + ofYear - daysBeforeEpoch;
}

export function dayNumbered(count: number): Day {
  const era = Math.floor((count + daysBeforeEpoch) / daysOfEra);
  const ofEra = count + daysBeforeEpoch - era * daysOfEra;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear = ofEra - firstOf(year);
  const month = Math.floor((5 * ofYear + 2) / 153);
  const named = month < 10 ? month + 3 : month - 9;
  const civilYear = year + era * 400 + (named <= 2 ? 1 : 0);
  return `${digits(civilYear, 4)}-${digits(named)}-${digits(ofYear - daysBeforeMonth(month) + 1)}`;
}

/** The day of its era on which a year begins. */
const firstOf = (year: number): number =>
  year * 365 + Math.floor(year / 4) - Math.floor(year / 100);

/** Days of the year before a month, March being the first of them. */
const daysBeforeMonth = (month: number): number => Math.floor((153 * month + 2) / 5);

export const digits = (value: number, count = 2): string => String(value).padStart(count, '0');
