import { z } from 'zod';
import { type Day, Instant } from '#contract/primitives.ts';
import { houseZone } from '#domain/time.ts';
import {
  BookingRow,
  bookingColumns as columns,
  isToCome,
  standsFrom,
  standsUntil,
} from '#server/bookings/row.ts';
import type { Position } from '#server/platform/paging.ts';
import { many, one, type Sql } from '#server/platform/sql.ts';

interface Page {
  clientId: string;
  now: Instant;
  after: Position | undefined;
  limit: number;
}

/** Longer than any stay or rental: what began before cannot still be running. */
const longest = '70 days';

/** By their start, the next first. */
export const upcomingBookings = (sql: Sql, page: Page) => ahead(sql, page, isToCome(sql, page.now));

/** Of them, what is only held, as long as its hold runs. */
export const heldNow = (sql: Sql, page: Page) =>
  ahead(sql, page, sql`place = 'held' and held_until > ${page.now}`);

function ahead(
  sql: Sql,
  { clientId, now, after, limit }: Page,
  which: ReturnType<typeof isToCome>,
) {
  const beyond = after ? sql`and (${standsFrom(sql)}, id) > (${after.at}, ${after.id})` : sql``;
  return many(BookingRow, sql)`
    select ${columns(sql)} from app.bookings
    where client_id = ${clientId} and ${standsFrom(sql)} > ${now}::timestamptz - ${longest}::interval
      and ${which} ${beyond}
    order by ${standsFrom(sql)}, id limit ${limit}`;
}

/** Which of these are the client's, by their start. */
export const bookingsAmong = (sql: Sql, clientId: string, ids: readonly string[]) =>
  many(BookingRow, sql)`
    select ${columns(sql)} from app.bookings
    where client_id = ${clientId} and id = any(${[...ids]}) order by ${standsFrom(sql)}, id`;

/** How many the client has taken or held after this one, of the same thing in the same hours: what they had before they wanted besides. */
export async function takenSince(
  sql: Sql,
  { id, clientId, offeringId, startsAt, endsAt }: BookingRow,
): Promise<number> {
  const { others } = await one(z.object({ others: z.int() }), sql)`
    select count(*)::int as others from app.bookings
    where client_id = ${clientId} and offering_id = ${offeringId}
      and (created_at, id) > (select mine.created_at, mine.id from app.bookings mine where mine.id = ${id})
      and place in ('held', 'pending', 'confirmed')
      and starts_at < ${endsAt} and ends_at > ${startsAt}`;
  return others;
}

/** What waits for the house, the next first. */
export const waitingOf = (sql: Sql, clientId: string, now: Instant) =>
  many(BookingRow, sql)`
    select ${columns(sql)} from app.bookings
    where client_id = ${clientId} and place = 'pending' and ${standsUntil(sql)} > ${now}
    order by ${standsFrom(sql)}, id`;

/** What is over or given up, the newest first. */
export function pastBookings(sql: Sql, { clientId, now, after, limit }: Page) {
  const beyond = after ? sql`and (${standsFrom(sql)}, id) < (${after.at}, ${after.id})` : sql``;
  return many(BookingRow, sql)`
    select ${columns(sql)} from app.bookings
    where client_id = ${clientId} and not ${isToCome(sql, now)} ${beyond}
    order by ${standsFrom(sql)} desc, id desc limit ${limit}`;
}

interface Span {
  from: Day;
  to: Day;
  now: Instant;
}

/** The client's own that touch these days of Dubai; what was given up is left out. */
export function bookingsTouching(sql: Sql, clientId: string, { from, to, now }: Span) {
  const midnight = (day: Day) => sql`(${day}::date::timestamp at time zone ${houseZone})`;
  return many(BookingRow, sql)`
    select ${columns(sql)} from app.bookings
    where client_id = ${clientId}
      and ${standsFrom(sql)} > ${midnight(from)} - ${longest}::interval
      and ${standsUntil(sql)} > ${midnight(from)} and ${standsFrom(sql)} < ${midnight(to)} + interval '1 day'
      and (place in ('pending', 'confirmed', 'completed', 'no_show')
        or (place = 'held' and held_until > ${now}))
    order by ${standsFrom(sql)}, id limit 500`;
}

const Dated = BookingRow.extend({ updatedAt: Instant });

/**
 * Everything the client booked that starts after a moment, given up or not. A hold that was let go
 * was never booked, so it leaves no trace.
 */
export const everBooked = (
  sql: Sql,
  clientId: string,
  { since, now }: { since: Instant; now: Instant },
) =>
  many(Dated, sql)`
    select ${columns(sql)}, updated_at from app.bookings b
    where client_id = ${clientId} and ${standsFrom(sql)} > ${since}
      and (place in ('pending', 'confirmed', 'completed', 'no_show')
        or (place = 'held' and held_until > ${now})
        or (place in ('cancelled', 'declined') and exists (
          select from app.booking_events e
          where e.booking_id = b.id and e.kind in ('pending', 'confirmed'))))
    order by ${standsFrom(sql)}, id limit 1000`;
