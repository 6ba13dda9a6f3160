/** Copies of papers that are read at a matter: they stand in the log of the vault like the papers themselves. */
import { clientTopic } from '#contract/live.ts';
import type { Instant } from '#contract/primitives.ts';
import { deviceNamed, hashOf, minuteOf } from '#server/documents/openings/openings.ts';
import { insertPastOpening, insertReading } from '#server/documents/openings/store.ts';
import { permissionFor } from '#server/documents/share-store.ts';
import { findPaper } from '#server/documents/store.ts';
import type { IdentityRead } from '#server/matters/events.ts';
import { newId } from '#server/platform/ids.ts';
import { tellRoom } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Whoever fetches it again within ten minutes has read the same opening twice. */
const wayOf = ({ fileId, sessionId, hand }: IdentityRead, now: Instant): Buffer =>
  hashOf(`copy:${fileId}:${sessionId ?? ''}:${hand.actorId}:${now.slice(0, 15)}`);

export async function noteCopyRead(
  { tx, now }: { tx: Sql; now: Instant },
  read: IdentityRead,
): Promise<void> {
  const { ownerId, matterId, fileId, type, hand, sessionId, userAgent } = read;
  // What came past the vault, or has gone from it, is called by the kind it was brought as.
  const paper = read.documentId ? await findPaper(tx, read.documentId, ownerId) : undefined;
  const documentId = paper?.id ?? fileId;
  const isHouse = hand.actorKind === 'house';
  const openingId = await insertPastOpening(tx, {
    id: newId(),
    ownerId,
    documentId,
    versionId: fileId,
    at: now,
    ...hand,
    ...(await rightOf(tx, { documentId: paper?.id, matterId, isHouse })),
    type,
    title: paper?.title ?? '',
    holderName: paper?.holderName ?? '',
    matterId,
    device: deviceNamed(userAgent),
    sessionId,
    ticketHash: wayOf(read, now),
    ticketUntil: now,
    way: 'matter',
  });
  await insertReading(tx, { openingId, ownerId, at: minuteOf(now) });
  await tellRoom(tx, clientTopic(ownerId), 'document', { id: documentId });
}

interface Looking {
  documentId: string | undefined;
  matterId: string;
  isHouse: boolean;
}

/** The house looks at what was handed to a request it works on: that is the permissionFor, or the reason. */
async function rightOf(tx: Sql, { documentId, matterId, isHouse }: Looking) {
  if (!isHouse) return { why: 'own', reason: '', shareId: null } as const;
  const share = documentId ? await permissionFor(tx, documentId, matterId) : undefined;
  if (share) return { why: 'shared', reason: '', shareId: share.id } as const;
  return { why: 'reason', reason: 'Handed to a request', shareId: null } as const;
}
