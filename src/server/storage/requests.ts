import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import { requireFresh } from '#domain/auth/fresh-proof.ts';
import { checkedKey } from '#domain/storage/names.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { pathOf } from '#server/platform/errors.ts';
import { type Caller, system, visitor } from '#server/platform/sql.ts';
import type { ReadListener, StorageAsker, StorageGuard } from '#server/platform/storage-guard.ts';
import type { ObjectPlace } from '#server/storage/objects/store.ts';
import { storageBase } from '#server/storage/storage.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

/** What every family of endpoints is given. */
export interface StorageContext {
  vault: StorageWorld;
  door: StorageGuard;
  now: () => Instant;
  onRead: ReadListener;
}

/** In whose name the database is asked. Staff are people here like everybody. */
export function callerOf(asking: StorageAsker): Caller {
  if (asking.kind === 'service') return system;
  return asking.kind === 'person' ? { kind: 'client', id: asking.id } : visitor;
}

export const callerIn = async (
  { door }: StorageContext,
  request: FastifyRequest,
): Promise<Caller> => callerOf(await door(request));

/** Where the papers of clients lie, and archives of all of them; passports are not told apart here. */
const papers = new Set(['documents', 'exports']);

/** In whose name a content is asked for. Papers ask who it is once more, as in the vault. */
export function readerOf(
  { now }: StorageContext,
  asking: StorageAsker,
  { bucket }: Pick<ObjectPlace, 'bucket'>,
): Caller {
  if (papers.has(bucket) && asking.kind === 'person') requireFresh(asking.proof, now());
  return callerOf(asking);
}

export const readerIn = async (
  context: StorageContext,
  request: FastifyRequest,
  place: ObjectPlace,
): Promise<Caller> => readerOf(context, await context.door(request), place);

/** Buckets are made and changed by the house: its secret key, or an admin. */
export async function requireHouse(
  { door }: StorageContext,
  request: FastifyRequest,
): Promise<StorageAsker> {
  const asking = await door(request);
  if (asking.kind === 'service' || (asking.kind === 'person' && asking.isAdmin)) return asking;
  throw new StorageRefusal('AccessDenied', 'This is for admins alone.');
}

/**
 * The bucket and the key that end an address, after so many other words. Taken from the address as it
 * was sent: a router that decodes for itself would not tell a slash from an escaped one.
 */
export function placeIn({ url }: FastifyRequest, words: number): ObjectPlace {
  const segments = pathOf(url)
    .slice(storageBase.length + 1)
    .split('/');
  const [bucket = '', ...key] = segments.slice(words).map(decoded);
  return { bucket, key: checkedKey(key.join('/')) };
}

export const bucketIn = ({ url }: FastifyRequest, words: number): string =>
  decoded(
    pathOf(url)
      .slice(storageBase.length + 1)
      .split('/')[words] ?? '',
  );

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new StorageRefusal('InvalidKey', `Invalid key: ${segment.slice(0, 200)}`);
  }
}

/** Reads what was asked for, or refuses with the first thing that is wrong with it. */
export function parseAsked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const [{ path, message } = { path: [], message: 'it cannot be read' }] = parsed.error.issues;
  const where = path.length > 0 ? path.join('.') : 'body';
  throw new StorageRefusal('InvalidRequest', `${where}: ${message}`);
}

export const wantsUpsert = ({ headers }: FastifyRequest) => headers['x-upsert'] === 'true';
