import { z } from 'zod';
import { Guest } from '#contract/bookings/asks.ts';
import { BookingMoney, BookingPlace } from '#contract/bookings/bookings.ts';
import { Quote } from '#contract/bookings/quote.ts';
import { Offering } from '#contract/catalogue/offerings.ts';
import { ClockTime } from '#contract/catalogue/shapes.ts';
import {
  CatalogueId,
  Currency,
  Day,
  Id,
  Instant,
  Language,
  Localised,
} from '#contract/primitives.ts';
import type { Sql } from '#server/platform/sql.ts';

/** An offering as it stood when it was booked: its words, its pin, its terms, for ever. */
const facts = Offering.pick({
  slug: true,
  category: true,
  title: true,
  location: true,
  art: true,
  meetingPoint: true,
  inclusions: true,
  requirements: true,
  schedule: true,
  cancellation: true,
});

/** Not strict: what a later version keeps beside it must not make an old booking unreadable. */
const Offered = z.object({
  ...facts.shape,
  // Bookings of before did not keep it.
  exclusions: z.array(Localised).default([]),
});
type Offered = z.infer<typeof Offered>;

/** The catalogue was parsed when it was written; here only what matters is picked. */
export function offeredFacts(offering: Offering): Offered {
  const { slug, category, title, location, art, meetingPoint } = offering;
  const { inclusions, exclusions, requirements, schedule, cancellation } = offering;
  return {
    slug,
    category,
    title,
    location,
    art,
    meetingPoint,
    inclusions,
    exclusions,
    requirements,
    schedule,
    cancellation,
  };
}

const changing = {
  day: Day,
  time: ClockTime.nullable(),
  length: z.int(),
  startsAt: Instant,
  endsAt: Instant,
  party: z.int(),
  units: z.int(),
  addOns: z.array(z.object({ id: CatalogueId, quantity: z.int() })),
  guests: z.array(Guest),
  quote: Quote,
  feesKept: z.int(),
  /** Of them, those for changes, and the days in Dubai on which these were made. */
  changeFees: z.array(z.object({ on: Day, amount: z.int() })),
};

/** A row of app.bookings; the cells it takes are the database's own business. */
export const BookingRow = z.object({
  id: Id,
  reference: z.string(),
  clientId: z.guid().nullable(),
  offeringId: CatalogueId,
  offered: Offered,
  place: BookingPlace,
  money: BookingMoney,
  ...changing,
  /** As it was confirmed, while a change of it waits: that is what stands. */
  before: z.object(changing).nullable(),
  note: z.string(),
  licenceHeld: z.boolean(),
  limitsKept: z.boolean(),
  pickUp: z.string(),
  currency: Currency,
  heldUntil: Instant.nullable(),
  confirmsAtOnce: z.boolean(),
  confirmedAt: Instant.nullable(),
  language: Language,
  zone: z.string(),
  waitlistEntryId: Id.nullable(),
  version: z.int(),
  /** Its end was the house's, not its client's. */
  calledOff: z.boolean(),
});
export type BookingRow = z.infer<typeof BookingRow>;

/** While a change waits, the booking as it was confirmed: that is shown, and what ending or changing it costs is measured against it. */
export const standingOf = <Row extends BookingRow>(row: Row): Row =>
  row.before ? { ...row, ...row.before, place: 'confirmed', before: null } : row;

/** When what stands begins and ends, whatever change of it waits. */
export const standsFrom = (sql: Sql) =>
  sql`coalesce((before ->> 'startsAt')::timestamptz, starts_at)`;
export const standsUntil = (sql: Sql) => sql`coalesce((before ->> 'endsAt')::timestamptz, ends_at)`;

/** What is still to come, whether or not a job has tidied up since. */
export const isToCome = (sql: Sql, now: Instant) => sql`
  ((place in ('pending', 'confirmed') and ${standsUntil(sql)} > ${now})
    or (place = 'held' and held_until > ${now}))`;

export const bookingColumns = (sql: Sql) => sql`
  id, reference, client_id, offering_id, offered, place,
  app.booking_money(id, money) as money, day, time, length, starts_at, ends_at,
  party, units, add_ons, guests, note, licence_held, limits_kept, pick_up, quote, currency, fees_kept, change_fees, before,
  held_until,
  confirms_at_once, confirmed_at, language, zone, waitlist_entry_id, version,
  exists (
    select from (select booking_id from app.booking_events where kind = 'called_off') off
    where off.booking_id = id) as called_off`;
