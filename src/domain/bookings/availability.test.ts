import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Offering } from '#contract/catalogue/offerings.ts';
import {
  availabilityOf,
  cellsWithin,
  hasRoom,
  nearestStarts,
} from '#domain/bookings/availability.ts';
import { cellsOf, lengthsOf } from '#domain/bookings/cells.ts';
import {
  type ModelBooking,
  modelState,
  modelTimes,
  modelTotal,
} from '#domain/bookings/model-testing.ts';
import { carriesParty } from '#domain/bookings/party.ts';
import { planBooking } from '#domain/bookings/plan.ts';
import type { AvailabilityFacts } from '#domain/bookings/search.ts';
import { anyOffering, everyDay, offeringWith, wishFor } from '#domain/bookings/testing.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';

const now = '2026-12-29T09:10:11.123Z';
const today = dayInDubai(now);

/** On the hour a start may keep the lead time to the second; at another time none does. */
const moments = fc.constantFrom(now, '2026-12-29T08:00:00.000Z');

/** A few days around today and the new year, some closed, some places taken by others. */
const situations = fc
  .record({
    offering: anyOffering,
    now: moments,
    from: fc.integer({ min: -3, max: 8 }).map((days) => daysAfter(today, days)),
  })
  .chain(({ offering, now: moment, from }) => {
    const { fewest, most } = lengthsOf(offering);
    const length = fc.integer({ min: fewest, max: most });
    // Close enough together to be in each other's way.
    const day = fc.integer({ min: -2, max: 3 }).map((days) => daysAfter(from, days));
    const booking = fc.record({
      day,
      pick: fc.nat(),
      length,
      units: fc.integer({ min: 1, max: 3 }),
    });
    return fc.record({
      offering: fc.constant(offering),
      now: fc.constant(moment),
      from: fc.constant(from),
      length,
      party: fc.integer({ min: 1, max: 10 }).filter((party) => carriesParty(offering, party)),
      wished: fc.array(booking, { maxLength: 8 }),
      closures: fc.array(
        day.map((first) => ({ from: first, to: daysAfter(first, 1) })),
        { maxLength: 1 },
      ),
    });
  });

type Situation = typeof situations extends fc.Arbitrary<infer Value> ? Value : never;

/** Other people's bookings at times at which something does start. */
function bookingsOf({ offering, wished }: Situation): ModelBooking[] {
  return wished.flatMap(({ day, pick, length, units }) => {
    const times = modelTimes(offering, day, length, []);
    const time = times[pick % Math.max(1, times.length)];
    return time ? [{ day, time, length, units }] : [];
  });
}

function takenBy(offering: Offering, bookings: ModelBooking[]): Map<string, number> {
  const taken = new Map<string, number>();
  for (const booking of bookings)
    for (const cell of cellsOf(offering, booking))
      taken.set(cell, (taken.get(cell) ?? 0) + booking.units);
  return taken;
}

test('what is free is what the slow and obvious model says, whatever the offering', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { offering, now: moment, from, length, party, closures } = situation;
      const bookings = bookingsOf(situation);
      const world: AvailabilityFacts = {
        now: moment,
        closures,
        taken: takenBy(offering, bookings),
      };
      const asked = lengthsOf(offering).most === 1 ? undefined : length;
      const to = daysAfter(from, 2);
      const found = availabilityOf(offering, { from, to, party, length: asked }, world);
      const isByDay = found.days.every(({ slots }) => slots.length === 0);
      for (const { day, state, free, slots, from: least } of found.days) {
        const times = day < today ? [] : modelTimes(offering, day, found.length, closures);
        const starts = times.map((time) => ({
          time,
          ...modelState(
            offering,
            { day, time, length: found.length, units: found.units },
            { now: moment, closures, bookings },
          ),
        }));
        if (!isByDay)
          assert.deepEqual(
            slots.map((slot) => ({ time: slot.time, state: slot.state, free: slot.free })),
            starts,
          );
        const best = (['open', 'full', 'late', 'past'] as const).find((each) =>
          starts.some((start) => start.state === each),
        );
        assert.equal(state, day < today ? 'past' : (best ?? 'closed'));
        assert.equal(free, Math.max(0, ...starts.map((start) => start.free)));
        const bought = { day, length: found.length, party, units: found.units, addOns: [] };
        assert.equal(least?.amount, state === 'open' ? modelTotal(offering, bought) : undefined);
      }
    }),
    { numRuns: 250 },
  );
});

test('every start that is shown as free can be planned, and no other', () => {
  const reasons = { late: 'late', past: 'past' } as const;
  fc.assert(
    fc.property(situations, ({ offering, from, length, party, closures }) => {
      const world: AvailabilityFacts = { now, closures, taken: new Map() };
      const asked = lengthsOf(offering).most === 1 ? null : length;
      const { days } = availabilityOf(offering, { from, to: from, party, length: asked }, world);
      for (const { day, slots } of days)
        for (const { time, state, startsAt, endsAt } of slots) {
          const wish = wishFor({ day, time, length: asked, party });
          if (state === 'late' || state === 'past')
            assert.throws(
              () => planBooking(offering, wish, world),
              (error: unknown) =>
                error instanceof Failure && error.details.params?.reason === reasons[state],
            );
          else {
            const plan = planBooking(offering, wish, world);
            assert.deepEqual([plan.startsAt, plan.endsAt], [startsAt, endsAt]);
          }
        }
    }),
    { numRuns: 60 },
  );
});

