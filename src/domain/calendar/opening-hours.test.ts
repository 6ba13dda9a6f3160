import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkedHours, openAt } from '#domain/calendar/opening-hours.ts';

const hours = [
  { day: 'sun', from: '14:00', to: '16:00' },
  { day: 'mon', from: '09:00', to: '17:00' },
  { day: 'tue', from: '08:00', to: '21:45' },
  { day: 'sun', from: '10:00', to: '12:00' },
] as const;

test('hours are kept in the order of the week; what ends before it begins or overlaps is refused', () => {
  assert.deepEqual(
    checkedHours(hours).map(({ day, from }) => `${day} ${from}`),
    ['mon 09:00', 'tue 08:00', 'sun 10:00', 'sun 14:00'],
  );
  const refused = { code: 'validation_failed' };
  assert.throws(() => checkedHours([{ day: 'mon', from: '17:00', to: '09:00' }]), refused);
  assert.throws(
    () => checkedHours([...hours, { day: 'sun', from: '11:00', to: '13:00' }]),
    refused,
  );
  assert.deepEqual(checkedHours([]), []);
});

test('the house is open within its hours in Dubai, and else says when it opens', () => {
  // Monday 16 November 2026, four hours ahead of UTC.
  assert.deepEqual(openAt(checkedHours(hours), '2026-11-16T05:00:00.000Z'), {
    open: true,
    opensAt: null,
  });
  assert.deepEqual(openAt(checkedHours(hours), '2026-11-16T13:00:00.000Z'), {
    open: false,
    opensAt: '2026-11-17T04:00:00.000Z',
  });
  assert.deepEqual(openAt(checkedHours(hours), '2026-11-15T09:00:00.000Z'), {
    open: false,
    opensAt: '2026-11-15T10:00:00.000Z',
  });
  assert.deepEqual(openAt([], '2026-11-16T05:00:00.000Z'), { open: false, opensAt: null });
});

test('on a public holiday nobody is expected', () => {
  const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
  const always = week.map((day) => ({ day, from: '08:00', to: '20:00' }));
  assert.deepEqual(openAt(always, '2026-12-02T08:00:00.000Z'), {
    open: false,
    opensAt: '2026-12-04T04:00:00.000Z',
  });
});
