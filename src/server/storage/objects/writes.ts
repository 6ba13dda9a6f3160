import { allowsType, bareType, checkedKey, ownerIn } from '#domain/storage/names.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { postgres } from '#server/database/driver.ts';
import { newId } from '#server/platform/ids.ts';
import { type Caller, type Sql, system } from '#server/platform/sql.ts';
import { type Bucket, findBucket } from '#server/storage/buckets/store.ts';
import { refuseDisguised, refuseStuffed } from '#server/storage/inspection/disguises.ts';
import { type Examined, examine } from '#server/storage/inspection/inspection.ts';
import { discardVersions } from '#server/storage/objects/discards.ts';
import { refuseKept } from '#server/storage/objects/kept-objects.ts';
import * as store from '#server/storage/objects/store.ts';
import { requireRoom, uploadsInTurn } from '#server/storage/quota.ts';
import { fileKey, seal } from '#server/storage/seals/seals.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

export interface ObjectDetails {
  /** How long others may keep a copy, as HTTP says it: `max-age=3600`. */
  cacheControl?: string;
  metadata?: Record<string, unknown>;
}

/** A content on its way in. */
export interface Incoming {
  content: AsyncIterable<Uint8Array>;
  /** What its sender says it is; believed only where the bytes are mute. */
  type?: string;
  /** How many bytes its sender said will come. */
  announced?: number;
  /** Whether it may take the place of what lies there. */
  upsert?: boolean;
  /** Made by the house itself: its type is as it says, and it is as large as it is. */
  isTrusted?: boolean;
  /** Asked when all of the content has come: a form may say it last. */
  details?: () => ObjectDetails | Promise<ObjectDetails>;
  /** More that happens in the very transaction that puts the object there. */
  alongside?: (tx: Sql, object: store.StoredObject) => Promise<void>;
}

export const usualCacheControl = 'max-age=3600';

/**
 * The file first, then the row: whatever dies in between leaves a file without a row, which is swept,
 * and never a row without its file.
 */
export async function writeObject(
  vault: StorageWorld,
  caller: Caller,
  place: store.ObjectPlace,
  incoming: Incoming,
): Promise<store.StoredObject> {
  checkedKey(place.key);
  const bucket = await admit(vault, caller, place, incoming);
  const brought = await bring(vault, { bucket, place }, incoming);
  try {
    return await commit(vault, caller, { place, brought, incoming });
  } catch (error) {
    await vault.files.remove(brought.version).catch((reason: unknown) => {
      vault.log.warn({ err: reason }, 'a file without a row is left to the sweep');
    });
    throw asRefusal(error);
  }
}

/** Before a byte is read: nobody sends a large file only to hear that they may not. */
async function admit(
  vault: StorageWorld,
  caller: Caller,
  place: store.ObjectPlace,
  incoming: Incoming,
) {
  const { upsert = false, announced: coming = 0 } = incoming;
  const [bucket, standing] = await vault.sql.as(caller, async (tx) => {
    const found = await Promise.all([findBucket(tx, place.bucket), store.findObject(tx, place)]);
    await requireRoom(tx, vault, { caller, coming, going: found[1]?.size ?? 0 });
    return found;
  });
  if (!bucket) throw new StorageRefusal('NoSuchBucket');
  if (!mayWrite(caller, bucket, place.key)) throw new StorageRefusal('AccessDenied');
  if (standing && !upsert) throw new StorageRefusal('KeyAlreadyExists');
  refuseKept(standing);
  return bucket;
}

/** The same as the policies say; they have the last word. */
export function mayWrite(caller: Caller, bucket: Bucket, key: string): boolean {
  if (caller.kind === 'system') return true;
  if (caller.kind !== 'client' || bucket.public) return false;
  return bucket.clientRights === 'write' && ownerIn(key) === caller.id;
}

interface Brought extends Pick<store.StoredObject, 'version' | 'size' | 'contentType' | 'keyId'> {
  ownerId: string | null;
}

interface Rules {
  bucket: Bucket;
  place: store.ObjectPlace;
}

