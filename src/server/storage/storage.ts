import path from 'node:path';
import type { Readable } from 'node:stream';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Caller, Sql } from '#server/platform/sql.ts';
import { diskFiles } from '#server/storage/files/disk.ts';
import type { Files } from '#server/storage/files/files.ts';
import { s3Files } from '#server/storage/files/s3.ts';
import { findFile, type How, readObject } from '#server/storage/objects/content.ts';
import { discardVersions } from '#server/storage/objects/discards.ts';
import * as moving from '#server/storage/objects/moves.ts';
import * as store from '#server/storage/objects/store.ts';
import { type Incoming, writeObject } from '#server/storage/objects/writes.ts';
import { lifeIn } from '#server/storage/permissions/lifetimes.ts';
import { signPermission } from '#server/storage/permissions/permissions.ts';
import { openDataKeys } from '#server/storage/seals/data-keys.ts';
import * as keyStore from '#server/storage/seals/key-store.ts';
import { openMasterKeys } from '#server/storage/seals/master-keys.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

/**
 * Files, for every feature that keeps some. A `caller` is who acts: a client reaches what lies under
 * their own id in the buckets that let them (the policies see to it), `system` reaches everything.
 * Refusals are `StorageRefusal`s; outside /storage/v1 the house's handler tells them as its own.
 */
export interface Storage {
  /** Streams a content to its place: sealed, counted, its type decided by its bytes. */
  put(caller: Caller, place: store.ObjectPlace, incoming: Incoming): Promise<store.StoredObject>;
  /** The object at a place, or nothing where there is none that the caller may see. */
  find(caller: Caller, place: store.ObjectPlace): Promise<store.StoredObject | undefined>;
  /** The content of an object that was found, or a range of it; the way is what a reply sends it on. */
  open(object: store.StoredObject, how?: How): Promise<Readable>;
  copy(caller: Caller, journey: moving.ObjectMove): Promise<store.StoredObject>;
  move(caller: Caller, journey: moving.ObjectMove): Promise<store.StoredObject>;
  /**
   * Part of the transaction that confirms a file: from then on it is replaced by nobody, and removed by
   * `remove` alone. False where other bytes came since `version` was looked at.
   */
  keep(tx: Sql, place: store.ObjectPlace, version: string): Promise<boolean>;
  /** Part of the transaction it is given; says which were there. The bytes follow by a job. */
  remove(tx: Sql, bucket: string, keys: string[]): Promise<store.StoredObject[]>;
  /** An address, from the site's root on, that shows one object to whoever has it. */
  signDownload(place: store.ObjectPlace, seconds: number): Promise<string>;
  /** An address to PUT a file to, in the name of whoever is named, else in the house's; and how long it lives. */
  signUpload(place: store.ObjectPlace, by: UploadBy): Promise<UploadPlace>;
  /** Everything of somebody, for good: their key goes, so that no copy anywhere can be read. */
  forgetOwner(tx: Sql, ownerId: string): Promise<void>;
  ofOwner(tx: Sql, ownerId: string): Promise<store.StoredObject[]>;
  /** How much of their room a client has taken. */
  room(tx: Sql, ownerId: string): Promise<Room>;
  sizeOfOwner(tx: Sql, ownerId: string): Promise<{ objects: number; bytes: number }>;
  /** What storage's own routes and jobs stand on. */
  vault: StorageWorld;
}

/** In bytes. */
interface Room {
  used: number;
  most: number;
}

interface UploadPlace {
  url: string;
  seconds: number;
}

interface UploadBy {
  clientId?: string;
  /** The session they asked from: when it ends, the address does. */
  sessionId?: string | null;
  upsert?: boolean;
}

export const storageBase = '/storage/v1';

type Beginnings = Pick<StorageWorld, 'sql' | 'log' | 'now'>;

export function openStorage({ sql, log, now }: Beginnings, config: Config): Storage {
  const { storage: settings, dataDir } = config;
  const masters = openMasterKeys(settings, dataDir);
  const vault: StorageWorld = {
    sql,
    log,
    now,
    settings,
    masters,
    files: filesOf(config),
    keys: openDataKeys(sql, masters),
  };
  return {
    vault,
    put: (caller, place, incoming) => writeObject(vault, caller, place, incoming),
    find: (caller, place) => findFile(vault, caller, place).catch(nothing),
    open: (object, how) => readObject(vault, object, how),
    copy: (caller, journey) => moving.copyObject(vault, caller, journey),
    move: (caller, journey) => moving.moveFile(vault, caller, journey),
    keep: store.keepVersion,
    remove: moving.removeFiles,
    signDownload: (place, seconds) => downloadAddress(vault, place, seconds),
    signUpload: (place, by) => uploadAddress(vault, place, by),
    forgetOwner,
    ofOwner: store.objectsOfOwner,
    room: async (tx, ownerId) => ({
      used: await store.keptByOwner(tx, ownerId),
      most: settings.quota,
    }),
    sizeOfOwner: store.weightOfOwner,
  };
}

export const filesOf = ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): Files =>
  storage.s3 ? s3Files(storage.s3) : diskFiles(path.join(dataDir, 'storage'));

function nothing(error: unknown): undefined {
  if (error instanceof StorageRefusal && error.statusCode === 404) return undefined;
  throw error;
}

/** As it stands in an address: each segment by itself, the slashes between them kept. */
export const placeAddress = ({ bucket, key }: store.ObjectPlace) =>
  [bucket, ...key.split('/')].map(encodeURIComponent).join('/');

async function downloadAddress(vault: StorageWorld, place: store.ObjectPlace, seconds: number) {
  const token = await signPermission(vault, { purpose: 'download', ...place }, seconds);
  return `${storageBase}/object/sign/${placeAddress(place)}?token=${token}`;
}

async function uploadAddress(
  vault: StorageWorld,
  place: store.ObjectPlace,
  by: UploadBy,
): Promise<UploadPlace> {
  const { clientId, sessionId, upsert = false } = by;
  const session = sessionId && { session: sessionId };
  const permission = { ...place, upsert, ...(clientId && { by: clientId, ...session }) };
  const seconds = await lifeIn(vault, place.bucket, vault.settings.uploadExpiry);
  const token = await signPermission(vault, { purpose: 'upload', ...permission }, seconds);
  return {
    url: `${storageBase}/object/upload/sign/${placeAddress(place)}?token=${token}`,
    seconds,
  };
}

/** The transaction must be the system's: keys are nobody else's to touch. */
async function forgetOwner(tx: Sql, ownerId: string): Promise<void> {
  const versions = await store.versionsOfOwner(tx, ownerId);
  await keyStore.deleteKeyOf(tx, ownerId);
  await discardVersions(tx, versions);
}
