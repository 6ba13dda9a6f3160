import { z } from 'zod';
import { anyRow, many, maybe, type Sql } from '#server/platform/sql.ts';

const WrappedKey = z.object({
  id: z.string(),
  masterId: z.string(),
  wrapped: z.instanceof(Buffer),
});
export type WrappedKey = z.infer<typeof WrappedKey>;

const columns = (sql: Sql) => sql`id, master_id, wrapped`;

export const findKey = (sql: Sql, id: string) =>
  maybe(WrappedKey, sql)`select ${columns(sql)} from storage.data_keys where id = ${id}`;

/** A client's, or the house's own where nobody is named. */
export const keyOfOwner = (sql: Sql, ownerId: string | null) =>
  maybe(WrappedKey, sql)`
    select ${columns(sql)} from storage.data_keys
    where owner_id is not distinct from ${ownerId}`;

/** Nothing where another process has just made one. */
export async function insertKey(sql: Sql, key: WrappedKey & { ownerId: string | null }) {
  await sql`insert into storage.data_keys ${sql(key)} on conflict do nothing`;
}

/** Whether files may be kept for somebody: whoever has left gets no new key. */
export const isLiving = (sql: Sql, ownerId: string) => anyRow(sql)`
    select from auth.users where id = ${ownerId} and deleted_at is null`;

/** Whether somebody is still here, and still in the session they asked from where that is known. */
export async function sessionStands(sql: Sql, person: string, session: string | undefined) {
  const [row] = await sql`select app.session_stands(${person}, ${session ?? null}) as stands`;
  return row?.stands === true;
}

/** Some that another master key wrapped, locked while they are wrapped anew. */
export const wrappedByOthers = (sql: Sql, masterId: string, most: number) =>
  many(WrappedKey, sql)`
    select ${columns(sql)} from storage.data_keys where master_id <> ${masterId}
    order by id limit ${most} for update`;

export async function replaceWrapping(sql: Sql, { id, masterId, wrapped }: WrappedKey) {
  await sql`
    update storage.data_keys set ${sql({ masterId, wrapped })} where id = ${id}`;
}

/** The names of all master keys that wrap something. */
export async function mastersInUse(sql: Sql): Promise<string[]> {
  const rows = await many(z.object({ masterId: z.string() }), sql)`
    select distinct master_id from storage.data_keys`;
  return rows.map(({ masterId }) => masterId);
}

/** One that each master key wraps. */
export const oneOfEachMaster = (sql: Sql) =>
  many(WrappedKey, sql)`
    select distinct on (master_id) ${columns(sql)} from storage.data_keys order by master_id, id`;

/** What it sealed is unreadable from then on, and its objects are gone with it. */
export async function deleteKeyOf(sql: Sql, ownerId: string): Promise<void> {
  await sql`delete from storage.data_keys where owner_id = ${ownerId}`;
}
