import { messageColumns, StoredMessage } from '#server/platform/messages/table.ts';
import { many, type Sql } from '#server/platform/sql.ts';

export interface Filter {
  /** The id of the last message already shown. */
  after?: string | undefined;
  to?: string | undefined;
  limit: number;
}

export function newestLetters(sql: Sql, { after, to, limit }: Filter) {
  const older = sql`
    (created_at, id) < (select created_at, id from app.messages where id = ${after ?? null})`;
  return many(StoredMessage, sql)`
    select ${messageColumns(sql)} from app.messages
    where ${after ? older : sql`true`} and ${to ? sql`recipient = ${to}` : sql`true`}
    order by created_at desc, id desc
    limit ${limit}`;
}
