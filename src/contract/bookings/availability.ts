import { z } from 'zod';
import { Category } from '#contract/catalogue/offerings.ts';
import { ClockTime } from '#contract/catalogue/shapes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Day, Id, Instant, Language, Localised, Money, Slug } from '#contract/primitives.ts';

/** No offering carries more; a party is checked against its offering as well. */
export const largestParty = 60;

const count = (most: number) => z.coerce.number().int().min(1).max(most);

/** How many days one request may ask about: of one offering, and of a category. */
export const mostDays = { ofOne: 62, ofMany: 42 };

/** How a day or an hour stands for this party. `late`: too near for the lead time. */
export const PlaceState = z.enum(['open', 'full', 'closed', 'late', 'past']);
export type PlaceState = z.infer<typeof PlaceState>;

export const AvailableSlot = z.object({
  time: ClockTime,
  startsAt: Instant,
  endsAt: Instant,
  state: PlaceState,
  /** Free units: seats, guests, vehicles, groups, charters. */
  free: z.int().min(0),
});
export type AvailableSlot = z.infer<typeof AvailableSlot>;

/** One day in Dubai. For stays and rentals `slots` is empty and `free` counts rooms or vehicles. */
export const AvailableDay = z.object({
  day: Day,
  /** Whether something can start that day for the asked party and length. */
  state: PlaceState,
  slots: z.array(AvailableSlot),
  free: z.int().min(0),
  /** The lowest total that starts that day, all in; null when nothing can. */
  from: Money.nullable(),
  season: Localised.nullable(),
});
export type AvailableDay = z.infer<typeof AvailableDay>;

export const Availability = z.object({
  offering: Slug,
  party: z.int(),
  /** Rooms, vehicles, charters or places that the party takes. */
  units: z.int(),
  /** Nights or days; 1 for all else. */
  length: z.int(),
  days: z.array(AvailableDay),
  /** The last day anybody can book. */
  horizon: Day,
});
export type Availability = z.infer<typeof Availability>;

const range = { from: Day, to: Day };
const ofParty = { party: count(largestParty).default(2) };

const AvailabilityQuery = z.object({
  ...range,
  ...ofParty,
  /** Nights or rental days; the offering's fewest where nothing is said. */
  length: count(60).optional(),
  /** Rooms or vehicles; as few as carry the party where nothing is said. */
  units: count(20).optional(),
  /** A booking of the client's own that is to be moved: what it takes counts as free. */
  besides: Id.optional(),
});

/** Days on which an offering has the same hours at the same price. */
export const CalendarRun = z.object({
  /** A mark for each day of the calendar, in order: `1` where it can start. */
  days: z.string().regex(/^[01]+$/),
  /** The lowest total that starts then, all in. */
  from: Money,
  /** Free start times; empty for stays and rentals. */
  times: z.array(ClockTime),
});
export type CalendarRun = z.infer<typeof CalendarRun>;

/** Folded, because a month of everything told day by day is half a megabyte. */
export const BookingCalendar = z.object({
  /** The first day, and how many there are. */
  from: Day,
  count: z.int(),
  offerings: z.array(
    z.object({ slug: Slug, path: z.string(), title: z.string(), runs: z.array(CalendarRun) }),
  ),
});
export type BookingCalendar = z.infer<typeof BookingCalendar>;

export const availability = {
  of: endpoint('GET', '/rest/v1/offerings/:slug/availability', {
    params: z.object({ slug: Slug }),
    query: AvailabilityQuery,
    returns: Availability,
    summary: 'What is free of one offering, day by day, at most 62 days at once.',
  }),
  calendar: endpoint('GET', '/rest/v1/bookings/calendar', {
    query: z.object({
      ...range,
      ...ofParty,
      category: Category.optional(),
      lang: Language.default('en'),
    }),
    returns: BookingCalendar,
    summary: 'What can start on each day for a party, in one category or all; at most 42 days.',
  }),
};