async function bring(vault: StorageWorld, rules: Rules, incoming: Incoming): Promise<Brought> {
  const most = mostBytes(vault, rules.bucket, incoming.isTrusted ?? false);
  // Before a byte of it is read: five gigabytes are refused at once.
  if ((incoming.announced ?? 0) > most) throw new StorageRefusal('EntityTooLarge');
  const examined = await examine(incoming.content, { declared: incoming.type, most });
  try {
    return await keep(vault, rules, { incoming, examined });
  } finally {
    await examined.close();
  }
}

async function keep(
  vault: StorageWorld,
  { bucket, place }: Rules,
  { incoming, examined }: { incoming: Incoming; examined: Examined },
): Promise<Brought> {
  const { isTrusted = false } = incoming;
  const contentType = isTrusted ? (incoming.type ?? examined.type) : examined.type;
  if (!allowsType(bucket.allowedMimeTypes, contentType)) refuseType(contentType);
  if (!isTrusted) refuseDisguised(bareType(contentType), examined.head);
  const { ownerId, key } = await keyAt(vault, place.key);
  const version = newId();
  const content = examined.content((tail) => {
    if (!isTrusted) refuseStuffed(bareType(contentType), tail);
  });
  await vault.files.write(version, seal(content, fileKey(key.key, version)));
  return { version, size: examined.size(), contentType, keyId: key.id, ownerId };
}

function mostBytes(
  { settings }: StorageWorld,
  { fileSizeLimit }: Bucket,
  isTrusted: boolean,
): number {
  // What the house makes, such as everything of somebody in one archive, is as large as it is.
  const ours = isTrusted ? Number.MAX_SAFE_INTEGER : settings.maxSize;
  return Math.min(ours, fileSizeLimit ?? ours);
}

/** Files in somebody's folder are sealed with their key, all others with the house's. */
async function keyAt(vault: StorageWorld, key: string) {
  const ownerId = ownerIn(key) ?? null;
  const own = await vault.keys.of(ownerId);
  if (own) return { ownerId, key: own };
  const isAccount = ownerId && (await vault.sql.as(system, (tx) => store.hasAccount(tx, ownerId)));
  const houses = isAccount ? undefined : await vault.keys.of(null);
  if (!houses) throw new StorageRefusal('AccessDenied');
  return { ownerId: null, key: houses };
}

function refuseType(type: string): never {
  throw new StorageRefusal('InvalidMimeType', `mime type ${type} is not supported`);
}

interface Ready {
  place: store.ObjectPlace;
  brought: Brought;
  incoming: Incoming;
}

async function commit(vault: StorageWorld, caller: Caller, { place, brought, incoming }: Ready) {
  const { cacheControl = usualCacheControl, metadata = {} } = (await incoming.details?.()) ?? {};
  const { ownerId, ...file } = brought;
  const version = { ...file, cacheControl, userMetadata: metadata };
  return vault.sql.as(caller, async (tx) => {
    await uploadsInTurn(tx, caller);
    const standing = incoming.upsert ? await store.lockObject(tx, place) : undefined;
    await requireRoom(tx, vault, { caller, coming: file.size, going: standing?.size ?? 0 });
    refuseKept(standing);
    if (standing) {
      await store.replaceVersion(tx, standing.id, version);
      await discardVersions(tx, [standing.version]);
    } else {
      const row = { ...version, id: newId(), bucketId: place.bucket, name: place.key, ownerId };
      if (!(await store.insertObject(tx, row))) throw new StorageRefusal('KeyAlreadyExists');
    }
    const object = await store.findObject(tx, place);
    if (!object) throw new StorageRefusal('AccessDenied');
    await incoming.alongside?.(tx, object);
    return object;
  });
}

/** What the database refuses in the protocol's words. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  if (error.code === '42501') return new StorageRefusal('AccessDenied');
  // Its bucket, its owner or their key went while it was on its way.
  if (error.code === '23503' && error.schema_name === 'storage')
    return new StorageRefusal('NoSuchBucket');
  return error;
}
