import { z } from 'zod';
import { CatalogueId, Day, type Instant } from '#contract/primitives.ts';
import type { World } from '#domain/booking-search.ts';
import { dayInDubai } from '#domain/time.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const Row = z.object({
  offeringId: CatalogueId,
  taken: z.record(z.string(), z.int()).nullable(),
  closures: z.array(z.object({ from: Day, to: Day })).nullable(),
});

export interface Wanted {
  offerings: readonly string[];
  /** The cells that matter. */
  from: Instant;
  to: Instant;
  now: Instant;
}

export type Calendar = Pick<World, 'closures' | 'taken'>;

/** As domain/time.ts spells moments; made here, because a year of one offering has thousands. */
const spelt = (sql: Sql) => sql`
  to_char(cell at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What is taken and what is closed of each offering: one statement, so one moment. */
export async function loadCalendars(sql: Sql, wanted: Wanted): Promise<Map<string, Calendar>> {
  const { from, to, now } = wanted;
  const ids = [...wanted.offerings];
  const rows = await many(
    Row,
    sql`
      with taken as (
        select offering_id, json_object_agg(${spelt(sql)}, taken) as taken
        from app.places_taken(${ids}, ${from}, ${to}, ${now}) group by offering_id
      ), closed as (
        select offering_id, json_agg(json_build_object('from', from_day, 'to', to_day)) as closures
        from app.offering_closures
        where offering_id = any (${ids})
          and to_day >= ${dayInDubai(from)} and from_day <= ${dayInDubai(to)}
        group by offering_id
      )
      select offering_id, taken.taken, closed.closures
      from taken full join closed using (offering_id)`,
  );
  const found = new Map(rows.map((row) => [row.offeringId, row]));
  return new Map(ids.map((id) => [id, calendarOf(found.get(id))]));
}

function calendarOf(row: z.infer<typeof Row> | undefined): Calendar {
  return { taken: new Map(Object.entries(row?.taken ?? {})), closures: row?.closures ?? [] };
}
