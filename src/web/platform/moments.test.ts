import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { pastDay, sayDay, sayMoment, writtenDay } from '#web/platform/moments.ts';

const standStill = ({ mock }: TestContext) =>
  mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-18T08:00:00Z') });

test('the year is said where it is not this one', (t) => {
  standStill(t);
  assert.equal(sayDay('2026-11-27', 'long', 'en'), 'Friday 27 November');
  assert.equal(sayDay('2027-06-30', 'short', 'en'), 'Wed 30 Jun 2027');
  assert.equal(writtenDay('2025-11-27', 'date', 'en'), '27 Nov 2025');
  assert.equal(sayMoment('2027-06-30T08:00:00Z', 'en'), 'Wed 30 Jun 2027, 12:00');
  assert.equal(
    sayDay('2027-06-30', 'weekday', 'en'),
    'Wednesday 30',
    'beside a month that says it',
  );
});

test('within a week back a day goes by its name', (t) => {
  standStill(t);
  const said = (day: string) => pastDay(day, 'date', 'en');
  assert.deepEqual(
    ['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-12', '2026-11-11', '2025-11-18'].map(said),
    ['Today', 'Yesterday', 'Monday', 'Thursday', '11 Nov', '18 Nov 2025'],
  );
  assert.equal(pastDay('2026-11-17', 'date', 'ar'), 'أمس');
});
