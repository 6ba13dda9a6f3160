import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  clockAt,
  isQuiet,
  movedHandle,
  type QuietHoursStretch,
  quietEnd,
  quietParts,
} from '#domain/notifications/quiet-hours.ts';
import { clockInDubai, isBefore, minuteOf, minutesAfter, minutesBetween } from '#domain/time.ts';

const night: QuietHoursStretch = { from: 22 * 60, until: 7 * 60 };
const siesta: QuietHoursStretch = { from: 13 * 60, until: 15 * 60 };

const quarter = fc.integer({ min: 0, max: 95 }).map((step) => step * 15);
const anyHours = fc
  .record({ from: quarter, until: quarter })
  .filter(({ from, until }) => from !== until);
const anyMinute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const anyMoment = fc
  .integer({ min: 0, max: 20 * 365 * 24 * 60 })
  .map((minutes) => minutesAfter('2026-01-01T00:00:00.000Z', minutes));

test('a night lies over midnight, a siesta does not, and the end of each is awake', () => {
  assert.deepEqual(
    [21 * 60 + 59, 22 * 60, 0, 6 * 60 + 59, 7 * 60].map((minute) => isQuiet(night, minute)),
    [false, true, true, true, false],
  );
  assert.deepEqual(
    [12 * 60, 13 * 60, 14 * 60 + 59, 15 * 60].map((minute) => isQuiet(siesta, minute)),
    [false, true, true, false],
  );
});

test('what comes at night waits for the morning of Dubai, whichever day that is', () => {
  // 23:30 in Dubai, half past three hours before midnight UTC.
  assert.equal(quietEnd(night, '2026-11-15T19:30:00.000Z'), '2026-11-16T03:00:00.000Z');
  assert.equal(quietEnd(night, '2026-11-15T22:10:00.000Z'), '2026-11-16T03:00:00.000Z');
  assert.equal(quietEnd(night, '2026-11-16T03:00:00.000Z'), undefined);
  assert.equal(
    quietEnd({ from: 1320, until: 0 }, '2026-11-15T19:00:00.000Z'),
    '2026-11-15T20:00:00.000Z',
  );
});

test('the end of quiet lies ahead, within a day, at the hour that was chosen, and is awake', () => {
  fc.assert(
    fc.property(anyHours, anyMoment, (hours, now) => {
      const end = quietEnd(hours, now);
      if (end === undefined) return !isQuiet(hours, minuteOf(clockInDubai(now)));
      const waited = minutesBetween(now, end);
      return (
        isBefore(now, end) &&
        waited < 24 * 60 &&
        minuteOf(clockInDubai(end)) === hours.until &&
        quietEnd(hours, end) === undefined
      );
    }),
  );
});

test('the drawn parts of the day are exactly the quiet minutes', () => {
  fc.assert(
    fc.property(anyHours, anyMinute, (hours, minute) => {
      const drawn = quietParts(hours).some(({ from, until }) => from <= minute && minute < until);
      return drawn === isQuiet(hours, minute);
    }),
  );
});

test('handles move by quarters round the clock and never rest on one another', () => {
  const anyHandle = fc.constantFrom('from' as const, 'until' as const);
  const anySteps = fc.integer({ min: -120, max: 120 });
  fc.assert(
    fc.property(anyHours, anyHandle, anySteps, (hours, handle, steps) => {
      const { from, until } = movedHandle(hours, handle, steps);
      const isOnTheDay = [from, until].every((at) => at >= 0 && at < 24 * 60 && at % 15 === 0);
      return isOnTheDay && from !== until;
    }),
  );
  assert.deepEqual(movedHandle(night, 'from', 1), { from: 22 * 60 + 15, until: 7 * 60 });
  assert.deepEqual(movedHandle({ from: 405, until: 420 }, 'from', 1), { from: 435, until: 420 });
  assert.equal(clockAt(movedHandle({ from: 0, until: 420 }, 'from', -1).from), '23:45');
});
