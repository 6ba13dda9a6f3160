import { z } from 'zod';
import { BookingSummary } from '#contract/bookings/bookings.ts';
import { ClockTime } from '#contract/catalogue/shapes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ById, Day, Id, InLanguage, Instant, Slug } from '#contract/primitives.ts';
import { TextLine } from '#contract/typed-text.ts';

/** What a client plans beside what is booked: a flight they think of, or a line of their own. */
export const PlannedItem = z.object({
  id: Id,
  /** The flight, where it is one of the catalogue's. */
  offering: z
    .object({
      slug: Slug,
      path: z.string(),
      title: z.string(),
      location: z.string(),
      picture: z.object({ light: z.string(), dark: z.string(), alt: z.string() }),
    })
    .nullable(),
  title: z.string(),
  day: Day,
  time: ClockTime.nullable(),
  /** Minutes it takes, where that is known. */
  minutes: z.int().nullable(),
  /** Its place among that day's things without an hour. */
  position: z.int(),
});
export type PlannedItem = z.infer<typeof PlannedItem>;

/** An hour that is set with somebody of the house, or with an adviser. */
export const ItineraryAppointment = z.object({
  id: Id,
  title: z.string(),
  place: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** The request it belongs to. */
  path: z.string(),
});
export type ItineraryAppointment = z.infer<typeof ItineraryAppointment>;

export const Itinerary = z.object({
  bookings: z.array(BookingSummary),
  appointments: z.array(ItineraryAppointment),
  planned: z.array(PlannedItem),
});
export type Itinerary = z.infer<typeof Itinerary>;

/** A day, not a wish for one: it is today's or later. */
const item = {
  day: Day,
  time: ClockTime.nullable().default(null),
};

export const PlanAsk = z.union([
  /** Without a day the next one it can start on. */
  z.object({ offering: Slug, day: Day.optional(), time: ClockTime.optional() }),
  z.object({
    title: TextLine.max(200),
    ...item,
    minutes: z.int().min(5).max(1440).nullable().default(null),
  }),
]);
export type PlanAsk = z.infer<typeof PlanAsk>;

export const MoveAsk = z.object({
  ...item,
  /** The item it comes right after on that day; null puts it first. */
  after: Id.nullable().default(null),
});
export type MoveAsk = z.infer<typeof MoveAsk>;

/** Whether a feed of everything booked is open, and who read it. */
export const CalendarFeed = z.object({
  /** Null when there is none, or it was taken back. */
  createdAt: Instant.nullable(),
  lastReadAt: Instant.nullable(),
  /** The program that read it last, as it calls itself. */
  lastReader: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** Its one private address. Whoever has it can read until it is taken back, so it is shown to a fresh proof alone. */
export const OpenedCalendarFeed = CalendarFeed.extend({ url: z.string() });
export type OpenedCalendarFeed = z.infer<typeof OpenedCalendarFeed>;

export const itinerary = {
  read: endpoint('GET', '/rest/v1/itinerary', {
    acting: 'view',
    query: InLanguage,
    returns: Itinerary,
    summary: 'Everything booked or planned from today on.',
  }),
  plan: endpoint('POST', '/rest/v1/itinerary', {
    acting: 'request',
    query: InLanguage,
    body: PlanAsk,
    returns: PlannedItem,
    once: true,
    summary: 'Adds a flight of the catalogue, or a line of one’s own.',
  }),
  move: endpoint('PUT', '/rest/v1/itinerary/:id', {
    acting: 'request',
    params: ById,
    query: InLanguage,
    body: MoveAsk,
    returns: PlannedItem,
    summary: 'Moves a planned item to a day, an hour and a place in the row.',
  }),
  remove: endpoint('DELETE', '/rest/v1/itinerary/:id', {
    acting: 'request',
    params: ById,
    summary: 'Takes a planned item off the itinerary.',
  }),
  feed: endpoint('GET', '/rest/v1/itinerary/feed', {
    returns: CalendarFeed,
    summary: 'Whether the private calendar feed is open; never its address.',
  }),
  openFeed: endpoint('POST', '/rest/v1/itinerary/feed', {
    /** The language the feed speaks for as long as it is open. */
    query: InLanguage,
    returns: OpenedCalendarFeed,
    proof: 'fresh',
    summary: 'Opens the feed and tells its address; a feed that is open stays as it is.',
  }),
  closeFeed: endpoint('DELETE', '/rest/v1/itinerary/feed', {
    summary: 'Takes the address back, at once. The next one opened is another.',
  }),
};
