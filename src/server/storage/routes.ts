import type { FastifyInstance } from 'fastify';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { unknownEndpoint } from '#server/platform/errors.ts';
import { excessInText, excessWords } from '#server/platform/requests/body-shape.ts';
import { ownAnswer } from '#server/platform/security-headers.ts';
import type { ReadListener, StorageGuard } from '#server/platform/storage-guard.ts';
import type { Services } from '#server/services.ts';
import { bucketRoutes } from '#server/storage/buckets/routes.ts';
import { downloadRoutes } from '#server/storage/objects/download-routes.ts';
import { listRoutes } from '#server/storage/objects/list-routes.ts';
import { objectRoutes } from '#server/storage/objects/routes.ts';
import { uploadRoutes } from '#server/storage/objects/upload-routes.ts';
import { signRoutes } from '#server/storage/permissions/routes.ts';
import { renderRoutes } from '#server/storage/pictures/routes.ts';
import { requireHouse, type StorageContext } from '#server/storage/requests.ts';
import { storageBase } from '#server/storage/storage.ts';

const families = [
  bucketRoutes,
  listRoutes,
  objectRoutes,
  signRoutes,
  downloadRoutes,
  renderRoutes,
  cacheRoutes,
];

/** The endpoints of the storage protocol, one file per family. */
export async function storageRoutes(
  api: FastifyInstance,
  { storage, now }: Services,
  { door, onRead }: { door: StorageGuard; onRead: ReadListener },
): Promise<void> {
  const context: StorageContext = { vault: storage.vault, door, now, onRead };
  await api.register(
    async (app) => {
      letBrowsersIn(app);
      await uploadRoutes(app, context);
      readBodies(app);
      for (const family of families) family(app, context);
      const method = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
      app.route({ method, url: '/*', handler: unknownEndpoint });
    },
    { prefix: storageBase },
  );
}

/** No copy is kept between us and a browser: there is nothing to purge, and that is soon done. */
function cacheRoutes(app: FastifyInstance, context: StorageContext) {
  for (const url of ['/cdn/:bucket', '/cdn/:bucket/*'])
    app.delete(url, async (request) => {
      await requireHouse(context, request);
      return { message: 'success' };
    });
}

/** The protocol's clients name a media type even when they send nothing. */
function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, text: string) => {
    const excess = excessInText(text);
    if (excess) throw new StorageRefusal('InvalidRequest', excessWords[excess]);
    try {
      return text.trim() === '' ? {} : JSON.parse(text);
    } catch {
      throw new StorageRefusal('InvalidRequest', 'The body is no JSON');
    }
  });
}

const allowedHeaders =
  'Accept, Authorization, Content-Type, Cache-Control, Range, If-None-Match, apikey, X-Client-Info, x-upsert, x-metadata';

const isOpenToAll = /^\/storage\/v1\/(object|object\/info|render\/image)\/public\//;

/** Any page may ask: it is the bearer token that counts, and no cookie is ever read. */
function letBrowsersIn(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'Content-Range, Content-Disposition, ETag, X-Transformations',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  // What its owner said about keeping it counts where anybody may read it.
  app.addHook('onSend', async ({ url }, reply) => {
    if (!isOpenToAll.test(url)) reply.header('cache-control', ownAnswer);
  });
  app.options('/*', async (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
        'access-control-allow-headers': allowedHeaders,
        'access-control-max-age': '86400',
      })
      .status(204)
      .send(),
  );
}
