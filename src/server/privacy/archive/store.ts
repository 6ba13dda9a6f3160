import { z } from 'zod';
import { type Instant, Language } from '#contract/primitives.ts';
import { Archive } from '#contract/privacy.ts';
import { anyRow, many, maybe, type Sql } from '#server/platform/sql.ts';

const columns = (sql: Sql) => sql`id, state, size, asked_at, ready_at, expires_at`;

const shown = 5;

export const listArchives = (sql: Sql, accountId: string) =>
  many(Archive, sql)`
    select ${columns(sql)} from app.archives
    where account_id = ${accountId} order by asked_at desc, id desc limit ${shown}`;

export const findArchive = (sql: Sql, { id, accountId }: { id: string; accountId: string }) =>
  maybe(Archive, sql)`
    select ${columns(sql)} from app.archives where id = ${id} and account_id = ${accountId}`;

interface NewArchive {
  id: string;
  accountId: string;
  language: Language;
  askedAt: Instant;
}

/** Says whether it was taken: while one is being made there is no other. */
export const requestArchive = (sql: Sql, archive: NewArchive) => anyRow(sql)`
    insert into app.archives ${sql({ ...archive, state: 'waiting' })} on conflict do nothing`;

const Waiting = z.object({
  id: z.uuid(),
  accountId: z.guid(),
  language: Language,
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type WaitingArchive = z.infer<typeof Waiting>;

/** With whose it is; an address that nobody confirmed is left out. */
export const findWaiting = (sql: Sql, id: string) =>
  maybe(Waiting, sql)`
    select a.id, a.account_id, a.language,
      case when u.email_confirmed_at is not null then nullif(u.email, '') end as email,
      case when u.phone_confirmed_at is not null then nullif(u.phone, '') end as phone
    from app.archives a join auth.users u on u.id = a.account_id
    where a.id = ${id} and a.state = 'waiting' and u.deleted_at is null`;

const Former = z.object({ id: z.uuid() });

/** Says whether it was still waited for. Earlier ones make room: there is one archive to be had. */
export async function finishArchive(
  sql: Sql,
  { id, accountId }: WaitingArchive,
  { size, now, expiresAt }: { size: number; now: Instant; expiresAt: Instant },
): Promise<{ first: boolean; former: string[] }> {
  const { count } = await sql`
    update app.archives set state = 'ready', size = ${size}, ready_at = ${now}, expires_at = ${expiresAt}
    where id = ${id} and state = 'waiting'`;
  const former = await many(Former, sql)`
    update app.archives set state = 'gone'
    where account_id = ${accountId} and id <> ${id} and state = 'ready' returning id`;
  return { first: count === 1, former: former.map((one) => one.id) };
}

const Swept = z.object({ id: z.uuid(), accountId: z.guid() });

/** Those whose days are over, and those that nobody will finish any more. */
export async function sweepArchives(sql: Sql, { now, stale }: { now: Instant; stale: Instant }) {
  await sql`update app.archives set state = 'failed' where state = 'waiting' and asked_at < ${stale}`;
  return many(Swept, sql)`
    update app.archives set state = 'gone' where state = 'ready' and expires_at <= ${now}
    returning id, account_id`;
}
