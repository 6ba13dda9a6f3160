import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import type { Caller } from '#server/platform/sql.ts';
import { incomingOf } from '#server/storage/objects/incoming-file.ts';
import type { ObjectPlace } from '#server/storage/objects/store.ts';
import { writeObject } from '#server/storage/objects/writes.ts';
import { permissionIn } from '#server/storage/permissions/permissions.ts';
import { signerOf } from '#server/storage/permissions/signers.ts';
import { callerIn, placeIn, type StorageContext, wantsUpsert } from '#server/storage/requests.ts';
import { fullKey } from '#server/storage/views.ts';

/** Bodies pass as they come: whatever they are called, nothing is parsed or kept in memory. */
export async function uploadRoutes(api: FastifyInstance, context: StorageContext) {
  await api.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    await app.register(multipart);
    app.addHook('onSend', letGo);
    app.post('/object/:bucket/*', async (request) => {
      const caller = await callerIn(context, request);
      const place = placeIn(request, 1);
      const object = await take(context, request, { caller, place, upsert: wantsUpsert(request) });
      return { Id: object.id, Key: fullKey(object) };
    });
    app.put('/object/:bucket/*', async (request) => {
      const caller = await callerIn(context, request);
      const object = await take(context, request, {
        caller,
        place: placeIn(request, 1),
        upsert: true,
      });
      return { Id: object.id, Key: fullKey(object) };
    });
    signedUploadRoute(app, context);
  });
}

function signedUploadRoute(app: FastifyInstance, context: StorageContext) {
  app.put<{ Querystring: { token?: unknown } }>(
    '/object/upload/sign/:bucket/*',
    async (request) => {
      const place = placeIn(request, 3);
      const wanted = { ...place, purpose: 'upload' as const };
      const permission = await permissionIn(context.vault, request.query.token, wanted);
      const caller = await signerOf(context.vault, permission);
      const upsert = permission.upsert ?? false;
      return { Key: fullKey(await take(context, request, { caller, place, upsert })) };
    },
  );
}

async function take(
  { vault }: StorageContext,
  request: FastifyRequest,
  { caller, place, upsert }: { caller: Caller; place: ObjectPlace; upsert: boolean },
) {
  try {
    return await writeObject(vault, caller, place, { ...(await incomingOf(request)), upsert });
  } catch (error) {
    const { complete, destroyed } = request.raw;
    // Whoever went away in the middle is no defect of ours.
    if (complete || !destroyed || error instanceof StorageRefusal) throw error;
    throw new StorageRefusal('InvalidRequest', 'The upload was broken off');
  }
}

/** How long somebody who was refused may go on sending before they are cut off. */
const patienceMs = 3000;

/** Cutting off at once would lose the answer on its way; listening on would let five gigabytes in. */
async function letGo({ raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.complete) return;
  reply.raw.once('finish', () => {
    const timer = setTimeout(() => raw.complete || raw.destroy(), patienceMs);
    raw.once('close', () => clearTimeout(timer));
    timer.unref();
  });
}
