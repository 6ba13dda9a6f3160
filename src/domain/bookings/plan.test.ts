import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Offering } from '#contract/catalogue/offerings.ts';
import { chargedFor } from '#domain/bookings/add-ons.ts';
import { startsOn } from '#domain/bookings/cells.ts';
import { type OfferingWish, planBooking } from '#domain/bookings/plan.ts';
import { everyDay, offeringWith, wishFor } from '#domain/bookings/testing.ts';
import { Failure } from '#domain/failure.ts';

const now = '2026-11-15T08:00:00.000Z';
const circumstances = { now, closures: [{ from: '2026-12-24', to: '2026-12-26' }] };

const plan = (offering: Offering, wish: Partial<OfferingWish>) =>
  planBooking(offering, wishFor(wish), circumstances);

function refused(offering: Offering, wish: Partial<OfferingWish>, code: string, reason: string) {
  assert.throws(
    () => plan(offering, wish),
    (error: unknown) => {
      assert.ok(error instanceof Failure, String(error));
      assert.deepEqual([error.code, error.details.params?.reason], [code, reason]);
      assert.match(error.message, /^[A-Z].*\.$/);
      return true;
    },
  );
}

const yacht = offeringWith({
  schedule: {
    kind: 'charter-window',
    days: everyDay,
    windowFrom: '08:00',
    windowTo: '17:00',
    stepMinutes: 60,
  },
  duration: { minutes: 240, text: { en: '4 hours', ar: '4 ساعات' } },
  price: { amount: 540_000, currency: 'AED', unit: 'per-charter' },
  capacity: { perSlot: 1, unit: 'charters', minParty: 1, maxParty: 12 },
  addOns: [
    {
      id: 'extra-hour',
      title: { en: 'Additional hour', ar: 'ساعة إضافية' },
      price: { amount: 38_000, currency: 'AED', unit: 'per-hour' },
    },
    {
      id: 'chef',
      title: { en: 'Chef', ar: 'طاهٍ' },
      price: { amount: 45_000, currency: 'AED', unit: 'per-booking' },
    },
  ],
});

const suite = offeringWith({
  schedule: {
    kind: 'nightly',
    days: everyDay,
    checkIn: '15:00',
    checkOut: '12:00',
    minNights: 2,
    maxNights: 28,
  },
  price: { amount: 100_000, currency: 'AED', unit: 'per-night' },
  capacity: { perSlot: 3, unit: 'rooms', minParty: 1, maxParty: 3 },
});

const car = offeringWith({
  schedule: {
    kind: 'day-rental',
    days: everyDay,
    pickupFrom: '08:00',
    pickupTo: '22:00',
    minDays: 1,
    maxDays: 30,
  },
  duration: { minutes: 1440, text: { en: '1 day', ar: 'يوم' } },
  price: { amount: 149_000, currency: 'AED', unit: 'per-day' },
  capacity: { perSlot: 3, unit: 'vehicles', minParty: 1, maxParty: 5 },
});

test('a slot takes one cell, and of it as many as come', () => {
  const { cells, units, capacity, startsAt, endsAt } = plan(offeringWith(), { party: 3 });
  assert.deepEqual([cells, units, capacity], [['2026-12-01T05:00:00.000Z'], 3, 8]);
  assert.deepEqual([startsAt, endsAt], ['2026-12-01T05:00:00.000Z', '2026-12-01T07:00:00.000Z']);
});

test('a charter takes every step until an hour after its end, and an additional hour lengthens both', () => {
  const short = plan(yacht, { time: '10:00' });
  assert.deepEqual(
    short.cells.map((cell) => cell.slice(11, 16)),
    ['06:00', '07:00', '08:00', '09:00', '10:00'],
  );
  const long = plan(yacht, { time: '10:00', addOns: [{ id: 'extra-hour', quantity: 2 }] });
  assert.equal(long.cells.length, 7);
  assert.equal(long.endsAt, '2026-12-01T12:00:00.000Z');
  assert.equal(long.quote.total.amount, short.quote.total.amount + 2 * 38_000);
});

