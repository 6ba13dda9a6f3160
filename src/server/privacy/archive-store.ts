import { z } from 'zod';
import { type Instant, Language } from '#contract/primitives.ts';
import { Archive } from '#contract/privacy.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

const columns = (sql: Sql) => sql`id, state, size, asked_at, ready_at, expires_at`;

const shown = 5;

export function listArchives(sql: Sql, accountId: string) {
  return many(
    Archive,
    sql`
      select ${columns(sql)} from app.archives
      where account_id = ${accountId} order by asked_at desc, id desc limit ${shown}`,
  );
}

export function findArchive(sql: Sql, { id, accountId }: { id: string; accountId: string }) {
  return maybe(
    Archive,
    sql`select ${columns(sql)} from app.archives where id = ${id} and account_id = ${accountId}`,
  );
}

interface NewArchive {
  id: string;
  accountId: string;
  language: Language;
  askedAt: Instant;
}

/** Says whether it was taken: while one is being made there is no other. */
export async function askFor(sql: Sql, archive: NewArchive): Promise<boolean> {
  const { count } = await sql`
    insert into app.archives ${sql({ ...archive, state: 'waiting' })} on conflict do nothing`;
  return count === 1;
}

const Waiting = z.object({
  id: z.uuid(),
  accountId: z.guid(),
  language: Language,
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type WaitingArchive = z.infer<typeof Waiting>;

/** With whose it is; an address that nobody confirmed is left out. */
export function findWaiting(sql: Sql, id: string) {
  return maybe(
    Waiting,
    sql`
      select a.id, a.account_id, a.language,
        case when u.email_confirmed_at is not null then nullif(u.email, '') end as email,
        case when u.phone_confirmed_at is not null then nullif(u.phone, '') end as phone
      from app.archives a join auth.users u on u.id = a.account_id
      where a.id = ${id} and a.state = 'waiting' and u.deleted_at is null`,
  );
}

export async function dropParts(sql: Sql, archiveId: string): Promise<void> {
  await sql`delete from app.archive_parts where archive_id = ${archiveId}`;
}

export interface Part {
  archiveId: string;
  number: number;
  content: Buffer;
}

export async function addPart(sql: Sql, part: Part): Promise<void> {
  await sql`insert into app.archive_parts ${sql({ ...part })}`;
}

const Content = z.object({ content: z.instanceof(Uint8Array) });

export async function readPart(sql: Sql, archiveId: string, number: number) {
  const found = await maybe(
    Content,
    sql`
      select content from app.archive_parts
      where archive_id = ${archiveId} and number = ${number}`,
  );
  return found?.content;
}

interface Finished {
  size: number;
  now: Instant;
  expiresAt: Instant;
}

/** Earlier ones make room: there is one archive of an account to be had. */
export async function finish(
  sql: Sql,
  { id, accountId }: WaitingArchive,
  { size, now, expiresAt }: Finished,
): Promise<boolean> {
  const { count } = await sql`
    update app.archives set state = 'ready', size = ${size}, ready_at = ${now}, expires_at = ${expiresAt}
    where id = ${id} and state = 'waiting'`;
  const former = sql`
    update app.archives set state = 'gone'
    where account_id = ${accountId} and id <> ${id} and state = 'ready' returning id`;
  await sql`with gone as (${former})
    delete from app.archive_parts where archive_id in (select id from gone)`;
  return count === 1;
}

/** Those whose days are over, and those that nobody will finish any more. */
export async function sweep(sql: Sql, { now, stale }: { now: Instant; stale: Instant }) {
  await sql`update app.archives set state = 'gone' where state = 'ready' and expires_at <= ${now}`;
  await sql`update app.archives set state = 'failed' where state = 'waiting' and asked_at < ${stale}`;
  await sql`
    delete from app.archive_parts p using app.archives a
    where a.id = p.archive_id and a.state in ('gone', 'failed')`;
}
