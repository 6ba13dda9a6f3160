import { z } from 'zod';
import { KnownClient } from '#contract/clients.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { anyRow, many, maybe, type Sql } from '#server/platform/sql.ts';

const columns = (sql: Sql) => sql`
  u.id, ${nameFrom(sql, 'u')} as name, coalesce(u.email, '') as email, coalesce(u.phone, '') as phone,
  case when u.raw_user_meta_data ->> 'language' in ('en', 'ar')
    then u.raw_user_meta_data ->> 'language' end as language,
  c.plan, c.created_at as since,
  case when h.id is not null
    then jsonb_build_object('id', h.id, 'name', ${nameFrom(sql, 'h')}) end as manager`;

const known = (sql: Sql) => sql`
  app.clients c join auth.users u on u.id = c.id and u.deleted_at is null
  left join auth.users h on h.id = c.manager_id`;

export const findKnown = (sql: Sql, id: string) =>
  maybe(KnownClient, sql)`select ${columns(sql)} from ${known(sql)} where c.id = ${id}`;

export const findAllKnown = (sql: Sql, ids: string[]) =>
  many(KnownClient, sql)`
    select ${columns(sql)} from ${known(sql)} where c.id = any (${ids}::uuid[])`;

const most = 20;

/** Whoever has it in their name, address or telephone, or something with this reference. */
export function clientsMatching(sql: Sql, words: string) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const reference = words.toUpperCase();
  const found = sql`
    where u.raw_user_meta_data ->> 'full_name' ilike ${pattern} or u.email ilike ${pattern}
      or u.phone ilike ${pattern}
      or c.id in (select client_id from app.matters where reference = ${reference})
      or c.id in (select client_id from app.bookings where reference = ${reference})`;
  return many(KnownClient, sql)`
    select ${columns(sql)} from ${known(sql)} ${words === '' ? sql`` : found}
    order by c.created_at desc, c.id desc limit ${most}`;
}

export async function setManager(sql: Sql, id: string, manager: string | null): Promise<void> {
  await sql`
    update app.clients set manager_id = ${manager}, updated_at = now() where id = ${id}`;
}

/** Somebody who works here and still may. */
export const isColleague = (sql: Sql, id: string) => anyRow(sql)`
    select 1 from auth.users
    where id = ${id} and deleted_at is null
      and raw_app_meta_data ->> 'role' in ('concierge', 'admin')`;

/** Somebody who came before the first concierge still gets one. */
export async function giveManager(sql: Sql, clientId: string): Promise<void> {
  await sql`
    update app.clients set manager_id = app.least_loaded_concierge()
    where id = ${clientId} and manager_id is null`;
}

const Unattended = z.object({ id: z.guid() });

/** Clients whose manager is nobody, or nobody of the house any more. */
export const unattendedClients = (sql: Sql) =>
  many(Unattended, sql)`
    select c.id from app.clients c left join auth.users h on h.id = c.manager_id
    where h.id is null or h.deleted_at is not null
      or coalesce(h.raw_app_meta_data ->> 'role', '') not in ('concierge', 'admin')
    order by c.created_at, c.id limit 1000`;

export async function replaceManager(sql: Sql, clientId: string): Promise<void> {
  await sql`
    update app.clients set manager_id = app.least_loaded_concierge(), updated_at = now()
    where id = ${clientId}`;
}

const Manager = z.object({ id: z.guid(), name: z.string() });

export const managerOf = (sql: Sql, clientId: string) =>
  maybe(Manager, sql)`
    select h.id, ${nameFrom(sql, 'h')} as name
    from app.clients c join auth.users h on h.id = c.manager_id
    where c.id = ${clientId} and h.deleted_at is null`;

/** With `only`, where that is still their plan. */
export async function setPlan(
  sql: Sql,
  clientId: string,
  { plan, only }: { plan: string | null; only?: string },
): Promise<void> {
  await sql`
    update app.clients set plan = ${plan}, updated_at = now()
    where id = ${clientId} ${only === undefined ? sql`` : sql`and plan = ${only}`}`;
}
