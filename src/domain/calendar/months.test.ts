import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Temporal } from 'temporal-polyfill/full';
import { dayAfter, daysIn, monthAfter, weekdayNumber, weeksOf } from '#domain/calendar/months.ts';

test('a month is drawn in whole weeks from Sunday on', () => {
  const weeks = weeksOf('2026-12');
  assert.equal(weeks.length, 5);
  assert.equal(weeks[0]?.[0], '2026-11-29');
  assert.equal(weeks[0]?.[2], '2026-12-01');
  assert.equal(weeks.at(-1)?.at(-1), '2027-01-02');
});

test('February fills four, five or six weeks as the year wants', () => {
  assert.equal(weeksOf('2026-02').length, 4);
  assert.equal(daysIn('2028-02'), 29);
  assert.equal(weeksOf('2026-08').length, 6);
});

test('counting in whole numbers agrees with Temporal over a leap year', () => {
  const first = Temporal.PlainDate.from('2024-01-01');
  for (let passed = 0; passed < 1461; passed += 1) {
    const day = first.add({ days: passed });
    assert.equal(weekdayNumber(day.toString()), day.dayOfWeek % 7);
    assert.equal(dayAfter('2024-01-01', passed), day.toString());
    assert.equal(dayAfter(day.toString(), -passed), '2024-01-01');
  }
});

test('months run over the new year in both directions', () => {
  assert.equal(monthAfter('2026-12'), '2027-01');
  assert.equal(monthAfter('2027-01', -1), '2026-12');
  assert.equal(monthAfter('2026-11', 14), '2028-01');
});
