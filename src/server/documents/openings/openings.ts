/** Opening a paper: first it is written down who, what and why; then there is a way to the bytes. */
import { createHash, randomBytes } from 'node:crypto';
import { documents } from '#contract/documents/documents.ts';
import { clientTopic } from '#contract/live.ts';
import type { Instant } from '#contract/primitives.ts';
import { deviceOf } from '#domain/devices.ts';
import { minutesAfter } from '#domain/time.ts';
import { insertOpening, type NewOpening } from '#server/documents/openings/store.ts';
import type { DocumentRow } from '#server/documents/store.ts';
import { newId } from '#server/platform/ids.ts';
import { tellRoom } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Who opens, by what right, and with what. */
export type Opener = Pick<
  NewOpening,
  'actorKind' | 'actorId' | 'actorName' | 'why' | 'reason' | 'matterId' | 'shareId' | 'sessionId'
> & { userAgent: string | undefined };

/** Long enough to look at a paper; whoever needs it later opens it again, and that is written, too. */
const ticketMinutes = 10;

export const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** Writes the opening down and gives the way in to it. */
export async function writeOpening(
  tx: Sql,
  { row, versionId, now }: { row: DocumentRow; versionId: string; now: Instant },
  { userAgent, ...opener }: Opener,
): Promise<{ id: string; url: string; until: Instant }> {
  const id = newId();
  const ticket = randomBytes(32).toString('base64url');
  const until = minutesAfter(now, ticketMinutes);
  const { ownerId, type, title, holderName } = row;
  await insertOpening(tx, {
    id,
    ownerId,
    documentId: row.id,
    versionId,
    at: now,
    type,
    title,
    holderName,
    ...opener,
    device: deviceNamed(userAgent),
    ticketHash: hashOf(ticket),
    ticketUntil: until,
  });
  await tellRoom(tx, clientTopic(ownerId), 'document', { id: row.id });
  return { id, url: documents.content.path.replace(':ticket', ticket), until };
}

export function deviceNamed(userAgent: string | undefined): string {
  const { browser, system } = deviceOf(userAgent ?? null);
  return [browser, system].filter(Boolean).join(', ');
}

/** As readings are counted: a browser that asks for a file in ten parts has looked at it once. */
export const minuteOf = (moment: Instant): Instant => `${moment.slice(0, 16)}:00.000Z`;
