import { z } from 'zod';
import { Id, Instant } from '#contract/primitives.ts';
import { anyRow, many, maybe, one, type Sql } from '#server/platform/sql.ts';

const Departure = z.object({ id: Id, accountId: z.guid(), askedAt: Instant, dueAt: Instant });
type DepartureRow = z.infer<typeof Departure>;

const columns = (sql: Sql) => sql`id, account_id, asked_at, due_at`;
const isRunning = (sql: Sql) => sql`stayed_at is null and erased_at is null`;

export const runningDeparture = (sql: Sql, accountId: string) =>
  maybe(Departure, sql)`
    select ${columns(sql)} from app.departures
    where account_id = ${accountId} and ${isRunning(sql)}`;

/** Says whether it is new: a second wish of the same account changes nothing. */
export const beginDeparture = async (
  sql: Sql,
  departure: DepartureRow & { undoHash: string },
) => anyRow(sql)`
    insert into app.departures ${sql({ ...departure })} on conflict do nothing`;

/** Says whether they were leaving. */
export const cancelDeparture = (sql: Sql, accountId: string, now: Instant) => anyRow(sql)`
    update app.departures set stayed_at = ${now}
    where account_id = ${accountId} and ${isRunning(sql)}`;

const Linked = z.object({ accountId: z.guid(), isRunning: z.boolean(), isErased: z.boolean() });

export const lockDepartureByLink = (sql: Sql, undoHash: string) =>
  maybe(Linked, sql)`
    select account_id, ${isRunning(sql)} as is_running, erased_at is not null as is_erased
    from app.departures where undo_hash = ${undoHash} for update`;

/** Whose time has come, the longest first. */
export const listDue = (sql: Sql, now: Instant) =>
  many(Departure, sql)`
    select ${columns(sql)} from app.departures
    where due_at <= ${now} and ${isRunning(sql)} order by due_at limit 100`;

/** Held until the transaction ends; nothing where somebody else is at it, or they stayed after all. */
export const lockDue = (sql: Sql, id: string, now: Instant) =>
  maybe(Departure, sql)`
    select ${columns(sql)} from app.departures
    where id = ${id} and due_at <= ${now} and ${isRunning(sql)} for update skip locked`;

export async function markErased(sql: Sql, id: string, now: Instant): Promise<void> {
  await sql`update app.departures set erased_at = ${now} where id = ${id}`;
}

export async function deleteDepartures(sql: Sql, before: Instant): Promise<void> {
  await sql`delete from app.departures where coalesce(erased_at, stayed_at) < ${before}`;
}

const Open = z.object({ bookingsAhead: z.int(), openMatters: z.int() });

/** What would end with the account. */
export const standsOpen = (sql: Sql, accountId: string, now: Instant) =>
  one(Open, sql)`
    select
      (select count(*)::int from app.bookings where client_id = ${accountId}
        and starts_at > ${now} and place in ('pending', 'confirmed')) as bookings_ahead,
      (select count(*)::int from app.matters where client_id = ${accountId}
        and state not in ('draft', 'closed', 'withdrawn', 'declined', 'lapsed')) as open_matters`;
