import type { Instant } from '#contract/primitives.ts';
import { BookingRow, bookingColumns as columns, standsFrom } from '#server/bookings/row.ts';
import { many, type Sql } from '#server/platform/sql.ts';

/** Whatever waits for a concierge, the soonest first: nobody answers once either day has come. */
export const listPending = (sql: Sql) =>
  many(BookingRow, sql)`
    select ${columns(sql)} from app.bookings where place = 'pending'
    order by least(starts_at, ${standsFrom(sql)}), id limit 100`;

/** What stands and is not over, the soonest first. */
export const listConfirmed = (sql: Sql, now: Instant) =>
  many(BookingRow, sql)`
    select ${columns(sql)} from app.bookings where place = 'confirmed' and ends_at > ${now}
    order by starts_at, id limit 100`;

/** By reference, or by what was booked in either language; the latest first. */
export function listSaying(sql: Sql, words: string) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return many(BookingRow, sql)`
    select ${columns(sql)} from app.bookings
    where place <> 'expired' and (reference ilike ${pattern}
      or offered -> 'title' ->> 'en' ilike ${pattern} or offered -> 'title' ->> 'ar' ilike ${pattern})
    order by starts_at desc, id desc limit 10`;
}
