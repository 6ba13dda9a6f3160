/** Permissions: given to those who work on one matter, taken back at once. */
import { clientTopic, deskTopic, matterTopic } from '#contract/live.ts';
import type { Instant } from '#contract/primitives.ts';
import { type Proof, requireProofFor } from '#domain/auth/fresh-proof.ts';
import { Failure } from '#domain/failure.ts';
import { refuseField } from '#server/documents/details.ts';
import * as shares from '#server/documents/share-store.ts';
import * as store from '#server/documents/store.ts';
import { refuseUnknownPaper } from '#server/documents/views.ts';
import { newId } from '#server/platform/ids.ts';
import { tellRoom } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Given {
  documentId: string;
  ownerId: string;
  matterId: string;
}

interface Sharing extends Given {
  proof: Proof;
}

export async function shareDocument(tx: Sql, given: Sharing, now: Instant): Promise<void> {
  const { documentId, ownerId, matterId, proof } = given;
  const { type } = await lockLive(tx, documentId, ownerId);
  requireProofFor(type, { proof }, now);
  if (!(await shares.openMatter(tx, matterId, ownerId)))
    refuseField('matter', 'There is no open request of this name');
  await shares.insertShare(tx, { id: newId(), documentId, matterId, ownerId, sharedAt: now });
  await tellOf(tx, given);
}

interface Taken {
  id: string;
  documentId: string;
  ownerId: string;
}

export async function revokeShare(tx: Sql, taken: Taken, now: Instant): Promise<void> {
  const ended = await shares.endShare(tx, taken, now);
  if (!ended) throw new Failure('not_found', 'There is no such permission.');
  await tellOf(tx, { ...taken, ...ended });
}

/** Whoever looks at the matter sees it come and go. */
async function tellOf(tx: Sql, { documentId, ownerId, matterId }: Given): Promise<void> {
  await tellRoom(tx, clientTopic(ownerId), 'document', { id: documentId });
  await tellRoom(tx, matterTopic(matterId), 'document', { id: documentId });
  await tellRoom(tx, deskTopic, 'document', { id: documentId });
}

/** A paper that is not in the bin, so that two acts on it happen in turn. */
export async function lockLive(tx: Sql, id: string, ownerId: string): Promise<store.DocumentRow> {
  const row = await store.lockPaper(tx, id, ownerId);
  return row && !row.binnedAt ? row : refuseUnknownPaper();
}
