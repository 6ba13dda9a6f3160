import { z } from 'zod';
import { ClockTime } from '#contract/catalogue/shapes.ts';
import { Day, Id } from '#contract/primitives.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

export const PlannedRow = z.object({
  id: Id,
  offeringId: z.string().nullable(),
  title: z.string(),
  day: Day,
  time: ClockTime.nullable(),
  minutes: z.int().nullable(),
  position: z.int(),
});
export type PlannedRow = z.infer<typeof PlannedRow>;

const columns = (sql: Sql) => sql`id, offering_id, title, day, time, minutes, position`;

/** One client's changes come one after the other: each counts what stands on a day. */
export async function itineraryInTurn(sql: Sql, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`itinerary ${clientId}`}, 0))`;
}

export const listFrom = (sql: Sql, clientId: string, day: Day) =>
  many(PlannedRow, sql)`
    select ${columns(sql)} from app.planned_items
    where client_id = ${clientId} and day >= ${day} order by day, position, id`;

export async function countFrom(sql: Sql, clientId: string, day: Day): Promise<number> {
  const [row] = await sql`
    select count(*)::int as planned from app.planned_items
    where client_id = ${clientId} and day >= ${day}`;
  return row?.planned ?? 0;
}

export const findPlanned = (sql: Sql, id: string, clientId: string) =>
  maybe(PlannedRow, sql)`
    select ${columns(sql)} from app.planned_items
    where id = ${id} and client_id = ${clientId}`;

export async function insertPlanned(sql: Sql, clientId: string, item: PlannedRow): Promise<void> {
  await sql`insert into app.planned_items ${sql({ ...item, clientId })}`;
}

export async function placePlannedRow(sql: Sql, { id, day, time }: PlannedRow): Promise<void> {
  await sql`update app.planned_items set day = ${day}, time = ${time} where id = ${id}`;
}

export async function removePlannedRow(sql: Sql, id: string): Promise<void> {
  await sql`delete from app.planned_items where id = ${id}`;
}

interface Row {
  clientId: string;
  day: Day;
}

/** The ids of a day in their order. */
export async function rowOf(sql: Sql, { clientId, day }: Row): Promise<string[]> {
  const items = await many(z.object({ id: Id }), sql)`
    select id from app.planned_items
    where client_id = ${clientId} and day = ${day} order by position, id`;
  return items.map(({ id }) => id);
}

/** Numbers a day anew from nought, without a gap. */
export async function numberDay(sql: Sql, clientId: string, ids: string[]): Promise<void> {
  await sql`
    update app.planned_items item set position = told.place - 1
    from unnest(${ids}::uuid[]) with ordinality as told (id, place)
    where item.id = told.id and item.client_id = ${clientId} and item.position <> told.place - 1`;
}
