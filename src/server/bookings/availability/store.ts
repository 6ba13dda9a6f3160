import { z } from 'zod';
import { CatalogueId, Day, type Instant } from '#contract/primitives.ts';
import type { AvailabilityFacts } from '#domain/bookings/search.ts';
import { dayInDubai } from '#domain/time.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

const Row = z.object({
  offeringId: CatalogueId,
  taken: z.record(z.string(), z.int()).nullable(),
  closures: z.array(z.object({ from: Day, to: Day })).nullable(),
});

interface Wanted {
  offerings: readonly string[];
  /** The cells that matter. */
  from: Instant;
  to: Instant;
  now: Instant;
}

type Calendar = Pick<AvailabilityFacts, 'closures' | 'taken'>;

/** As domain/time.ts spells moments; made here, because a year of one offering has thousands. */
const spelt = (sql: Sql) => sql`
  to_char(cell at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What is taken and what is closed of each offering: one statement, so one moment. */
export async function loadCalendars(sql: Sql, wanted: Wanted): Promise<Map<string, Calendar>> {
  const { from, to, now } = wanted;
  const ids = [...wanted.offerings];
  const rows = await many(Row, sql)`
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
    from taken full join closed using (offering_id)`;
  const found = new Map(rows.map((row) => [row.offeringId, row]));
  return new Map(ids.map((id) => [id, calendarFrom(found.get(id))]));
}

const calendarFrom = (row: z.infer<typeof Row> | undefined): Calendar => ({
  taken: new Map(Object.entries(row?.taken ?? {})),
  closures: row?.closures ?? [],
});

const Taking = z.object({ taken: z.record(z.string(), z.int()) });
export type Taking = z.infer<typeof Taking>;

interface Own {
  id: string;
  clientId: string;
  offeringId: string;
  now: Instant;
}

/** What a booking of the client's own takes just now of each cell; undefined where it is not theirs. */
export function ownPlaces(sql: Sql, own: Own): Promise<Taking | undefined> {
  const { id, clientId, offeringId, now } = own;
  return maybe(Taking, sql)`
    select coalesce((
      select json_object_agg(${spelt(sql)}, own.units) from app.cells_of(b) own
      where app.occupies(b.place) and (b.place <> 'held' or b.held_until > ${now})),
      '{}') as taken
    from app.bookings b
    where id = ${id} and client_id = ${clientId} and offering_id = ${offeringId}`;
}
