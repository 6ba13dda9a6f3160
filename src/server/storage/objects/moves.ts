import { checkedKey, ownerIn } from '#domain/storage/names.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { postgres } from '#server/database/driver.ts';
import type { Caller, Sql } from '#server/platform/sql.ts';
import { findBucket } from '#server/storage/buckets/store.ts';
import { findFile, openAt } from '#server/storage/objects/content.ts';
import { discardVersions } from '#server/storage/objects/discards.ts';
import { refuseKept } from '#server/storage/objects/kept-objects.ts';
import * as store from '#server/storage/objects/store.ts';
import { asRefusal, mayWrite, writeObject } from '#server/storage/objects/writes.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

export interface ObjectMove {
  from: store.ObjectPlace;
  to: store.ObjectPlace;
}

interface CopyOptions {
  upsert?: boolean;
  /** What is noted about the copy, instead of what was noted about the original. */
  metadata?: Record<string, unknown>;
  alongside?: (tx: Sql) => Promise<void>;
}

/** Another file of the same content, sealed for whoever's folder it goes to. */
export async function copyObject(
  vault: StorageWorld,
  caller: Caller,
  { from, to }: ObjectMove,
  { metadata, ...options }: CopyOptions = {},
): Promise<store.StoredObject> {
  const lookUp = () => findFile(vault, caller, from);
  const { object, content } = await openAt(vault, { lookUp });
  try {
    return await writeObject(vault, caller, to, {
      ...options,
      content,
      type: object.contentType,
      isTrusted: true,
      details: () => ({
        cacheControl: object.cacheControl,
        metadata: metadata ?? object.userMetadata,
      }),
    });
  } finally {
    content.destroy();
  }
}

/** Within one folder owner only the name changes; from one to another it is sealed anew. */
export async function moveFile(
  vault: StorageWorld,
  caller: Caller,
  { from, to }: ObjectMove,
): Promise<store.StoredObject> {
  checkedKey(to.key);
  const object = await findFile(vault, caller, from);
  if (from.bucket === to.bucket && from.key === to.key) return object;
  refuseKept(object);
  if ((ownerIn(to.key) ?? null) !== object.ownerId) {
    const alongside = async (tx: Sql) => void (await removeLoose(tx, from.bucket, [from.key]));
    return copyObject(vault, caller, { from, to }, { alongside });
  }
  return vault.sql.as(caller, (tx) => rename(tx, caller, { from, to })).catch(refuseTaken);
}

async function rename(
  tx: Sql,
  caller: Caller,
  { from, to }: ObjectMove,
): Promise<store.StoredObject> {
  const bucket = await findBucket(tx, to.bucket);
  if (!bucket) throw new StorageRefusal('NoSuchBucket');
  const object = await store.lockObject(tx, from);
  if (!object || !mayWrite(caller, bucket, to.key)) throw new StorageRefusal('AccessDenied');
  refuseKept(object);
  await store.movePlace(tx, object.id, to);
  return (await store.findObject(tx, to)) ?? Promise.reject(new StorageRefusal('AccessDenied'));
}

function refuseTaken(error: unknown): never {
  const isTaken = error instanceof postgres.PostgresError && error.code === '23505';
  throw isTaken ? new StorageRefusal('KeyAlreadyExists') : asRefusal(error);
}

/** As the protocol removes: all that was named, or nothing where a feature keeps one of them. */
export async function removeLoose(tx: Sql, bucket: string, keys: string[]) {
  refuseKept(...(await store.objectsNamed(tx, bucket, keys)));
  return removeFiles(tx, bucket, keys);
}

/** In the caller's own transaction; their files follow when it is certain. */
export async function removeFiles(
  tx: Sql,
  bucket: string,
  keys: string[],
): Promise<store.StoredObject[]> {
  const removed = await store.deleteObjects(tx, bucket, keys);
  await discardVersions(
    tx,
    removed.map(({ version }) => version),
  );
  return removed;
}
