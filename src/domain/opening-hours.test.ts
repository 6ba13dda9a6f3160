import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAt, openingHours, type Shift } from '#domain/opening-hours.ts';

const shifts: Shift[] = [
  { days: ['mon', 'tue'], from: '09:00', to: '17:00' },
  { days: ['tue'], from: '08:00', to: '12:00' },
  { days: ['tue'], from: '17:00', to: '21:45' },
  { days: ['sun'], from: '10:00', to: '12:00' },
  { days: ['sun'], from: '14:00', to: '16:00' },
];

test('hours that touch or overlap are one stretch, in the order of the week', () => {
  assert.deepEqual(openingHours(shifts), [
    { day: 'mon', from: '09:00', to: '17:00' },
    { day: 'tue', from: '08:00', to: '21:45' },
    { day: 'sun', from: '10:00', to: '12:00' },
    { day: 'sun', from: '14:00', to: '16:00' },
  ]);
});

test('the house is open within its hours in Dubai, and else says when it opens', () => {
  const hours = openingHours(shifts);
  // Monday 16 November 2026, four hours ahead of UTC.
  assert.deepEqual(openAt(hours, '2026-11-16T05:00:00.000Z'), { open: true, opensAt: null });
  assert.deepEqual(openAt(hours, '2026-11-16T13:00:00.000Z'), {
    open: false,
    opensAt: '2026-11-17T04:00:00.000Z',
  });
  assert.deepEqual(openAt(hours, '2026-11-15T09:00:00.000Z'), {
    open: false,
    opensAt: '2026-11-15T10:00:00.000Z',
  });
  assert.deepEqual(openAt([], '2026-11-16T05:00:00.000Z'), { open: false, opensAt: null });
});

test('on a public holiday nobody is expected', () => {
  const always = openingHours([
    { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '08:00', to: '20:00' },
  ]);
  assert.deepEqual(openAt(always, '2026-12-02T08:00:00.000Z'), {
    open: false,
    opensAt: '2026-12-04T04:00:00.000Z',
  });
});
