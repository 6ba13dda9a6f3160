import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { movedFrom, type TicketTime } from '#domain/bookings/ticket/move.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const Confirmed = z.object({ at: Instant, startsAt: Instant, keeper: z.string() });

/** Who of the house confirmed a booking, and from when it was moved lately. */
export async function ticketFacts(sql: Sql, { id, startsAt }: BookingRow, now: Instant) {
  const stood: (TicketTime & { keeper: string })[] = await many(Confirmed, sql)`
    select at, after ->> 'startsAt' as starts_at, coalesce(after ->> 'keeper', '') as keeper
    from app.booking_events
    where booking_id = ${id} and after ->> 'place' = 'confirmed' and after ? 'startsAt'
    order by at, id`;
  const keeper = stood.findLast((one) => one.keeper)?.keeper ?? '';
  return { keeper, movedFrom: movedFrom(stood, startsAt, now) };
}
