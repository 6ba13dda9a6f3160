import { z } from 'zod';
import { Day, Instant } from '#contract/primitives.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const ClosedDays = z.object({ from: Day, to: Day });

export function closuresOf(sql: Sql, offeringId: string) {
  return many(
    ClosedDays,
    sql`
      select from_day as "from", to_day as "to" from app.offering_closures
      where offering_id = ${offeringId}`,
  );
}

const TakenCell = z.object({ cell: Instant, taken: z.int() });

/** What is taken of one offering from a moment on, holds that have ended left out. */
export async function takenOf(
  sql: Sql,
  offeringId: string,
  { from, to, now }: { from: Instant; to: Instant; now: Instant },
): Promise<Map<Instant, number>> {
  const rows = await many(
    TakenCell,
    sql`
      select cell, taken from app.places_taken(array[${offeringId}], ${from}, ${to}, ${now})`,
  );
  return new Map(rows.map(({ cell, taken }) => [cell, taken]));
}
