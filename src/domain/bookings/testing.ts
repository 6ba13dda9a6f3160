/** Offerings of every kind for the tests of the rules: examples, and any that chance makes up. */
import fc from 'fast-check';
import type { Offering, Schedule, Season } from '#contract/catalogue/offerings.ts';
import type { Weekday } from '#contract/catalogue/shapes.ts';
import type { OfferingWish } from '#domain/bookings/plan.ts';

const said = (en: string) => ({ en, ar: 'عربي' });

export const everyDay: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A plain offering; a test names only what it is about. */
export function offeringWith(changes: Partial<Offering> = {}): Offering {
  return {
    id: 'off-900',
    slug: 'a-test',
    category: 'desert-safari',
    title: said('A test'),
    description: said('It is only a test'),
    price: { amount: 10_000, currency: 'AED', unit: 'per-person' },
    usualPrice: null,
    cardPriceLabel: 'per-person',
    duration: { minutes: 120, text: said('2 hours') },
    location: said('Dubai'),
    area: 'dubai',
    rating: 4.8,
    isExclusive: false,
    isHotDeal: false,
    isFullyBooked: false,
    canAddToItinerary: false,
    capacity: { perSlot: 8, unit: 'guests', minParty: 1, maxParty: 8 },
    schedule: { kind: 'daily-times', days: everyDay, times: ['09:00', '16:30'] },
    seasons: [],
    leadTimeHours: 4,
    cancellation: {
      freeUntilHours: 24,
      feePercentAfter: 50,
      noShowPercent: 100,
      weatherRefundPercent: 80,
    },
    payment: { mode: 'deposit', depositPercent: 30, taxIncluded: true, securityDeposit: null },
    requirements: {
      minAge: 0,
      maxAge: null,
      minHeightCm: null,
      maxWeightKg: null,
      licence: 'none',
      documents: [said('Passport')],
      notes: null,
    },
    inclusions: [said('One'), said('Two')],
    exclusions: [said('Three')],
    meetingPoint: { label: said('The gate'), lat: 25.1, lng: 55.2 },
    coordinates: { lat: 25.1, lng: 55.2 },
    languages: ['en', 'ar'],
    tags: ['family'],
    addOns: [],
    art: { key: 'a/b', scene: 'dunes', time: 'day', camera: 'wide', accent: 'sand', details: [] },
    ...changes,
  };
}

/** A wish for two at nine; a test names only what it is about. */
export function wishFor(changes: Partial<OfferingWish> = {}): OfferingWish {
  const { day = '2026-12-01', time = '09:00', length = null, party = 2 } = changes;
  return { day, time, length, party, units: changes.units ?? null, addOns: changes.addOns ?? [] };
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const aTime = fc.integer({ min: 0, max: 95 }).map((quarter) => clock(quarter * 15));
const someTimes = fc.uniqueArray(aTime, { minLength: 1, maxLength: 4 }).map((all) => all.sort());
const someDays = fc.subarray(everyDay, { minLength: 1 });

const window = fc
  .record({ from: fc.integer({ min: 0, max: 20 }), hours: fc.integer({ min: 0, max: 3 }) })
  .map(({ from, hours }) => [clock(from * 60), clock((from + hours) * 60)] as const);

const least = fc.integer({ min: 1, max: 3 });

const aSchedule: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({ kind: fc.constant('daily-times' as const), days: someDays, times: someTimes }),
  fc.record({ days: someDays, least }).map(({ days, least: minNights }) => ({
    kind: 'nightly' as const,
    days,
    checkIn: '15:00',
    checkOut: '12:00',
    minNights,
    maxNights: minNights + 5,
  })),
  fc
    .record({ days: someDays, window, least })
    .map(({ days, window: [from, to], least: minDays }) => ({
      kind: 'day-rental' as const,
      days,
      pickupFrom: from,
      pickupTo: to,
      minDays,
      maxDays: minDays + 5,
    })),
  fc
    .record({ days: someDays, window, step: fc.constantFrom(15, 30, 60) })
    .map(({ days, window: [from, to], step }) => ({
      kind: 'charter-window' as const,
      days,
      windowFrom: from,
      windowTo: to,
      stepMinutes: step,
    })),
);

/** Every month may have its own season; two of them meet the new year from both sides. */
const someSeasons: fc.Arbitrary<Season[]> = fc
  .record({
    months: fc.uniqueArray(fc.constantFrom('11', '12-01', '02', '03'), { maxLength: 3 }),
    effects: fc.array(fc.constantFrom('closed', 'times', 'price', 'times-price'), {
      minLength: 3,
      maxLength: 3,
    }),
    times: someTimes,
    priceFactorPercent: fc.integer({ min: 50, max: 200 }),
  })
  .map(({ months, effects, times, priceFactorPercent }) =>
    months.map((month, index) => {
      const [first = '', last = first] = month.split('-');
      const period = { id: `s-${index}`, from: `${first}-05`, to: `${last}-20`, note: said(month) };
      const effect = effects[index];
      if (effect === 'times') return { ...period, effect, times };
      if (effect === 'price') return { ...period, effect, priceFactorPercent };
      if (effect === 'times-price') return { ...period, effect, times, priceFactorPercent };
      return { ...period, effect: 'closed' as const };
    }),
  );

const prices = {
  'daily-times': ['per-person', 'per-hour', 'per-charter', 'per-vehicle', 'per-group'],
  route: ['per-person', 'per-charter'],
  nightly: ['per-night'],
  'day-rental': ['per-day'],
  'charter-window': ['per-charter'],
} as const;

const unitOf = {
  'per-person': 'guests',
  'per-night': 'rooms',
  'per-day': 'vehicles',
  'per-hour': 'groups',
  'per-charter': 'charters',
  'per-vehicle': 'vehicles',
  'per-group': 'groups',
} as const;

/** Any offering the catalogue could hold. */
export const anyOffering: fc.Arbitrary<Offering> = fc
  .record({
    schedule: aSchedule,
    seasons: someSeasons,
    pick: fc.nat(),
    amount: fc.integer({ min: 1, max: 100_000 }),
    perSlot: fc.integer({ min: 1, max: 4 }),
    maxParty: fc.integer({ min: 2, max: 5 }),
    minutes: fc.constantFrom(30, 60, 90, 240, 3000),
    leadTimeHours: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ schedule, seasons, pick, amount, perSlot, maxParty, minutes, leadTimeHours }) => {
    const units = prices[schedule.kind];
    const unit = units[pick % units.length] ?? units[0];
    return offeringWith({
      schedule,
      seasons,
      leadTimeHours,
      price: { amount, currency: 'AED', unit },
      duration: { minutes, text: said('A while') },
      capacity: { perSlot: perSlot * 2, unit: unitOf[unit], minParty: 1, maxParty },
      addOns: (['per-person', 'per-day', 'per-hour', 'per-item', 'per-booking'] as const).map(
        (each) => ({
          id: each,
          title: said(each),
          price: { amount: 777, currency: 'AED', unit: each },
        }),
      ),
    });
  });
