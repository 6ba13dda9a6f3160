import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Instant } from '#contract/primitives.ts';
import type { AvailabilityFacts } from '#domain/bookings/search.ts';
import { checkPlannedDay, moveInRow, plannedStart } from '#domain/itinerary/itinerary.ts';

/** Leaves on Mondays and Thursdays, at eight and at eight in the evening; a day's notice. */
const flight = {
  schedule: {
    kind: 'route',
    days: ['mon', 'thu'],
    from: { code: 'DWC', name: { en: 'Dubai', ar: 'دبي' } },
    to: { code: 'NCE', name: { en: 'Nice', ar: 'نيس' } },
    times: ['08:00', '20:00'],
  },
  duration: { minutes: 400, text: { en: '', ar: '' } },
  seasons: [
    { id: 'winter', from: '12-20', to: '01-05', note: { en: 'x', ar: 'x' }, effect: 'closed' },
  ],
  leadTimeHours: 24,
  capacity: { unit: 'seats', perSlot: 4, minParty: 1, maxParty: 4 },
  // The rules of planning read nothing else of an offering.
} as unknown as Offering;

/** A Sunday, ten in the morning in Dubai. */
const now = '2026-11-15T06:00:00.000Z';

const quiet = (at: Instant): AvailabilityFacts => ({ now: at, closures: [], taken: new Map() });

test('without a day the next start that keeps the notice is taken', () => {
  assert.deepEqual(plannedStart(flight, {}, quiet(now)), { day: '2026-11-16', time: '20:00' });
  assert.deepEqual(plannedStart(flight, { time: '08:00' }, quiet(now)), {
    day: '2026-11-19',
    time: '08:00',
  });
  assert.deepEqual(plannedStart(flight, {}, quiet('2026-12-18T06:00:00.000Z')), {
    day: '2027-01-07',
    time: '08:00',
  });
});

test('a wished day is taken with its hour, or refused with the reason', () => {
  assert.deepEqual(plannedStart(flight, { day: '2026-11-19' }, quiet(now)), {
    day: '2026-11-19',
    time: '08:00',
  });
  const refused = {
    weekday: { day: '2026-11-17' },
    season: { day: '2026-12-24' },
    time: { day: '2026-11-19', time: '09:00' },
    late: { day: '2026-11-16', time: '08:00' },
    horizon: { day: '2027-11-18' },
  };
  for (const [reason, wish] of Object.entries(refused))
    assert.throws(
      () => plannedStart(flight, wish, quiet(now)),
      (error: { code: string; details?: { params?: object } }) => {
        assert.equal(error.code, 'not_offered');
        assert.deepEqual(error.details?.params, { reason });
        return true;
      },
      reason,
    );
});

test('a day that is closed or taken is passed over; a day that is named may be taken, not closed', () => {
  const world: AvailabilityFacts = {
    now,
    closures: [{ from: '2026-11-16', to: '2026-11-18' }],
    taken: new Map([
      ['2026-11-19T04:00:00.000Z', 4],
      ['2026-11-19T16:00:00.000Z', 3],
    ]),
  };
  const evening = { day: '2026-11-19', time: '20:00' };
  assert.deepEqual(plannedStart(flight, {}, world), evening);
  assert.deepEqual(plannedStart(flight, { time: '08:00' }, world), {
    day: '2026-11-23',
    time: '08:00',
  });
  assert.deepEqual(plannedStart(flight, { day: '2026-11-19' }, world), evening);
  const taken = { day: '2026-11-19', time: '08:00' };
  assert.deepEqual(plannedStart(flight, taken, world), taken);
  assert.throws(() => plannedStart(flight, { day: '2026-11-16' }, world), { code: 'not_offered' });
  const soldOut = { ...world, soldOut: true };
  assert.throws(() => plannedStart(flight, {}, soldOut), { code: 'fully_booked' });
});

test('today can be planned, yesterday cannot, by the calendar of Dubai', () => {
  const lateEvening = '2026-11-15T20:30:00.000Z';
  checkPlannedDay('2026-11-16', lateEvening);
  assert.throws(() => checkPlannedDay('2026-11-15', lateEvening), /That day is over/);
  assert.throws(() => checkPlannedDay('2036-11-15', lateEvening), /three years/);
});

test('moving keeps everything once and puts it where it was told', () => {
  const row = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(row, fc.nat(), fc.option(fc.nat()), (ids, which, where) => {
      const moved = ids[which % ids.length] ?? '';
      const others = ids.filter((id) => id !== moved);
      const after = where === null ? null : (others[where % others.length] ?? null);
      const result = moveInRow(ids, moved, after);
      assert.deepEqual(result.toSorted(), ids.toSorted());
      assert.equal(result.indexOf(moved), after === null ? 0 : result.indexOf(after) + 1);
      assert.deepEqual(
        result.filter((id) => id !== moved),
        others,
      );
    }),
  );
  assert.throws(() => moveInRow(['a'], 'a', 'stranger'), /not on that day/);
});
