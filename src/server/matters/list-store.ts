import { z } from 'zod';
import type { MatterArea } from '#contract/matters/kinds.ts';
import { Instant } from '#contract/primitives.ts';
import {
  matterColumns as columns,
  ListedMatter,
  type ReaderOf,
  unreadColumn,
} from '#server/matters/row.ts';
import type { Position } from '#server/platform/paging.ts';
import { many, one, type Sql } from '#server/platform/sql.ts';

interface ListPage {
  clientId: string;
  area: MatterArea | undefined;
  which: 'open' | 'drafts' | 'done' | 'all';
  /** What somebody typed to find it. */
  words: string | undefined;
  after: Position | undefined;
  limit: number;
}

const over = (sql: Sql) => sql`m.state in ('closed', 'withdrawn', 'declined', 'lapsed')`;

/** The client's own, the last touched first. */
export function listOwn(sql: Sql, { clientId, area, which, words, after, limit }: ListPage) {
  const beyond = after ? sql`and (m.updated_at, m.id) < (${after.at}, ${after.id})` : sql``;
  const inState = {
    open: sql`and not ${over(sql)} and m.state <> 'draft'`,
    drafts: sql`and m.state = 'draft'`,
    done: sql`and ${over(sql)}`,
    all: sql``,
  };
  return many(ListedMatter, sql)`
    select ${columns(sql)}, ${unreadColumn(sql, { id: clientId, side: 'client' })}
    from app.matters m
    where m.client_id = ${clientId} ${inState[which]} ${beyond}
      ${area ? sql`and m.area = ${area}` : sql``}
      ${words ? saying(sql, words) : sql``}
    order by m.updated_at desc, m.id desc limit ${limit}`;
}

/** In its title in either language, in its reference, or in what was asked. */
function saying(sql: Sql, words: string) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`
    and (m.title ->> 'en' ilike ${pattern} or m.title ->> 'ar' ilike ${pattern}
      or m.reference ilike ${pattern} or m.form ->> 'notes' ilike ${pattern})`;
}

/** For the desk: whatever says it, a draft aside. */
export const listSaying = (sql: Sql, words: string, reader: ReaderOf) =>
  many(ListedMatter, sql)`
    select ${columns(sql)}, ${unreadColumn(sql, reader)} from app.matters m
    where m.state <> 'draft' ${saying(sql, words)}
    order by m.updated_at desc, m.id desc limit 10`;

/** For the desk: what a client has open with the house. */
export const listOpenOf = (sql: Sql, clientId: string, reader: ReaderOf) =>
  many(ListedMatter, sql)`
    select ${columns(sql)}, ${unreadColumn(sql, reader)} from app.matters m
    where m.client_id = ${clientId} and not ${over(sql)} and m.state <> 'draft'
    order by m.updated_at desc, m.id desc limit 20`;

/** Those that their client agreed to a price of, over or not. */
export const listAgreedOf = (sql: Sql, clientId: string, reader: ReaderOf) =>
  many(ListedMatter, sql)`
    select ${columns(sql)}, ${unreadColumn(sql, reader)} from app.matters m
    where m.client_id = ${clientId} and exists (
      select from app.matter_quotes q where q.matter_id = m.id and q.state = 'accepted')
    order by m.updated_at desc, m.id desc limit 10`;

/** When anybody wrote last in a matter of a client. */
export async function lastWord(sql: Sql, clientId: string): Promise<Instant | null> {
  const { at } = await one(z.object({ at: Instant.nullable() }), sql)`
    select max(w.at) as at from app.matter_messages w join app.matters m on m.id = w.matter_id
    where m.client_id = ${clientId} and not w.internal`;
  return at;
}
