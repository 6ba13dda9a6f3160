import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dayInDubai,
  hourInDubai,
  secondsAfter,
  secondsBetween,
  whenInDubai,
} from '#domain/time.ts';

test('the day changes in Dubai four hours before it does in UTC', () => {
  assert.equal(dayInDubai('2026-03-01T19:59:59.000Z'), '2026-03-01');
  assert.equal(dayInDubai('2026-03-01T20:00:00.000Z'), '2026-03-02');
  assert.equal(hourInDubai('2026-03-01T20:00:00.000Z'), 0);
});

test('a moment later keeps the shape that travels', () => {
  assert.equal(secondsAfter('2026-03-01T20:00:00.000Z', 900), '2026-03-01T20:15:00.000Z');
});

test('a moment is told in Dubai’s own time, with Western digits in both languages', () => {
  assert.equal(whenInDubai('2026-03-01T21:30:00.000Z', 'en'), '2 Mar 2026, 01:30');
  // Twenty-four hours, as on every screen.
  assert.match(whenInDubai('2026-03-01T21:30:00.000Z', 'ar'), /^2 مارس 2026.* 01:30$/);
});

test('a begun second counts, so that what is left is never over before its end', () => {
  const from = '2026-03-01T08:00:00.000Z';
  assert.equal(secondsBetween(from, '2026-03-01T08:15:00.000Z'), 900);
  assert.equal(secondsBetween(from, '2026-03-01T08:00:00.001Z'), 1);
  assert.equal(secondsBetween(from, '2026-03-01T07:59:58.500Z'), -1);
});
