/** Answers that carry a file. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpDate } from '#domain/calendar/http-date.ts';
import { bareType } from '#domain/storage/names.ts';
import { type FileRange, rangeIn } from '#domain/storage/ranges.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { openAt } from '#server/storage/objects/content.ts';
import type { StoredObject } from '#server/storage/objects/store.ts';
import type { StorageWorld } from '#server/storage/vault.ts';
import { etagOf } from '#server/storage/views.ts';

/** What a browser may show in place: it shows these and runs nothing of them. */
const shown = new Set([
  ...['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/heic'],
  ...['application/pdf', 'text/plain', 'audio/mpeg', 'video/mp4', 'video/webm', 'video/quicktime'],
]);

/** Nothing in a file may run, load or speak to us, should a browser be talked into opening it. */
const fenced = "default-src 'none'; frame-ancestors 'none'; sandbox";

interface DownloadQuery {
  download?: unknown;
  versionId?: unknown;
}

/** HEAD has the headers of the whole; a copy that is still good is not sent again. */
export async function sendObject(
  vault: StorageWorld,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  lookUp: () => Promise<StoredObject>,
) {
  // Read as text whatever its shape: a name that comes twice is none.
  const query = request.query as DownloadQuery;
  const find = async () => onlyVersion(await lookUp(), query.versionId);
  const first = await find();
  reply.headers(headersOf(first, query.download));
  if (isKept(request.headers['if-none-match'], first)) return reply.status(304).send();
  if (request.method === 'HEAD') return reply.header('content-length', first.size).send();
  const wanted = (object: StoredObject) => rangeIn(request.headers.range, object.size);
  let known: StoredObject | undefined = first;
  const again = async () => {
    const object = known ?? (await find());
    known = undefined;
    return object;
  };
  const { object, content } = await openAt(vault, {
    lookUp: again,
    rangeIn: wanted,
    way: reply.raw,
  });
  if (object !== first) reply.headers(headersOf(object, query.download));
  return sendRange(reply, object, wanted(object)).send(content);
}

function sendRange(reply: FastifyReply, { size }: StoredObject, range: FileRange | undefined) {
  if (!range) return reply.header('content-length', size);
  const { first, last } = range;
  return reply
    .status(206)
    .header('content-range', `bytes ${first}-${last}/${size}`)
    .header('content-length', last - first + 1);
}

/** Other versions are kept by the features that have them; here there is the newest. */
function onlyVersion(object: StoredObject, wanted: unknown): StoredObject {
  if (wanted !== undefined && wanted !== object.version) throw new StorageRefusal('NoSuchKey');
  return object;
}

const isKept = (header: string | undefined, object: StoredObject) =>
  header?.split(',').some((tag) => ['*', etagOf(object)].includes(tag.trim().replace(/^W\//, '')));

function headersOf(object: StoredObject, download: unknown): Record<string, string> {
  const type = bareType(object.contentType);
  const disposition = dispositionOf(download) ?? (shown.has(type) ? undefined : 'attachment;');
  return {
    'content-type': object.contentType,
    'cache-control': object.cacheControl,
    etag: etagOf(object),
    'last-modified': httpDate(object.updatedAt),
    'accept-ranges': 'bytes',
    'x-robots-tag': 'none',
    'x-content-type-options': 'nosniff',
    // A browser's reader of PDF does not work inside a sandbox, and runs nothing of ours.
    ...(type !== 'application/pdf' && { 'content-security-policy': fenced }),
    ...(disposition && { 'content-disposition': disposition }),
  };
}

/** With a name, the file is kept under it; without one, under its own. */
function dispositionOf(download: unknown): string | undefined {
  if (typeof download !== 'string') return undefined;
  if (download === '') return 'attachment;';
  const name = encodeURIComponent(download.slice(0, 200).toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename=${name}; filename*=UTF-8''${name}`;
}
