import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpDate, httpDateOfSeconds } from '#domain/calendar/http-date.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import { findPublic, permittedTo } from '#server/storage/objects/download-routes.ts';
import { signerIn, signerOf } from '#server/storage/permissions/signers.ts';
import { openResizer, type Resizer, type WantedPicture } from '#server/storage/pictures/resizer.ts';
import { Transform, transformHeader } from '#server/storage/pictures/transforms.ts';
import { findForReading } from '#server/storage/read-log.ts';
import { parseAsked, placeIn, readerOf, type StorageContext } from '#server/storage/requests.ts';

/** Pictures in other sizes, made when they are asked for. */
export function renderRoutes(app: FastifyInstance, context: StorageContext) {
  const resizer = openResizer(context.vault);
  app.addHook('onClose', async () => resizer.end());
  const { vault } = context;
  app.get('/render/image/authenticated/:bucket/*', async (request, reply) => {
    const place = placeIn(request, 3);
    const asking = await context.door(request);
    const caller = readerOf(context, asking, place);
    const form = parseAsked(Transform, request.query);
    const lookUp = findForReading(context, request, { place, caller, ...signerIn(asking) });
    return render(resizer, { request, reply }, { lookUp, form });
  });
  app.get('/render/image/public/:bucket/*', async (request, reply) => {
    const place = placeIn(request, 3);
    const form = parseAsked(Transform, request.query);
    return render(resizer, { request, reply }, { lookUp: () => findPublic(vault, place), form });
  });
  app.get('/render/image/sign/:bucket/*', async (request, reply) => {
    const place = placeIn(request, 3);
    const permission = await permittedTo(vault, request, { ...place, purpose: 'render' });
    const caller = await signerOf(vault, permission);
    reply.header('expires', httpDateOfSeconds(permission.exp));
    // The form the token permits, and no other, whatever the address says.
    const form = parseAsked(Transform, JSON.parse(permission.transform ?? '{}'));
    const lookUp = findForReading(context, request, { ...permission, place, caller });
    return render(resizer, { request, reply }, { lookUp, form });
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function render(resizer: Resizer, { request, reply }: Exchange, { lookUp, form }: Order) {
  const accept = request.headers.accept ?? '';
  const asker = networkOf(request.ip);
  const { object, picture, format } = await resizer.give({ lookUp, form, accept, asker });
  return reply
    .headers({
      'content-type': `image/${format}`,
      'cache-control': object.cacheControl,
      'last-modified': httpDate(object.updatedAt),
      'x-transformations': transformHeader(form),
      'x-robots-tag': 'none',
      vary: 'Accept',
    })
    .send(picture);
}

type Order = Pick<WantedPicture, 'lookUp' | 'form'>;