test('a stay takes a room each night and a car its days, named by Dubai’s midnight', () => {
  const stay = plan(suite, { time: null, length: 3, party: 4 });
  assert.deepEqual(stay.cells, [
    '2026-11-30T20:00:00.000Z',
    '2026-12-01T20:00:00.000Z',
    '2026-12-02T20:00:00.000Z',
  ]);
  assert.deepEqual(
    [stay.units, stay.startsAt, stay.endsAt],
    [2, '2026-12-01T11:00:00.000Z', '2026-12-04T08:00:00.000Z'],
  );
  const rental = plan(car, { time: '14:30', length: 2 });
  assert.deepEqual(
    [rental.cells.length, rental.startsAt, rental.endsAt],
    [2, '2026-12-01T10:30:00.000Z', '2026-12-03T10:30:00.000Z'],
  );
  const chauffeured = plan({ ...car, duration: { ...car.duration, minutes: 600 } }, { length: 2 });
  assert.equal(chauffeured.endsAt, '2026-12-02T15:00:00.000Z');
});

test('nothing starts in the past, beyond the horizon, on closed days or without notice', () => {
  const offering = offeringWith();
  refused(offering, { day: '2026-11-14' }, 'not_offered', 'past');
  refused(offering, { day: '2026-11-15' }, 'not_offered', 'past');
  refused(offering, { day: '2027-11-16' }, 'not_offered', 'horizon');
  assert.ok(plan(offering, { day: '2027-11-15' }));
  refused(offering, { day: '2026-12-24' }, 'not_offered', 'closed');
  refused(suite, { day: '2026-12-22', time: null, length: 3 }, 'not_offered', 'closed');
  assert.ok(plan(suite, { day: '2026-12-22', time: null, length: 2 }));
  refused(offering, { day: '0001-01-01' }, 'not_offered', 'past');
  refused(offering, { day: '9999-12-31' }, 'not_offered', 'horizon');
});

test('the lead time is kept to the moment', () => {
  const offering = offeringWith({ leadTimeHours: 4 });
  // 16:30 in Dubai is 12:30 UTC.
  const at = (moment: string) => () =>
    planBooking(offering, wishFor({ day: '2026-11-15', time: '16:30' }), {
      now: moment,
      closures: [],
    });
  assert.ok(at('2026-11-15T08:30:00.000Z')());
  assert.throws(at('2026-11-15T08:30:00.001Z'), { message: 'It needs 4 hours’ notice.' });
  assert.throws(at('2026-11-15T12:30:00.000Z'), { message: 'That hour has passed.' });
});

test('seasons close, move the clock and run over the new year', () => {
  const season = { id: 's', from: '12-20', to: '01-05', note: { en: 'Festive', ar: 'أعياد' } };
  const closed = offeringWith({ seasons: [{ ...season, effect: 'closed' }] });
  for (const day of ['2026-12-20', '2026-12-31', '2027-01-01', '2027-01-05'])
    refused(closed, { day }, 'not_offered', 'season');
  assert.ok(plan(closed, { day: '2026-12-19' }) && plan(closed, { day: '2027-01-06' }));
  const moved = offeringWith({ seasons: [{ ...season, effect: 'times', times: ['17:00'] }] });
  refused(moved, { day: '2027-01-01', time: '09:00' }, 'not_offered', 'time');
  assert.deepEqual(startsOn(moved, '2027-01-01'), ['17:00']);
  assert.deepEqual(startsOn(moved, '2027-01-06'), ['09:00', '16:30']);
});

