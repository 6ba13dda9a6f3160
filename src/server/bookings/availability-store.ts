import { z } from 'zod';
import { CatalogueId, Day, Instant } from '#contract/primitives.ts';
import type { World } from '#domain/booking-search.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const Row = z.object({
  offeringId: CatalogueId,
  cell: Instant.nullable(),
  taken: z.int().nullable(),
  fromDay: Day.nullable(),
  toDay: Day.nullable(),
});

export interface Wanted {
  offerings: readonly string[];
  /** The cells that matter. */
  from: Instant;
  to: Instant;
  now: Instant;
}

export type Calendar = Pick<World, 'closures' | 'taken'>;

/** What is taken and what is closed of each offering: one statement, so one moment. */
export async function loadCalendars(sql: Sql, wanted: Wanted): Promise<Map<string, Calendar>> {
  const { offerings, from, to, now } = wanted;
  const ids = [...offerings];
  const rows = await many(
    Row,
    sql`
      select offering_id, cell, taken, null::date as from_day, null::date as to_day
      from app.places_taken(${ids}, ${from}, ${to}, ${now})
      union all
      select offering_id, null, null, from_day, to_day from app.offering_closures
      where offering_id = any (${ids}) and to_day >= (${from}::timestamptz at time zone 'Asia/Dubai')::date
        and from_day <= (${to}::timestamptz at time zone 'Asia/Dubai')::date`,
  );
  const byOffering = Map.groupBy(rows, ({ offeringId }) => offeringId);
  return new Map(ids.map((id) => [id, calendarOf(byOffering.get(id) ?? [])]));
}

function calendarOf(rows: z.infer<typeof Row>[]): Calendar {
  const taken = new Map<Instant, number>();
  const closures: { from: Day; to: Day }[] = [];
  for (const { cell, taken: count, fromDay, toDay } of rows) {
    if (cell && count) taken.set(cell, count);
    if (fromDay && toDay) closures.push({ from: fromDay, to: toDay });
  }
  return { taken, closures };
}
