import { z } from 'zod';
import { Id, Instant } from '#contract/primitives.ts';
import { standsFrom } from '#server/bookings/row.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const StartingBooking = z.object({
  id: Id,
  version: z.int(),
  startsAt: Instant,
  updatedAt: Instant,
});
export type StartingBooking = z.infer<typeof StartingBooking>;

/** What is confirmed and starts after one moment and until another, whatever change of it waits. */
export const startingWithin = (sql: Sql, from: Instant, to: Instant) =>
  many(StartingBooking, sql)`
    select id, version, ${standsFrom(sql)} as starts_at, updated_at from app.bookings
    where (place = 'confirmed' or (place = 'pending' and before is not null))
      and ${standsFrom(sql)} > ${from} and ${standsFrom(sql)} <= ${to}
      and client_id is not null
    order by 3, id`;
