/** Messages, thirty at a time, as a conversation is read: the oldest of a page first. */
import type { MatterMessage } from '#contract/matters/parts.ts';
import { filesAmong } from '#server/matters/files/store.ts';
import { type MessageRow, messagesBefore } from '#server/matters/messages/store.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import type { Sql } from '#server/platform/sql.ts';

const pageSize = 30;

export async function threadOf(
  tx: Sql,
  matterId: string,
  { before, notes }: { before: string | undefined; notes: boolean },
) {
  const list = `messages-${matterId}`;
  const rows = await messagesBefore(tx, matterId, {
    before: readCursor(list, before),
    limit: pageSize + 1,
    notes,
  });
  const { items, next: earlier } = pageOf(list, rows, pageSize, (oldest) => oldest);
  return { items: await withFiles(tx, matterId, items.reverse()), earlier };
}

async function withFiles(tx: Sql, matterId: string, rows: MessageRow[]): Promise<MatterMessage[]> {
  const ids = rows.flatMap(({ fileIds }) => fileIds);
  const files = ids.length > 0 ? await filesAmong(tx, matterId, ids) : [];
  return rows.map(({ id, at, side, writerName, delegateName, text, fileIds, internal }) => ({
    id,
    at,
    from: side,
    name: writerName,
    delegate: delegateName,
    text,
    internal,
    files: fileIds.flatMap((file) => files.find((one) => one.id === file) ?? []),
  }));
}
