import type { Instant } from '#contract/primitives.ts';
import { BookingRow, bookingColumns as columns } from '#server/bookings/row.ts';
import { many, type Sql } from '#server/platform/sql.ts';

/** How many a job decides about in one transaction, so that nobody waits long for a row. */
export const batch = 200;

/** Confirmed ones that are over, and pending ones that would have begun, as asked for or as they stood; each locked. */
export const lockPassed = (sql: Sql, now: Instant) =>
  many(BookingRow, sql)`
    select ${columns(sql)} from app.bookings
    where (place = 'confirmed' and ends_at <= ${now}) or (place = 'pending'
      and least(starts_at, (before ->> 'startsAt')::timestamptz) <= ${now})
    order by ends_at limit ${batch} for update skip locked`;

/** Nights and hours that nobody can book any more need no count. */
export async function forgetCells(sql: Sql, before: Instant): Promise<void> {
  await sql`select app.forget_cells(${before})`;
}
