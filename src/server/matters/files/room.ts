import type { DocumentType } from '#contract/documents/kinds.ts';
import { isOfIdentity } from '#domain/auth/fresh-proof.ts';
import { Failure } from '#domain/failure.ts';
import { insertFile, nameIdentity, weightOf } from '#server/matters/files/store.ts';
import type { Somebody } from '#server/matters/messages/messages.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { bringPaper } from '#server/matters/steps/steps.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';

/** A matter is no warehouse. */
const mostFiles = 200;
const mostBytes = 500 * 1024 * 1024;

export async function checkRoom(tx: Sql, matterId: string, more: number): Promise<void> {
  const { files, bytes } = await weightOf(tx, matterId);
  if (files < mostFiles && bytes + more <= mostBytes) return;
  throw new Failure('conflict', 'This matter has all the files it can hold.');
}

interface Copied {
  paper: string;
  file: { name: string; type: string; content: Buffer };
  /** What it is a copy of: a passport stays one wherever it is handed to. */
  of: { id: string; type: DocumentType };
}

/** What the client keeps elsewhere in the house, as a copy where a paper is wanted. */
export async function bringCopy(
  acting: Somebody,
  id: string,
  { paper, file, of }: Copied,
): Promise<MatterRow> {
  const { tx, by, now } = acting;
  const copy = { ...file, id: newId(), size: file.content.length, createdAt: now };
  await checkRoom(tx, id, copy.size);
  await insertFile(tx, { ...copy, matterId: id, uploaderId: by.id });
  if (isOfIdentity(of.type))
    await nameIdentity(tx, { fileId: copy.id, type: of.type, documentId: of.id });
  return bringPaper(acting, id, { paper, file: copy.id });
}
