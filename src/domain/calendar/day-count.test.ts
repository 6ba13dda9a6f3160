import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/full';
import { dayNumber, dayNumbered } from '#domain/calendar/day-count.ts';
import {
  clockInDubai,
  daysAfter,
  daysBetween,
  minuteInDubai,
  minutesBetween,
  momentInDubai,
  weekdayOf,
  yearsBetween,
} from '#domain/time.ts';

const epoch = Temporal.PlainDate.from('1970-01-01');
/** From before the first booking to after the last anybody makes. */
const days = fc.integer({ min: -25_000, max: 200_000 });

test('days are counted as the calendar counts them, there and back', () => {
  fc.assert(
    fc.property(days, (count) => {
      const day = epoch.add({ days: count }).toString();
      assert.equal(dayNumber(day), count);
      assert.equal(dayNumbered(count), day);
    }),
    { numRuns: 1000 },
  );
  assert.equal(daysAfter('2028-02-28', 1), '2028-02-29');
  assert.equal(daysAfter('2026-12-31', 1), '2027-01-01');
  assert.equal(daysBetween('2026-11-15', '2027-11-15'), 365);
});

test('a day’s name in the week is the calendar’s', () => {
  const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  fc.assert(
    fc.property(days, (count) => {
      const date = epoch.add({ days: count });
      assert.equal(weekdayOf(date.toString()), names[date.dayOfWeek - 1]);
    }),
  );
});

test('moments in Dubai are those of the time zone database, years ahead', () => {
  const minutes = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(fc.integer({ min: 18_000, max: 30_000 }), minutes, (count, minute) => {
      const midnight = epoch.add({ days: count }).toZonedDateTime('Asia/Dubai');
      const moment = midnight.add({ minutes: minute }).toInstant();
      assert.equal(
        minuteInDubai(dayNumbered(count), minute),
        moment.toString({ fractionalSecondDigits: 3 }),
      );
    }),
    { numRuns: 500 },
  );
});

test('an hour of Dubai is the same moment for a visitor in Auckland and in Los Angeles', () => {
  // Auckland puts its clocks back on the first Sunday of April; Los Angeles forward in March.
  const shown = (day: string, zone: string) => {
    const moment = Temporal.Instant.from(momentInDubai(day, '16:30'));
    return moment.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
  };
  assert.equal(shown('2027-04-03', 'Pacific/Auckland'), '2027-04-04T01:30');
  assert.equal(shown('2027-04-04', 'Pacific/Auckland'), '2027-04-05T00:30');
  assert.equal(shown('2027-03-13', 'America/Los_Angeles'), '2027-03-13T04:30');
  assert.equal(shown('2027-03-14', 'America/Los_Angeles'), '2027-03-14T05:30');
  for (const day of ['2027-03-14', '2027-04-04'])
    assert.equal(clockInDubai(momentInDubai(day, '16:30')), '16:30');
});

test('minutes are counted whole, and birthdays only once they have come', () => {
  assert.equal(minutesBetween('2026-12-01T08:00:00Z', '2026-12-01T09:30:59Z'), 90);
  assert.equal(minutesBetween('2026-12-01T09:30:00Z', '2026-12-01T08:00:00Z'), -90);
  assert.equal(yearsBetween('2026-11-16', '2028-11-15'), 1);
  assert.equal(yearsBetween('2026-11-15', '2028-11-15'), 2);
});
