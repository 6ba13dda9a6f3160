import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpDateOfSeconds } from '#domain/calendar/http-date.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { system } from '#server/platform/sql.ts';
import { findBucket } from '#server/storage/buckets/store.ts';
import { findFile } from '#server/storage/objects/content.ts';
import { sendObject } from '#server/storage/objects/file-answers.ts';
import type { ObjectPlace, StoredObject } from '#server/storage/objects/store.ts';
import { permissionIn, type SignedPermission } from '#server/storage/permissions/permissions.ts';
import { signerIn, signerOf } from '#server/storage/permissions/signers.ts';
import { findForReading } from '#server/storage/read-log.ts';
import { callerIn, placeIn, readerOf, type StorageContext } from '#server/storage/requests.ts';
import type { StorageWorld } from '#server/storage/vault.ts';
import { infoView } from '#server/storage/views.ts';

type Lookup = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<() => Promise<StoredObject>>;

export function downloadRoutes(app: FastifyInstance, context: StorageContext) {
  const { vault } = context;
  const serve = (url: string, lookup: Lookup) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) =>
        sendObject(vault, { request, reply }, await lookup(request, reply)),
    });
  const own =
    (words: number): Lookup =>
    async (request) => {
      const place = placeIn(request, words);
      const asking = await context.door(request);
      const caller = readerOf(context, asking, place);
      return findForReading(context, request, { place, caller, ...signerIn(asking) });
    };
  serve('/object/authenticated/:bucket/*', own(2));
  serve('/object/:bucket/*', own(1));
  serve('/object/public/:bucket/*', async (request) => {
    const place = placeIn(request, 2);
    return () => findPublic(vault, place);
  });
  serve('/object/sign/:bucket/*', async (request, reply) => {
    const place = placeIn(request, 2);
    const permission = await permittedTo(vault, request, { ...place, purpose: 'download' });
    const caller = await signerOf(vault, permission);
    reply.header('expires', httpDateOfSeconds(permission.exp));
    return findForReading(context, request, { ...permission, place, caller });
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/object/info/:bucket/*',
    handler: async (request) =>
      infoView(await findFile(vault, await callerIn(context, request), placeIn(request, 2))),
  });
}

export function permittedTo(
  vault: StorageWorld,
  request: FastifyRequest,
  wanted: ObjectPlace & Pick<SignedPermission, 'purpose'>,
): Promise<SignedPermission> {
  // Whatever shape it has, only text is read as a token.
  const { token } = request.query as { token?: unknown };
  return permissionIn(vault, token, wanted);
}

/** Without a token there are public buckets and no others. */
export async function findPublic(vault: StorageWorld, place: ObjectPlace): Promise<StoredObject> {
  const bucket = await vault.sql.as(system, (tx) => findBucket(tx, place.bucket));
  if (!bucket?.public) throw new StorageRefusal('NoSuchBucket');
  return findFile(vault, system, place);
}
