/** Papers that are read past the vault, from the storage itself: they stand in the same log. */
import { Id, type Instant } from '#contract/primitives.ts';
import { bucket, type ScanPlace } from '#server/documents/files.ts';
import { deviceNamed, hashOf, minuteOf } from '#server/documents/openings/openings.ts';
import * as store from '#server/documents/openings/store.ts';
import { newId } from '#server/platform/ids.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { ReadListener, StorageRead } from '#server/platform/storage-guard.ts';
import type { Services } from '#server/services.ts';

export function paperReads({ sql, now }: Services): ReadListener {
  const known = knownOfMinute();
  return async (read) => {
    const place = read.bucket === bucket ? placeIn(read.key) : undefined;
    if (!place) return;
    const moment = now();
    const hash = wayOf(read, place.id, moment);
    if (known.has(hash, moment)) return;
    await sql.as(system, (tx) => write(tx, read, { place, hash, now: moment }));
    known.add(hash);
  };
}

/** A browser asks for a large file in many parts; the database hears of the first. */
function knownOfMinute() {
  let minute = '';
  let written = new Set<string>();
  return {
    has: (hash: Buffer, now: Instant): boolean => {
      if (minute !== minuteOf(now)) [minute, written] = [minuteOf(now), new Set()];
      return written.has(hash.toString('base64'));
    },
    add: (hash: Buffer) => void written.add(hash.toString('base64')),
  };
}

/** An address is one way in; whoever comes with a session of their own is told anew every ten minutes. */
const wayOf = ({ address, sessionId, by }: StorageRead, versionId: string, now: Instant): Buffer =>
  hashOf(address?.token ?? `${sessionId ?? by}:${versionId}:${now.slice(0, 15)}`);

/** People may put other things beside their papers; those are nobody's paper. */
function placeIn(key: string): ScanPlace | undefined {
  const [ownerId, documentId, id] = key.split('/');
  const place = Id.safeParse(documentId).success && Id.safeParse(id).success;
  return ownerId && documentId && id && place ? { ownerId, documentId, id } : undefined;
}

interface Noting {
  place: ScanPlace;
  hash: Buffer;
  now: Instant;
}

async function write(tx: Sql, read: StorageRead, { place, hash, now }: Noting) {
  const paper = await store.paperAt(tx, place);
  if (!paper) return;
  const openingId = await store.insertPastOpening(tx, {
    id: newId(),
    ...paper,
    versionId: place.id,
    at: now,
    ...(await handOf(tx, read)),
    matterId: null,
    shareId: null,
    device: deviceNamed(read.userAgent),
    sessionId: read.sessionId ?? null,
    ticketHash: hash,
    ticketUntil: read.address?.until ?? now,
  });
  await store.insertReading(tx, { openingId, ownerId: paper.ownerId, at: minuteOf(now) });
}

const nobody = '00000000-0000-0000-0000-000000000000';

const program = {
  actorKind: 'house',
  actorId: nobody,
  actorName: 'Rihla',
  why: 'reason',
  reason: 'A program of the house, with its own key',
  way: 'program',
} as const;

/** The storage lets a person to nothing but their own. */
async function handOf(tx: Sql, { by, address }: StorageRead) {
  if (by === undefined) return program;
  const way = address ? 'address' : 'storage';
  const actorName = await store.nameOfPerson(tx, by);
  return { actorKind: 'owner', actorId: by, actorName, way, why: 'own', reason: '' } as const;
}
