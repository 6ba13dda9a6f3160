import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

const Quiet = z.object({ quietFrom: z.int(), quietUntil: z.int(), now: Instant });

/** Somebody's quiet hours and the database's clock; nothing where they have none. */
export async function quietHoursOf(sql: Sql, accountId: string) {
  const found = await maybe(Quiet, sql)`
    select quiet_from, quiet_until, now() as now from app.quiet_hours_of(${accountId})`;
  return found && { from: found.quietFrom, until: found.quietUntil, now: found.now };
}
