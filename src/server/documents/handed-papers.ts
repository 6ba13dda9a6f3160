/** A paper of the vault that answers what a matter's step asks for. */
import { largestFile } from '#contract/matters/matters.ts';
import { Failure } from '#domain/failure.ts';
import type { ClientCaller } from '#server/documents/callers.ts';
import type { VaultFiles } from '#server/documents/files.ts';
import { lockLive, shareDocument } from '#server/documents/shares.ts';
import * as store from '#server/documents/store.ts';
import { refuseUnknownPaper, showOne } from '#server/documents/views.ts';
import { bringCopy } from '#server/matters/files/room.ts';
import type { Act } from '#server/platform/act.ts';
import { nameOf } from '#server/platform/person-name.ts';
import type { Services } from '#server/services.ts';

interface Handed {
  id: string;
  matter: string;
  paper: string;
  content: Buffer;
}

/** The matter gets a copy, which stays with it; the paper is shared with it besides. */
export async function handPaper(acting: Act<ClientCaller>, { id, matter, paper, content }: Handed) {
  const { tx, now, by } = acting;
  const { id: ownerId, proof } = by;
  const { fileName: name, media, type } = await lockLive(tx, id, ownerId);
  await shareDocument(tx, { documentId: id, ownerId, matterId: matter, proof }, now);
  const bringer = { ...acting, name: nameOf(by) };
  const file = { name, type: media, content };
  await bringCopy(bringer, matter, { paper, file, of: { id, type } });
  return showOne(tx, id, ownerId);
}

/** Read before anything is decided: files lie outside the transaction. */
export async function contentOf(
  { services, files }: { services: Services; files: VaultFiles },
  user: ClientCaller,
  id: string,
): Promise<Buffer> {
  const row = await services.sql.as(user, (tx) => store.findPaper(tx, id, user.id));
  if (!row || row.binnedAt) refuseUnknownPaper();
  if (row.size > largestFile)
    throw new Failure('payload_too_large', 'A request takes files of at most 10 MB.');
  const { content } = await files.read({ ...row, documentId: id, id: row.fileId });
  return Buffer.concat(await Array.fromAsync(content));
}
