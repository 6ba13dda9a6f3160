/** Tables, nights out, events and the membership that opens them. */
import { z } from 'zod';
import {
  Art,
  ClockTime,
  ClosingText,
  DayOfYear,
  HeroText,
  Point,
  Price,
  ReviewMonth,
  Weekday,
} from '#contract/catalogue/shapes.ts';
import { CatalogueId, Localised, Slug } from '#contract/primitives.ts';

export const VenueKind = z.enum(['restaurant', 'lounge', 'nightclub']);
export type VenueKind = z.infer<typeof VenueKind>;

const Reservation = z.strictObject({
  slots: z.array(ClockTime).min(3),
  minParty: z.int().min(1),
  maxParty: z.int().min(1),
  leadTimeHours: z.int().min(0),
  holdMinutes: z.int().min(0),
  freeCancelHours: z.int().min(0),
  deposit: Price.nullable(),
});

export const Venue = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  kind: VenueKind,
  name: Localised,
  location: Localised,
  /** Null where the house is independent. */
  hostHotel: Localised.nullable(),
  tagline: Localised,
  description: Localised,
  highlights: z.array(Localised).min(3),
  tags: z.array(Localised).length(3),
  coordinates: Point,
  cuisine: Localised.nullable(),
  minAge: z.int().min(0).max(30),
  /** Children are welcome until this time. */
  childrenUntil: ClockTime.nullable(),
  dressCode: Localised,
  openDays: z.array(Weekday).min(1),
  opens: ClockTime,
  /** Earlier than `opens` means after midnight. */
  closes: ClockTime,
  tables: z.int().min(1),
  minimumSpend: Price,
  averageSpend: Price,
  reservation: Reservation,
  servesAlcohol: z.boolean(),
  art: Art,
});
export type Venue = z.infer<typeof Venue>;

const byDay = '(MO|TU|WE|TH|FR|SA|SU)';

/** When an event happens, never as an absolute date: a fresh installation is never out of season. */
export const EventTime = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('offset'),
    dayOffset: z.int().min(1).max(365),
    time: ClockTime,
  }),
  z.strictObject({
    kind: z.literal('weekly'),
    rrule: z.string().regex(new RegExp(`^FREQ=WEEKLY;BYDAY=${byDay}(,${byDay})*$`)),
    time: ClockTime,
    seasonFrom: DayOfYear.nullable(),
    seasonTo: DayOfYear.nullable(),
  }),
  z.strictObject({
    kind: z.literal('monthly'),
    rrule: z.string().regex(new RegExp(`^FREQ=MONTHLY;BYDAY=-?[1-5]${byDay}$`)),
    time: ClockTime,
  }),
  z.strictObject({ kind: z.literal('annual-date'), monthDay: DayOfYear, time: ClockTime }),
  z.strictObject({
    kind: z.literal('annual-nth'),
    month: z.int().min(1).max(12),
    weekday: Weekday,
    nth: z.literal([-1, 1, 2, 3, 4]),
    time: ClockTime,
  }),
  z.strictObject({
    kind: z.literal('hijri'),
    hijriMonth: z.int().min(1).max(12),
    hijriDay: z.int().min(1).max(30),
    time: z.union([ClockTime, z.literal('sunset')]),
    note: Localised,
  }),
]);
export type EventTime = z.infer<typeof EventTime>;

export const VipEvent = z.strictObject({
  id: CatalogueId,
  slug: Slug,
  title: Localised,
  description: Localised,
  type: Slug,
  when: EventTime,
  durationMinutes: z.int().min(60),
  venueSlug: Slug.nullable(),
  place: Localised,
  coordinates: Point,
  price: Price,
  capacity: z.int().min(1),
  /** The lowest membership that may book. */
  minTier: CatalogueId,
  dressCode: Localised,
  art: Art,
});
export type VipEvent = z.infer<typeof VipEvent>;

export const MembershipTier = z.strictObject({
  id: CatalogueId,
  order: z.int().min(1),
  name: Localised,
  price: Price,
  joiningFee: Price,
  description: Localised,
  benefits: z.array(Localised).min(1),
  guestsPerEvent: z.int().min(0),
  tableHoldMinutes: z.int().min(0),
  /** The plan whose clients hold this tier without paying for it. */
  includedWithPlan: CatalogueId.nullable(),
  accent: Slug,
});
export type MembershipTier = z.infer<typeof MembershipTier>;

export const VipTexts = z.strictObject({
  reviewed: ReviewMonth,
  hero: HeroText.extend({ chips: z.array(Localised) }),
  sections: z.strictObject({ lounges: Localised, nightclubs: Localised, venues: Localised }),
  reserve: z.strictObject({
    messagingUrlConfigKey: z.string(),
    label: Localised,
    details: Localised,
  }),
  closing: ClosingText,
  houseRules: z.array(Localised),
});
export type VipTexts = z.infer<typeof VipTexts>;
