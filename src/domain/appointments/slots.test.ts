import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/full';
import type { Weekday } from '#contract/catalogue/shapes.ts';
import { byDay, spanOfDays } from '#domain/appointments/days.ts';
import {
  type Diary,
  freeHours,
  freeSlots,
  startsWithin,
  wholeSpan,
} from '#domain/appointments/slots.ts';
import { holidayOn } from '#domain/calendar/holidays.ts';

const weekdays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const now = '2026-11-30T06:10:00.000Z'; // Monday, ten past ten in Dubai

const diary = (changed: Partial<Diary> = {}): Diary => ({
  adviser: 'rania',
  languages: ['ar', 'en'],
  schedule: {
    shifts: [{ days: ['mon', 'tue', 'wed', 'thu'], times: ['09:00', '10:00', '11:00', '14:00'] }],
    minutes: 45,
    bufferMinutes: 15,
    leadMinutes: 120,
    horizonDays: 20,
  },
  busy: [],
  load: 0,
  ...changed,
});

const dubai = (moment: string) =>
  Temporal.Instant.from(moment).toZonedDateTimeISO('Asia/Dubai').toPlainDateTime().toString();

test('a day offers what is far enough ahead, and a holiday offers nothing', () => {
  const hours = freeHours(diary(), wholeSpan([diary()], now), now).map(({ startsAt }) =>
    dubai(startsAt),
  );
  assert.deepEqual(hours.slice(0, 5), [
    '2026-11-30T14:00:00',
    '2026-12-01T09:00:00',
    '2026-12-01T10:00:00',
    '2026-12-01T11:00:00',
    '2026-12-01T14:00:00',
  ]);
  // The second and third of December are National Day; the next working day is Monday.
  assert.equal(hours[5], '2026-12-07T09:00:00');
  assert.equal(hours.at(-1), '2026-12-17T14:00:00');
});

test('what is taken keeps its buffer free on both sides', () => {
  const busy = [{ startsAt: '2026-12-01T05:46:00.000Z', endsAt: '2026-12-01T07:00:00.000Z' }];
  const span = spanOfDays({ from: '2026-12-01', to: '2026-12-01', zone: 'Asia/Dubai' });
  const hours = freeHours(diary({ busy }), span, now).map(({ startsAt }) =>
    dubai(startsAt).slice(11),
  );
  assert.deepEqual(hours, ['09:00:00', '11:00:00', '14:00:00']);
});

test('working hours become starts, each with its buffer, the last one ending in time', () => {
  const size = { minutes: 45, bufferMinutes: 15 };
  assert.deepEqual(startsWithin({ from: '09:00', to: '11:45' }, size), ['09:00', '10:00', '11:00']);
  assert.deepEqual(startsWithin({ from: '09:00', to: '11:44' }, size), ['09:00', '10:00']);
  assert.deepEqual(startsWithin({ from: '09:00', to: '09:30' }, size), []);
});

test('several advisers share an hour, and each is named', () => {
  const busy = [{ startsAt: '2026-12-01T05:00:00.000Z', endsAt: '2026-12-01T06:00:00.000Z' }];
  const span = spanOfDays({ from: '2026-12-01', to: '2026-12-01', zone: 'Asia/Dubai' });
  const slots = freeSlots([diary({ busy }), diary({ adviser: 'edward' })], span, now);
  assert.deepEqual(
    slots.map(({ advisers }) => advisers),
    [['edward'], ['rania', 'edward'], ['rania', 'edward'], ['rania', 'edward']],
  );
});

