import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventTime } from '#contract/catalogue/vip.ts';
import { sunsetInDubai } from '#domain/calendar/sunset.ts';
import { momentsOf, nextOccurrence, occurrences } from '#domain/vip/events.ts';

const days = (when: EventTime, from: string, to: string) =>
  occurrences(when, from, to).map(({ day }) => day);

test('an event some days away keeps its day whenever it is asked for, and comes again', () => {
  const when: EventTime = { kind: 'offset', dayOffset: 16, time: '17:00' };
  assert.deepEqual(nextOccurrence(when, '2026-11-15'), { day: '2026-12-01', time: '17:00' });
  assert.equal(nextOccurrence(when, '2026-12-01')?.day, '2026-12-01');
  assert.equal(nextOccurrence(when, '2026-12-02')?.day, '2027-06-01');
  assert.deepEqual(days(when, '2026-01-01', '2027-06-30'), ['2026-12-01', '2027-06-01']);
});

test('a weekly event keeps to its season, over the new year too', () => {
  const racing: EventTime = {
    kind: 'weekly',
    rrule: 'FREQ=WEEKLY;BYDAY=FR',
    time: '18:30',
    seasonFrom: '11-06',
    seasonTo: '03-05',
  };
  assert.deepEqual(days(racing, '2026-12-20', '2027-01-09'), [
    '2026-12-25',
    '2027-01-01',
    '2027-01-08',
  ]);
  assert.equal(days(racing, '2027-02-20', '2027-12-31')[0], '2027-02-26');
  assert.equal(nextOccurrence(racing, '2027-03-06')?.day, '2027-11-12');
});

test('monthly and annual events find the first, the last and the nth weekday', () => {
  const monthly: EventTime = { kind: 'monthly', rrule: 'FREQ=MONTHLY;BYDAY=1WE', time: '19:00' };
  assert.deepEqual(days(monthly, '2026-11-15', '2027-01-31'), ['2026-12-02', '2027-01-06']);
  const lastSaturday: EventTime = {
    kind: 'annual-nth',
    month: 3,
    weekday: 'sat',
    nth: -1,
    time: '15:30',
  };
  assert.deepEqual(days(lastSaturday, '2026-11-15', '2028-03-31'), ['2027-03-27', '2028-03-25']);
  const newYear: EventTime = { kind: 'annual-date', monthDay: '12-31', time: '19:30' };
  assert.deepEqual(days(newYear, '2026-12-31', '2026-12-31'), ['2026-12-31']);
});

test('an evening of Ramadan follows the Umm al-Qura calendar and begins at sunset', () => {
  const iftar: EventTime = {
    kind: 'hijri',
    hijriMonth: 9,
    hijriDay: 10,
    time: 'sunset',
    note: { en: 'moon', ar: 'moon' },
  };
  // Ramadan 1448 begins on 8 February 2027.
  const next = nextOccurrence(iftar, '2026-11-15');
  assert.equal(next?.day, '2027-02-17');
  assert.equal(next.time, sunsetInDubai('2027-02-17'));
});

test('the sun sets over Dubai when the almanac says', () => {
  for (const [day, almanac] of [
    ['2026-03-20', 18 * 60 + 29],
    ['2026-06-21', 19 * 60 + 12],
    ['2026-12-21', 17 * 60 + 34],
  ] as const) {
    const [hours = 0, minutes = 0] = sunsetInDubai(day).split(':').map(Number);
    assert.ok(Math.abs(hours * 60 + minutes - almanac) <= 2, `${day}: ${hours}:${minutes}`);
  }
});

test('an evening begins in Dubai, four hours ahead of UTC, and may end on the next day', () => {
  assert.deepEqual(momentsOf({ day: '2026-12-31', time: '19:30' }, 360), {
    starts: '2026-12-31T15:30:00.000Z',
    ends: '2026-12-31T21:30:00.000Z',
  });
});
