import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpDate, httpDateOfSeconds } from '#domain/http-date.ts';
import { bareType } from '#domain/storage-names.ts';
import { StorageRefusal } from '#domain/storage-refusal.ts';
import { asked, type Desk, placeIn, readerIn } from '#server/storage/asking.ts';
import { findPublic, permittedTo } from '#server/storage/download-routes.ts';
import type { StoredObject } from '#server/storage/object-store.ts';
import { find, openAt } from '#server/storage/reading.ts';
import { signerOf } from '#server/storage/signers.ts';
import { Transform, transformHeader } from '#server/storage/transforms.ts';
import type { Vault } from '#server/storage/vault.ts';

interface Order {
  lookUp: () => Promise<StoredObject>;
  form: Transform;
}

/** Pictures in other sizes, made when they are asked for. */
export function renderRoutes(app: FastifyInstance, desk: Desk) {
  const { vault } = desk;
  app.get('/render/image/authenticated/:bucket/*', async (request, reply) => {
    const place = placeIn(request, 3);
    const caller = await readerIn(desk, request, place);
    const form = asked(Transform, request.query);
    return render(vault, { request, reply }, { lookUp: () => find(vault, caller, place), form });
  });
  app.get('/render/image/public/:bucket/*', async (request, reply) => {
    const place = placeIn(request, 3);
    const form = asked(Transform, request.query);
    return render(vault, { request, reply }, { lookUp: () => findPublic(vault, place), form });
  });
  app.get('/render/image/sign/:bucket/*', async (request, reply) => {
    const place = placeIn(request, 3);
    const permission = await permittedTo(vault, request, { ...place, purpose: 'render' });
    const caller = await signerOf(vault, permission);
    reply.header('expires', httpDateOfSeconds(permission.exp));
    // The form the token permits, and no other, whatever the address says.
    const form = asked(Transform, JSON.parse(permission.transform ?? '{}'));
    return render(vault, { request, reply }, { lookUp: () => find(vault, caller, place), form });
  });
}

const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
const largest = 25_000_000;
const mostPixels = 50_000_000;

async function render(
  vault: Vault,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { lookUp, form }: Order,
) {
  const { object, content } = await openAt(vault, { lookUp });
  const type = bareType(object.contentType);
  if (!readable.has(type) || object.size > largest) {
    content.destroy();
    throw new StorageRefusal('InvalidRequest', 'This file cannot be shown in another size');
  }
  const format = formatFor(form, type, request.headers.accept ?? '');
  const picture = await drawn(Buffer.concat(await Array.fromAsync(content)), form, format);
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

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

function formatFor({ format }: Transform, type: string, accept: string): Format {
  const own = type.slice('image/'.length) as Format; // one of those that are read
  if (format === 'origin') return own;
  if (format) return format;
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : own;
}

async function drawn(picture: Buffer, { width, height, resize, quality }: Transform, to: Format) {
  // Loaded here: most houses never ask for another size.
  const { default: sharp } = await import('sharp');
  const fit = resize === 'contain' ? 'inside' : resize;
  try {
    return await sharp(picture, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width, height, fit, withoutEnlargement: resize === 'contain' })
      .toFormat(to, { quality })
      .toBuffer();
  } catch {
    throw new StorageRefusal('InvalidRequest', 'This picture cannot be read');
  }
}