test('what has to be read of the calendar holds every cell that an ask can touch', () => {
  fc.assert(
    fc.property(situations, ({ offering, from, length }) => {
      const asked = lengthsOf(offering).most === 1 ? 1 : length;
      const span = cellsWithin(offering, { from, to: from, length: asked }, now);
      if (!span) return assert.ok(from < today);
      for (const time of modelTimes(offering, from, asked, []))
        for (const cell of cellsOf(offering, { day: from, time, length: asked }))
          assert.ok(span.from <= cell && cell < span.to, `${cell} is outside`);
    }),
    { numRuns: 60 },
  );
  assert.equal(
    cellsWithin(offeringWith(), { from: '9999-12-30', to: '9999-12-31' }, now),
    undefined,
  );
});

test('the loser of a race is led to the three nearest starts that have room', () => {
  const offering = offeringWith();
  const full = ['2027-01-10T05:00:00.000Z', '2027-01-10T12:30:00.000Z', '2027-01-11T05:00:00.000Z'];
  const world = { now, closures: [], taken: new Map(full.map((cell) => [cell, 7])) };
  const missed = { day: '2027-01-10', time: '16:30', party: 2 };
  assert.deepEqual(
    nearestStarts(offering, missed, world).map(({ day, time }) => `${day} ${time}`),
    ['2027-01-09 16:30', '2027-01-11 16:30', '2027-01-09 09:00'],
  );
  // One seat is left in each, so one person is sent nowhere else.
  const [nearest] = nearestStarts(offering, { ...missed, party: 1 }, world);
  assert.deepEqual(nearest, { day: '2027-01-10', time: '16:30', startsAt: full[1] });
});

test('whoever wants additional hours is not led to a start that has no room for them', () => {
  const yacht = offeringWith({
    schedule: {
      kind: 'charter-window',
      days: everyDay,
      windowFrom: '08:00',
      windowTo: '12:00',
      stepMinutes: 60,
    },
    capacity: { perSlot: 1, unit: 'charters', minParty: 1, maxParty: 8 },
    price: { amount: 100, currency: 'AED', unit: 'per-charter' },
    addOns: [
      {
        id: 'extra-hour',
        title: { en: 'Additional hour', ar: 'ساعة إضافية' },
        price: { amount: 10, currency: 'AED', unit: 'per-hour' },
      },
    ],
  });
  const other = cellsOf(yacht, { day: '2027-01-10', time: '12:00', length: 1 });
  const world = { now, closures: [], taken: new Map(other.map((cell) => [cell, 1])) };
  const missed = { day: '2027-01-10', time: '09:00', party: 2 };
  assert.equal(nearestStarts(yacht, missed, world)[0]?.time, '09:00');
  const addOns = [{ id: 'extra-hour', quantity: 1 }];
  assert.equal(nearestStarts(yacht, { ...missed, addOns }, world)[0]?.time, '08:00');
});

test('the nearest room lies months away where nothing is nearer, and a stay names only days', () => {
  const offering = offeringWith({
    schedule: {
      kind: 'nightly',
      days: everyDay,
      checkIn: '15:00',
      checkOut: '12:00',
      minNights: 2,
      maxNights: 9,
    },
    capacity: { perSlot: 1, unit: 'rooms', minParty: 1, maxParty: 2 },
    price: { amount: 100, currency: 'AED', unit: 'per-night' },
  });
  const world = { now, closures: [{ from: today, to: '2027-04-01' }], taken: new Map() };
  const missed = { day: '2027-01-10', time: null, party: 2 };
  assert.deepEqual(
    nearestStarts(offering, missed, world).map(({ day, time }) => [day, time]),
    [
      ['2027-04-02', null],
      ['2027-04-03', null],
      ['2027-04-04', null],
    ],
  );
});

test('an offering has room as long as the smallest party finds a start within the year', () => {
  const offering = offeringWith({
    capacity: { perSlot: 8, unit: 'guests', minParty: 3, maxParty: 8 },
  });
  const cells = Array.from({ length: 366 }, (_, index) => daysAfter(today, index)).flatMap((day) =>
    ['09:00', '16:30'].flatMap((time) => cellsOf(offering, { day, time, length: 1 })),
  );
  const taken = new Map(cells.map((cell) => [cell, 6]));
  const year = { from: today, to: daysAfter(today, 365) };
  const world = { now, closures: [], taken };
  assert.equal(hasRoom(offering, year, world), false);
  const left = new Map([...taken, [cells.at(-1) ?? '', 5]]);
  assert.equal(hasRoom(offering, year, { ...world, taken: left }), true);
  const soldOut = { ...world, taken: new Map(), soldOut: true };
  assert.equal(hasRoom(offering, year, soldOut), false);
});
