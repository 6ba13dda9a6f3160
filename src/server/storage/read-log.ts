import type { FastifyRequest } from 'fastify';
import { secondsAfter } from '#domain/time.ts';
import type { Caller } from '#server/platform/sql.ts';
import { findFile } from '#server/storage/objects/content.ts';
import type { ObjectPlace, StoredObject } from '#server/storage/objects/store.ts';
import type { Permission } from '#server/storage/permissions/permissions.ts';
import type { StorageContext } from '#server/storage/requests.ts';

const epoch = '1970-01-01T00:00:00.000Z';

interface Right extends Pick<Permission, 'by' | 'session'> {
  place: ObjectPlace;
  caller: Caller;
  /** Seconds since 1970, where an address carries the right. */
  exp?: number;
}

/** Looks an object up for somebody who will be sent it, and says so to whoever keeps a log of it. */
export function findForReading(
  { vault, onRead }: StorageContext,
  request: FastifyRequest,
  { place, caller, by, session, exp }: Right,
): () => Promise<StoredObject> {
  // It was read as text when its signature was checked.
  const { token } = request.query as { token?: unknown };
  const address =
    exp === undefined ? undefined : { token: String(token), until: secondsAfter(epoch, exp) };
  const userAgent = request.headers['user-agent'];
  return async () => {
    const object = await findFile(vault, caller, place);
    // Only its headers leave the house otherwise.
    if (request.method !== 'HEAD')
      await onRead({ ...place, by, sessionId: session, address, userAgent });
    return object;
  };
}
