import { z } from 'zod';
import { CatalogueId, Day, Id, Instant, Language } from '#contract/primitives.ts';
import { WaitlistState } from '#contract/waitlist.ts';
import { anyRow, many, maybe, type Sql } from '#server/platform/sql.ts';

export const WaitRow = z.object({
  id: Id,
  clientId: z.guid(),
  offeringId: CatalogueId,
  fromDay: Day,
  toDay: Day,
  party: z.int(),
  state: WaitlistState,
  bookingId: Id.nullable(),
  language: Language,
  zone: z.string(),
});
export type WaitRow = z.infer<typeof WaitRow>;

const columns = (sql: Sql) => sql`
  id, client_id, offering_id, from_day, to_day, party, state, booking_id, language, zone`;

export const ShownRow = WaitRow.extend({
  position: z.int().nullable(),
  offeredUntil: Instant.nullable(),
});
export type ShownRow = z.infer<typeof ShownRow>;

const shown = (sql: Sql) => sql`
  ${columns(sql)},
  case when state = 'waiting' then app.waitlist_position(id) end as position,
  (select b.held_until from app.bookings b
    where b.id = booking_id and b.place = 'held' and e.state = 'offered') as offered_until`;

/** What the client waits for or was offered; the past follows, the newest first. */
export const entriesFor = (sql: Sql, clientId: string) =>
  many(ShownRow, sql)`
    select ${shown(sql)} from app.waitlist_entries e
    where client_id = ${clientId}
    order by state not in ('waiting', 'offered'), created_at desc, id desc limit 100`;

export const findShown = (sql: Sql, id: string, clientId: string) =>
  maybe(ShownRow, sql)`
    select ${shown(sql)} from app.waitlist_entries e
    where id = ${id} and client_id = ${clientId}`;

type NewEntry = Omit<WaitRow, 'state' | 'bookingId'> & { createdAt: Instant };

/** Says whether it is new: nobody stands in one line twice. */
export const insertEntry = (sql: Sql, entry: NewEntry) => anyRow(sql)`
    insert into app.waitlist_entries ${sql({ ...entry })} on conflict do nothing`;

export async function somebodyWaits(sql: Sql, offeringId: string): Promise<boolean> {
  const [row] = await sql`select app.somebody_waits(${offeringId}) as waits`;
  return row?.waits === true;
}

/** Those who wait for an offering, the first in line first; whoever is just leaving is passed over. */
export const lockEntriesInOrder = (sql: Sql, offeringId: string) =>
  many(WaitRow, sql)`
    select ${columns(sql)} from app.waitlist_entries
    where offering_id = ${offeringId} and state = 'waiting'
    order by created_at, id limit 1000 for update skip locked`;

export async function markOffered(sql: Sql, id: string, bookingId: string): Promise<void> {
  await sql`
    update app.waitlist_entries set state = 'offered', booking_id = ${bookingId}
    where id = ${id} and state = 'waiting'`;
}

/** Nobody can be offered a day that has passed. */
export async function endPassed(sql: Sql, today: Day): Promise<void> {
  await sql`
    update app.waitlist_entries set state = 'over' where state = 'waiting' and to_day < ${today}`;
}

const Waited = z.object({ offeringId: CatalogueId });

export const waitedFor = (sql: Sql) =>
  many(Waited, sql)`select distinct offering_id from app.waitlist_entries where state = 'waiting'`;

export async function closeEntry(sql: Sql, id: string, state: 'taken' | 'left'): Promise<void> {
  await sql`
    update app.waitlist_entries set state = ${state}
    where id = ${id} and state in ('waiting', 'offered')`;
}
