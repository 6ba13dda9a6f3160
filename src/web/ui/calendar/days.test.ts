import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDate, toDay } from '#web/ui/calendar/days.ts';

test('a day goes into the calendar and comes back the same', () => {
  for (const day of ['2026-03-01', '2026-12-31', '2028-02-29', '0999-01-09']) {
    assert.equal(toDay(toDate(day)), day);
  }
});

test('a day is the same day in the calendar, wherever the reader is', () => {
  const date = toDate('2026-11-05');
  assert.deepEqual([date.getFullYear(), date.getMonth(), date.getDate()], [2026, 10, 5]);
});
