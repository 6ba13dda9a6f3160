/** What can be booked: when, for how many, at what price and under which terms. */
import { z } from 'zod';
import {
  Art,
  ClockTime,
  DayOfYear,
  Percent,
  Point,
  Price,
  Rating,
  ReviewMonth,
  Weekday,
} from '#contract/catalogue/shapes.ts';
import { CatalogueId, Localised, Slug } from '#contract/primitives.ts';

export const Category = z.enum([
  'flights',
  'hotels',
  'yachts',
  'luxury-car-rental',
  'desert-safari',
  'helicopter-rides',
  'adrenaline-sky',
  'fun-gaming',
  'jet-ski-flyboard',
]);
export type Category = z.infer<typeof Category>;

export const CapacityUnit = z.enum(['guests', 'seats', 'charters', 'vehicles', 'rooms', 'groups']);
export type CapacityUnit = z.infer<typeof CapacityUnit>;

/** What one slot, night or day holds. Guests and seats are taken one each; the others carry a party. */
const Capacity = z.strictObject({
  perSlot: z.int().min(1),
  unit: CapacityUnit,
  minParty: z.int().min(1),
  maxParty: z.int().min(1),
});

export const ScheduleKind = z.enum([
  'daily-times',
  'route',
  'nightly',
  'day-rental',
  'charter-window',
]);

const Airport = z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/), name: Localised });

/** The weekdays on which it starts. */
const days = z.array(Weekday).min(1);
const times = z.array(ClockTime).min(1);

export const Schedule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('daily-times'), days, times }),
  z.strictObject({ kind: z.literal('route'), days, from: Airport, to: Airport, times }),
  z.strictObject({
    kind: z.literal('nightly'),
    days,
    checkIn: ClockTime,
    checkOut: ClockTime,
    minNights: z.int().min(1),
    maxNights: z.int().min(1),
  }),
  z.strictObject({
    kind: z.literal('day-rental'),
    days,
    pickupFrom: ClockTime,
    pickupTo: ClockTime,
    minDays: z.int().min(1),
    maxDays: z.int().min(1),
  }),
  z.strictObject({
    kind: z.literal('charter-window'),
    days,
    windowFrom: ClockTime,
    windowTo: ClockTime,
    stepMinutes: z.int().min(15),
  }),
]);
export type Schedule = z.infer<typeof Schedule>;

export const SeasonEffect = z.enum(['closed', 'times', 'price', 'times-price']);

const period = { id: CatalogueId, from: DayOfYear, to: DayOfYear, note: Localised };
const priceFactorPercent = z.int().min(50).max(200);

/** A period of every year with its own times, its own price, both, or none at all. */
export const Season = z.discriminatedUnion('effect', [
  z.strictObject({ ...period, effect: z.literal('closed') }),
  z.strictObject({ ...period, effect: z.literal('times'), times }),
  z.strictObject({ ...period, effect: z.literal('price'), priceFactorPercent }),
  z.strictObject({ ...period, effect: z.literal('times-price'), times, priceFactorPercent }),
]);
export type Season = z.infer<typeof Season>;

/** Free until so many hours before the start; from then on a share of the total is kept. */
export const Cancellation = z.strictObject({
  freeUntilHours: z.int().min(0),
  feePercentAfter: Percent,
  noShowPercent: Percent,
  weatherRefundPercent: Percent,
});
export type Cancellation = z.infer<typeof Cancellation>;

export const PaymentMode = z.enum(['full', 'deposit', 'card-guarantee']);
export type PaymentMode = z.infer<typeof PaymentMode>;

export const PaymentTerms = z.strictObject({
  mode: PaymentMode,
  depositPercent: Percent,
  taxIncluded: z.boolean(),
  /** Held on a card for self-drive cars. */
  securityDeposit: Price.nullable(),
});
export type PaymentTerms = z.infer<typeof PaymentTerms>;

/** Null means that there is no such limit. */
const Requirements = z.strictObject({
  minAge: z.int().min(0).max(30),
  maxAge: z.int().nullable(),
  minHeightCm: z.int().nullable(),
  maxWeightKg: z.int().nullable(),
  licence: Slug,
  documents: z.array(Localised).min(1),
  notes: Localised.nullable(),
});

export const AddOn = z.strictObject({ id: CatalogueId, title: Localised, price: Price });
export type AddOn = z.infer<typeof AddOn>;

export const Offering = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  category: Category,
  title: Localised,
  description: Localised,
  price: Price,
  /** What a hot deal is cheaper than. */
  usualPrice: Price.nullable(),
  cardPriceLabel: z.literal('per-person'),
  duration: z.strictObject({ minutes: z.int().min(10).max(10_080), text: Localised }),
  location: Localised,
  area: Slug,
  rating: Rating,
  isExclusive: z.boolean(),
  isHotDeal: z.boolean(),
  isFullyBooked: z.boolean(),
  canAddToItinerary: z.boolean(),
  capacity: Capacity,
  schedule: Schedule,
  seasons: z.array(Season),
  leadTimeHours: z.int().min(1),
  cancellation: Cancellation,
  payment: PaymentTerms,
  requirements: Requirements,
  inclusions: z.array(Localised).min(2),
  exclusions: z.array(Localised).min(1),
  meetingPoint: z.strictObject({ label: Localised, lat: z.number(), lng: z.number() }),
  coordinates: Point,
  languages: z.array(CatalogueId).min(2),
  tags: z.array(Slug).min(1),
  addOns: z.array(AddOn).min(1),
  art: Art,
});
export type Offering = z.infer<typeof Offering>;

export const OfferingsTexts = z.strictObject({ reviewed: ReviewMonth });
export type OfferingsTexts = z.infer<typeof OfferingsTexts>;