test('a week on board is not sold into a closed season, though it would begin before', () => {
  const week = {
    ...yacht,
    duration: { ...yacht.duration, minutes: 10_080 },
    seasons: [
      {
        id: 's',
        from: '06-01',
        to: '09-15',
        note: { en: 'Hot', ar: 'حر' },
        effect: 'closed' as const,
      },
    ],
  };
  refused(week, { day: '2027-05-29' }, 'not_offered', 'season');
  assert.equal(plan(week, { day: '2027-05-25' }).cells.length, 169);
});

test('a wrong weekday, time, length or number is refused with its own reason', () => {
  refused(
    offeringWith({ schedule: { kind: 'daily-times', days: ['mon'], times: ['09:00'] } }),
    {},
    'not_offered',
    'weekday',
  );
  refused(offeringWith(), { time: '09:15' }, 'not_offered', 'time');
  refused(yacht, { time: '10:30' }, 'not_offered', 'time');
  assert.throws(() => planBooking(yacht, { ...wishFor(), time: null }, circumstances), {
    message: 'Please choose a time.',
  });
  refused(car, { time: '07:30' }, 'not_offered', 'time');
  refused(suite, { time: '14:00' }, 'not_offered', 'time');
  refused(suite, { time: null, length: 1 }, 'not_offered', 'length');
  refused(car, { length: 31 }, 'not_offered', 'length');
  refused(offeringWith(), { length: 2 }, 'not_offered', 'length');
  refused(suite, { time: null, party: 4, units: 1 }, 'not_offered', 'units');
  refused(suite, { time: null, party: 3, units: 4 }, 'not_offered', 'units');
  refused(offeringWith(), { party: 3, units: 2 }, 'not_offered', 'units');
});

test('a party takes as few rooms as carry it, or more where they are asked for', () => {
  const rooms = (party: number, units: number | null = null) =>
    plan(suite, { time: null, party, units }).units;
  assert.deepEqual([rooms(1), rooms(3), rooms(4), rooms(9), rooms(3, 3)], [1, 1, 2, 3, 3]);
  refused(suite, { time: null, party: 10 }, 'party_refused', 'large');
  const dinner = offeringWith({
    capacity: { perSlot: 2, unit: 'groups', minParty: 2, maxParty: 2 },
    price: { amount: 100, currency: 'AED', unit: 'per-group' },
  });
  refused(dinner, { party: 1 }, 'party_refused', 'small');
  refused(dinner, { party: 3 }, 'party_refused', 'small');
  assert.equal(plan(dinner, { party: 4 }).units, 2);
  refused(offeringWith(), { party: 9 }, 'party_refused', 'large');
  const small = offeringWith({ capacity: { perSlot: 4, unit: 'seats', minParty: 1, maxParty: 6 } });
  refused(small, { party: 5 }, 'party_refused', 'large');
});

test('extras are known, named once, and counted only where they are sold by the piece or the hour', () => {
  const chef = { id: 'chef', quantity: 1 };
  assert.equal(plan(yacht, { addOns: [chef] }).quote.total.amount, 585_000);
  refused(yacht, { addOns: [{ id: 'nothing', quantity: 1 }] }, 'addon_refused', 'unknown');
  refused(yacht, { addOns: [{ id: 'chef', quantity: 2 }] }, 'addon_refused', 'quantity');
  refused(yacht, { addOns: [chef, chef] }, 'addon_refused', 'twice');
});

test('what is not counted says that it is charged once, whatever unit its price was given', () => {
  assert.equal(chargedFor('per-vehicle'), 'per-booking');
  assert.equal(chargedFor('per-person'), 'per-person');
  const [chef, ...more] = yacht.addOns;
  assert.ok(chef);
  const price = { ...chef.price, unit: 'per-vehicle' } as const;
  const priced = { ...yacht, addOns: [{ ...chef, price }, ...more] };
  const { quote } = plan(priced, { addOns: [{ id: chef.id, quantity: 1 }] });
  assert.deepEqual(quote.lines.at(-1)?.of, { item: 1 });
});