/** What a clock shows so many times five minutes after midnight. */
function clock(step: number): string {
  const minute = (step % (24 * 12)) * 5;
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const someTimes = fc.uniqueArray(
  fc.integer({ min: 0, max: 24 * 12 - 1 }).map((step) => clock(step)),
  { maxLength: 8 },
);

const someDiary = fc.record({
  times: someTimes,
  days: fc.subarray(weekdays),
  minutes: fc.constantFrom(15, 30, 45, 60),
  leadMinutes: fc.integer({ min: 0, max: 3000 }),
  horizonDays: fc.integer({ min: 0, max: 12 }),
  busy: fc.array(
    fc.tuple(fc.integer({ min: -500, max: 15_000 }), fc.integer({ min: 1, max: 2000 })),
    { maxLength: 6 },
  ),
  zone: fc.constantFrom('Asia/Dubai', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu'),
  first: fc.integer({ min: -2, max: 8 }),
  count: fc.integer({ min: 0, max: 6 }),
});

test('free hours are those of the slow model that tries every start', () => {
  fc.assert(
    fc.property(someDiary, (made) => {
      const start = Temporal.Instant.from(now);
      const at = (minutes: number) =>
        start.add({ minutes }).toString({ fractionalSecondDigits: 3 });
      const busy = made.busy.map(([from, length]) => ({
        startsAt: at(from),
        endsAt: at(from + length),
      }));
      const schedule = { ...made, shifts: [made], bufferMinutes: 0 };
      const from = start.toZonedDateTimeISO(made.zone).toPlainDate().add({ days: made.first });
      const days = {
        from: from.toString(),
        to: from.add({ days: made.count }).toString(),
        zone: made.zone,
      };
      const found = freeHours(diary({ schedule, busy }), spanOfDays(days), now);
      assert.deepEqual(found.map(({ startsAt }) => startsAt).sort(), model(made, days, busy));
    }),
    { numRuns: 60 },
  );
});

type Made = typeof someDiary extends fc.Arbitrary<infer Value> ? Value : never;

/** Each fifth minute of a fortnight: is it one of the starts, and is every minute after it free? */
function model(made: Made, days: { from: string; to: string; zone: string }, busy: Diary['busy']) {
  const start = Temporal.Instant.from(now);
  const first = start.toZonedDateTimeISO('Asia/Dubai').startOfDay().subtract({ days: 4 });
  const today = start.toZonedDateTimeISO('Asia/Dubai').toPlainDate();
  const isBusy = (moment: Temporal.Instant) =>
    busy.some(
      ({ startsAt, endsAt }) =>
        Temporal.Instant.compare(moment, startsAt) >= 0 &&
        Temporal.Instant.compare(moment, endsAt) < 0,
    );
  const found: string[] = [];
  for (let step = 0; step < 24 * 12 * 22; step += 1) {
    if (!made.times.includes(clock(step))) continue;
    const local = first.add({ minutes: step * 5 });
    if (!made.days.includes(weekdays[local.dayOfWeek - 1] ?? 'mon')) continue;
    if (holidayOn(local.toPlainDate().toString())) continue;
    const theirs = local.withTimeZone(days.zone).toPlainDate().toString();
    if (theirs < days.from || theirs > days.to) continue;
    if (start.until(local.toInstant()).total('minutes') < made.leadMinutes) continue;
    if (today.until(local.toPlainDate()).total('days') > made.horizonDays) continue;
    const minutes = Array.from({ length: made.minutes }, (_, minute) =>
      local.toInstant().add({ minutes: minute }),
    );
    if (!minutes.some(isBusy))
      found.push(local.toInstant().toString({ fractionalSecondDigits: 3 }));
  }
  return found.sort();
}

test('the day the clocks change is told by the reader’s own calendar', () => {
  // Los Angeles gives an hour back on 1 November 2026: that Sunday has 25 hours.
  const fall = spanOfDays({ from: '2026-11-01', to: '2026-11-01', zone: 'America/Los_Angeles' });
  assert.deepEqual(fall, {
    startsAt: '2026-11-01T07:00:00.000Z',
    endsAt: '2026-11-02T08:00:00.000Z',
  });
  // Auckland takes one on 27 September 2026: 23 hours.
  const spring = spanOfDays({ from: '2026-09-27', to: '2026-09-27', zone: 'Pacific/Auckland' });
  assert.deepEqual(spring, {
    startsAt: '2026-09-26T12:00:00.000Z',
    endsAt: '2026-09-27T11:00:00.000Z',
  });
});

test('slots stand under the day of the reader’s own calendar', () => {
  const slots = freeSlots([diary()], wholeSpan([diary()], now), now).slice(0, 2);
  // Two in the afternoon in Dubai is eleven at night in Auckland; nine in the morning is six there.
  assert.deepEqual(
    byDay(slots, 'Pacific/Auckland').map(({ day }) => day),
    ['2026-11-30', '2026-12-01'],
  );
  assert.deepEqual(
    byDay(slots, 'America/Los_Angeles').map(({ day }) => day),
    ['2026-11-30'],
  );
});
