import { z } from 'zod';
import { Id, Instant } from '#contract/primitives.ts';
import type { Position } from '#server/platform/paging.ts';
import { anyRow, many, maybe, type Sql } from '#server/platform/sql.ts';

export const MessageRow = z.object({
  id: Id,
  at: Instant,
  side: z.enum(['client', 'house']),
  writerName: z.string(),
  delegateName: z.string(),
  text: z.string(),
  fileIds: z.array(Id),
  internal: z.boolean(),
});
export type MessageRow = z.infer<typeof MessageRow>;

/** Whose hand it was, the table knows by itself. */
interface NewMessage extends Omit<MessageRow, 'delegateName'> {
  matterId: string;
  writerId: string | null;
}

export async function insertMessage(sql: Sql, message: NewMessage): Promise<void> {
  await sql`insert into app.matter_messages ${sql({ ...message })}`;
}

/** The newest first. A client never gets a note of the house: neither from here nor past the policy. */
export function messagesBefore(
  sql: Sql,
  matterId: string,
  { before, limit, notes }: { before: Position | undefined; limit: number; notes: boolean },
) {
  const beyond = before ? sql`and (at, id) < (${before.at}, ${before.id})` : sql``;
  return many(MessageRow, sql)`
    select id, at, side, writer_name, delegate_name, text, file_ids, internal from app.matter_messages
    where matter_id = ${matterId} ${notes ? sql`` : sql`and not internal`} ${beyond}
    order by at desc, id desc limit ${limit}`;
}

/** What the letter of one says; a note of the house has none. */
export const findMessage = (sql: Sql, id: string) =>
  maybe(MessageRow, sql)`
    select id, at, side, writer_name, delegate_name, text, file_ids, internal from app.matter_messages
    where id = ${id} and not internal`;

/** Files of this matter that stand in a message already. */
export const sentAmong = (sql: Sql, matterId: string, files: string[]) => anyRow(sql)`
    select 1 from app.matter_messages
    where matter_id = ${matterId} and file_ids && ${files}::uuid[] limit 1`;
