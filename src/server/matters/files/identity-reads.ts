/** A paper of identity that leaves a matter is told of before its first byte does. */

import { requireProofFor } from '#domain/auth/fresh-proof.ts';
import type { ClientPerson, StaffPerson } from '#server/matters/act.ts';
import { identityRead } from '#server/matters/events.ts';
import type { readFile } from '#server/matters/files/store.ts';
import { nameOf } from '#server/platform/person-name.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Reading {
  user: ClientPerson | StaffPerson;
  ownerId: string | null;
  params: { id: string };
  file: NonNullable<Awaited<ReturnType<typeof readFile>>>;
  userAgent: string | undefined;
}

/**
 * The copy of a paper of identity asks what the vault asks for the paper, and is told of. In the house's
 * name: the log is nobody's to write, and the asker's transaction only read.
 */
export async function openIdentityCopy(services: Services, reading: Reading): Promise<void> {
  const { user, ownerId, params, file, userAgent } = reading;
  const { identity: type, documentId } = file;
  if (!type) return;
  requireProofFor(type, user, services.now());
  // A request that came without an account has no vault, and no log of one.
  if (ownerId === null) return;
  await services.sql.as(system, async (tx) => {
    const { sessionId } = user;
    const read = { ownerId, matterId: params.id, fileId: file.id, type, documentId };
    await services.events.announce(identityRead, {
      acting: { tx, now: services.now() },
      read: { ...read, hand: handOf(user), sessionId, userAgent },
    });
  });
}

/** A delegate is the client to the database, and themselves in the log. */
function handOf(user: ClientPerson | StaffPerson) {
  if (user.kind === 'staff')
    return { actorKind: 'house', actorId: user.id, actorName: nameOf(user) } as const;
  const { delegate } = user;
  return delegate
    ? ({ actorKind: 'delegate', actorId: delegate.id, actorName: delegate.name } as const)
    : ({ actorKind: 'owner', actorId: user.id, actorName: nameOf(user) } as const);
}
