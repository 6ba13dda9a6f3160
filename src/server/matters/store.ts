import type { Instant } from '#contract/primitives.ts';
import { riskFrom } from '#domain/matters/promise.ts';
import {
  matterColumns as columns,
  ListedMatter,
  MatterRow,
  promiseOf,
  type ReaderOf,
  unreadColumn,
} from '#server/matters/row.ts';
import { never } from '#server/platform/paging.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

/** Everything that may change; the rest stays as it was made. */
function changing(sql: Sql, row: MatterRow) {
  const {
    kind,
    area,
    title,
    form,
    subject,
    state,
    waitsOn,
    ownerId,
    ownerName,
    urgent,
    escalated,
  } = row;
  const { pausedUntil, promiseKind, promiseFrom, promiseDue, promiseMissed } = row;
  const { promisesKept, promisesMissed, handedInAt, stateSince, ratingStars, ratingWords } = row;
  const promise = promiseOf(row);
  return {
    kind,
    area,
    title: sql.json(title),
    form: sql.json(form),
    subject: subject && sql.json(subject),
    state,
    waitsOn,
    ownerId,
    ownerName,
    urgent,
    escalated,
    pausedUntil,
    promiseKind,
    promiseFrom,
    promiseDue,
    promiseMissed,
    promisesKept,
    promisesMissed,
    queueAt: promiseDue ?? never,
    promiseRiskAt: promise && riskFrom(promise),
    handedInAt,
    stateSince,
    ratingStars,
    ratingWords,
  };
}

/** Nothing when the reference is already somebody's. */
export function insertMatterRow(sql: Sql, row: MatterRow) {
  const { id, reference, clientId, language, zone, version, createdAt, updatedAt } = row;
  const made = { id, reference, clientId, language, zone, version };
  const values = { ...made, ...changing(sql, row), createdAt, updatedAt };
  return maybe(MatterRow, sql)`
    with m as (
      insert into app.matters ${sql(values)} on conflict (reference) do nothing returning *)
    select ${columns(sql)} from m`;
}

export const findMatter = (sql: Sql, id: string, clientId: string) =>
  maybe(MatterRow, sql)`
    select ${columns(sql)} from app.matters m where m.id = ${id} and m.client_id = ${clientId}`;

/** Locks the row, so that two acts on one matter happen in turn. */
export const lockMatter = (sql: Sql, id: string, clientId: string) =>
  maybe(MatterRow, sql)`
    select ${columns(sql)} from app.matters m
    where m.id = ${id} and m.client_id = ${clientId} for update`;

/** Somebody's to which they have said yes. */
export const lockAgreed = (sql: Sql, clientId: string) =>
  many(MatterRow, sql)`
    select ${columns(sql)} from app.matters m
    where m.client_id = ${clientId} and exists (
      select from app.matter_quotes q where q.matter_id = m.id and q.state = 'accepted')
    order by m.created_at, m.id for update`;

/** For the house: whoever it belongs to. */
export const findAny = (sql: Sql, id: string) =>
  maybe(MatterRow, sql)`select ${columns(sql)} from app.matters m where m.id = ${id}`;

export const lockAnyMatter = (sql: Sql, id: string) =>
  maybe(MatterRow, sql)`select ${columns(sql)} from app.matters m where m.id = ${id} for update`;

/** With what its reader has not seen. */
export const unreadOf = (sql: Sql, id: string, reader: ReaderOf) =>
  one(ListedMatter.pick({ unread: true }), sql)`
    select ${unreadColumn(sql, reader)} from app.matters m where m.id = ${id}`;

/** `raises`: what others decided upon has changed, and they must look again. */
export const saveMatter = (
  sql: Sql,
  row: MatterRow,
  { now, raises, rated = false }: { now: Instant; raises: boolean; rated?: boolean },
) =>
  one(MatterRow, sql)`
    update app.matters m set ${sql(changing(sql, row))},
      version = m.version + ${raises ? 1 : 0}, updated_at = ${now},
      rated_at = case when ${rated} then ${now}::timestamptz else m.rated_at end
    where m.id = ${row.id} returning ${columns(sql)}`;

export async function markRead(
  sql: Sql,
  mark: { matterId: string; readerId: string; readAt: Instant },
): Promise<void> {
  await sql`
    insert into app.matter_reads ${sql(mark)}
    on conflict (matter_id, reader_id) do update
      set read_at = greatest(matter_reads.read_at, excluded.read_at)`;
}

/** Somebody who leaves hands back whatever is open. */
export async function releaseAllOf(sql: Sql, ownerId: string): Promise<void> {
  await sql`
    update app.matters set owner_id = null, owner_name = '', version = version + 1,
      updated_at = now()
    where owner_id = ${ownerId} and state in ('submitted', 'clarifying', 'sourcing', 'proposed',
      'approved', 'fulfilling', 'delivered')`;
}
