import { z } from 'zod';
import { Id, Instant } from '#contract/primitives.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const Starting = z.object({ id: Id, version: z.int(), startsAt: Instant, updatedAt: Instant });
export type Starting = z.infer<typeof Starting>;

/** What is confirmed and starts after one moment and until another. */
export const startingWithin = (sql: Sql, from: Instant, to: Instant) =>
  many(Starting, sql)`
    select id, version, starts_at, updated_at from app.bookings
    where place = 'confirmed' and starts_at > ${from} and starts_at <= ${to}
      and client_id is not null
    order by starts_at, id`;
