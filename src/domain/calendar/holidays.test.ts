import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holidayOn } from '#domain/calendar/holidays.ts';
import { daysAfter } from '#domain/time.ts';

function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => daysAfter(`${year}-01-01`, index));
  return days.flatMap((day) => {
    const name = day.startsWith(String(year)) && holidayOn(day);
    return name ? [`${day.slice(5)} ${name}`] : [];
  });
}

test('the holidays of 2026 are those of the printed calendar', () => {
  assert.deepEqual(holidaysOf(2026), [
    '01-01 new_year',
    '03-19 eid_al_fitr',
    '03-20 eid_al_fitr',
    '03-21 eid_al_fitr',
    '03-22 eid_al_fitr',
    '05-26 arafah',
    '05-27 eid_al_adha',
    '05-28 eid_al_adha',
    '05-29 eid_al_adha',
    '06-16 hijri_new_year',
    '08-25 prophets_birthday',
    '12-02 national_day',
    '12-03 national_day',
  ]);
});

test('a Ramadan of twenty-nine days adds no day to the feast', () => {
  // 1 Shawwal 1446 was 30 March 2025, after a Ramadan of twenty-nine days.
  const feast = holidaysOf(2025).filter((line) => line.endsWith('eid_al_fitr'));
  assert.deepEqual(feast, ['03-30 eid_al_fitr', '03-31 eid_al_fitr', '04-01 eid_al_fitr']);
});

test('the Hijri year is shorter, so a feast may come twice in one of ours', () => {
  // 1 Muharram fell into both January and December of 2008.
  assert.equal(holidaysOf(2008).filter((line) => line.endsWith('hijri_new_year')).length, 2);
});

test('an ordinary day is none', () => {
  assert.equal(holidayOn('2026-11-16'), undefined);
});
