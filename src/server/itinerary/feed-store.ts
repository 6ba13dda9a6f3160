import { z } from 'zod';
import { Id, Instant, Language } from '#contract/primitives.ts';
import { maybe, type Sql } from '#server/platform/sql.ts';

export const FeedRow = z.object({
  id: Id,
  clientId: z.guid(),
  /** Sealed. */
  token: z.string(),
  language: Language,
  createdAt: Instant,
  lastReadAt: Instant.nullable(),
  lastReader: z.string().nullable(),
});
export type FeedRow = z.infer<typeof FeedRow>;

const columns = (sql: Sql) => sql`
  id, client_id, token, language, created_at, last_read_at, last_reader`;

export const openFeedOf = (sql: Sql, clientId: string) =>
  maybe(FeedRow, sql)`
    select ${columns(sql)} from app.calendar_feeds
    where client_id = ${clientId} and revoked_at is null`;

type NewFeed = Pick<FeedRow, 'id' | 'clientId' | 'token' | 'language' | 'createdAt'> & {
  tokenHash: string;
};

/** Nothing happens where one is open already: the table allows one. */
export async function insertFeed(sql: Sql, feed: NewFeed): Promise<void> {
  await sql`insert into app.calendar_feeds ${sql({ ...feed })} on conflict do nothing`;
}

export async function closeFeedOf(sql: Sql, clientId: string, now: Instant): Promise<void> {
  await sql`
    update app.calendar_feeds set revoked_at = ${now}
    where client_id = ${clientId} and revoked_at is null`;
}

/** Open, and of an account that is still here. */
export const findByToken = (sql: Sql, tokenHash: string) =>
  maybe(FeedRow, sql)`
    select ${columns(sql)} from app.calendar_feeds
    where token_hash = ${tokenHash} and revoked_at is null
      and app.session_stands(client_id, null)`;

interface Reading {
  reader: string;
  now: Instant;
}

export async function noteReading(sql: Sql, id: string, { reader, now }: Reading): Promise<void> {
  await sql`
    update app.calendar_feeds set last_read_at = ${now}, last_reader = ${reader}
    where id = ${id}`;
}
