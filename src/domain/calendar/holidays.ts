/**
 * Public holidays of the UAE, as Cabinet Resolution 27 of 2024 lists them. Those of the Hijri year are
 * computed by Umm al-Qura, the calendar that is printed ahead; the sighting of the moon may move them
 * by a day, and then staff take their advisers out with an absence.
 */
import { Temporal } from 'temporal-polyfill/full';
import type { Day } from '#contract/primitives.ts';
import { keptByName } from '#domain/memo.ts';

type Holiday =
  | 'new_year'
  | 'eid_al_fitr'
  | 'arafah'
  | 'eid_al_adha'
  | 'hijri_new_year'
  | 'prophets_birthday'
  | 'national_day';

type OfMonth = Record<number, { first: number; last: number; name: Holiday }[]>;

const gregorian: OfMonth = {
  1: [{ first: 1, last: 1, name: 'new_year' }],
  12: [{ first: 2, last: 3, name: 'national_day' }],
};

const hijri: OfMonth = {
  1: [{ first: 1, last: 1, name: 'hijri_new_year' }],
  3: [{ first: 12, last: 12, name: 'prophets_birthday' }],
  // The thirtieth of Ramadan, where the month has one, belongs to the feast.
  9: [{ first: 30, last: 30, name: 'eid_al_fitr' }],
  10: [{ first: 1, last: 3, name: 'eid_al_fitr' }],
  12: [
    { first: 9, last: 9, name: 'arafah' },
    { first: 10, last: 12, name: 'eid_al_adha' },
  ],
};

const named = (list: OfMonth, { month, day }: Temporal.PlainDate): Holiday | undefined =>
  list[month]?.find(({ first, last }) => first <= day && day <= last)?.name;

/** Asked for every day of every calendar that is drawn, and the moon does not change its mind. */
const looked = keptByName((day: Day): { name: Holiday | undefined } => {
  const date = Temporal.PlainDate.from(day);
  const moon = date.withCalendar('islamic-umalqura');
  return { name: named(gregorian, date) ?? named(hijri, moon) };
});

/** The holiday a day is, in the UAE. */
export const holidayOn = (day: Day): Holiday | undefined => looked(day).name;
