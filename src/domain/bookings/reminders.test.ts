import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/full';
import { reminderAt, reminderIsDue } from '#domain/bookings/reminders.ts';
import { hourInDubai } from '#domain/time.ts';

/** A clock of Dubai, on Thursday the 17th and Wednesday the 16th. */
const dubai = (day: number, time: string) =>
  Temporal.Instant.from(`2026-12-${day}T${time}:00+04:00`).toString({ fractionalSecondDigits: 3 });

test('a reminder leaves a day before, or in the morning where that would be at night', () => {
  assert.equal(reminderAt(dubai(17, '14:00')), dubai(16, '14:00'));
  assert.equal(reminderAt(dubai(17, '05:30')), dubai(16, '07:00'));
  assert.equal(reminderAt(dubai(17, '07:00')), dubai(16, '07:00'));
  assert.equal(reminderAt(dubai(17, '21:59')), dubai(16, '21:59'));
  assert.equal(reminderAt(dubai(17, '22:30')), dubai(17, '07:00'));
});

test('it is due from then until the start, and not for who has just had a letter', () => {
  const booking = { startsAt: dubai(17, '14:00'), updatedAt: dubai(10, '09:00') };
  assert.equal(reminderIsDue(booking, dubai(16, '13:59')), false);
  assert.equal(reminderIsDue(booking, dubai(16, '14:00')), true);
  assert.equal(reminderIsDue(booking, dubai(17, '13:59')), true);
  assert.equal(reminderIsDue(booking, dubai(17, '14:00')), false);
  assert.equal(
    reminderIsDue({ ...booking, updatedAt: dubai(16, '15:00') }, dubai(16, '16:00')),
    false,
  );
});

test('late after an outage it still lets people sleep, unless sleep outlasts the start', () => {
  const updatedAt = dubai(10, '09:00');
  assert.equal(
    reminderIsDue({ startsAt: dubai(17, '14:00'), updatedAt }, dubai(16, '23:00')),
    false,
  );
  assert.equal(
    reminderIsDue({ startsAt: dubai(17, '05:00'), updatedAt }, dubai(16, '23:00')),
    true,
  );
});

test('whatever the start, it leaves while Dubai is awake and within the last day', () => {
  const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 });
  fc.assert(
    fc.property(minutes, (count) => {
      const startsAt = Temporal.Instant.from('2026-01-01T00:00:00Z').add({ minutes: count });
      const at = reminderAt(startsAt.toString({ fractionalSecondDigits: 3 }));
      const hours = Temporal.Instant.from(at).until(startsAt).total('hours');
      assert.ok(hours <= 24 && hours >= 15, `${hours}`);
      assert.ok(hourInDubai(at) >= 7 && hourInDubai(at) < 22);
    }),
  );
});
