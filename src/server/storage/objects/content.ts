import { Readable } from 'node:stream';
import type { FileRange } from '#domain/storage/ranges.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { type Caller, system } from '#server/platform/sql.ts';
import { findBucket } from '#server/storage/buckets/store.ts';
import { FileMissing } from '#server/storage/files/files.ts';
import * as store from '#server/storage/objects/store.ts';
import { recordSize, recordsOf } from '#server/storage/seals/records.ts';
import { fileKey, unseal } from '#server/storage/seals/seals.ts';
import { freedWhenSent } from '#server/storage/spent-memory.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

/** What a caller may see; what they may not is simply not there. */
export async function findFile(
  { sql }: StorageWorld,
  caller: Caller,
  place: store.ObjectPlace,
): Promise<store.StoredObject> {
  const bucket = await sql.as(caller, (tx) => findBucket(tx, place.bucket));
  if (!bucket) throw new StorageRefusal('NoSuchBucket');
  const reader = bucket.public ? system : caller;
  const object = await sql.as(reader, (tx) => store.findObject(tx, place));
  if (!object) throw new StorageRefusal('NoSuchKey');
  return object;
}

interface Opened {
  object: store.StoredObject;
  content: Readable;
}

/** Replaced between looking it up and opening it: the file of that moment is gone rightly. */
const tries = 3;

interface Asked {
  lookUp: () => Promise<store.StoredObject>;
  /** Asked when it is known how long the content is. */
  rangeIn?: (object: store.StoredObject) => FileRange | undefined;
  way?: Way;
}

/** Where a content goes; what it holds back is not to be touched. */
interface Way {
  readonly writableLength: number;
}

export interface How {
  range?: FileRange | undefined;
  way?: Way | undefined;
}

/** Finds and opens. */
export async function openAt(
  vault: StorageWorld,
  { lookUp, rangeIn, way }: Asked,
): Promise<Opened> {
  for (let turn = 1; ; turn += 1) {
    const object = await lookUp();
    try {
      return {
        object,
        content: await readObject(vault, object, { range: rangeIn?.(object), way }),
      };
    } catch (error) {
      if (!(error instanceof FileMissing) || turn === tries) throw error;
    }
  }
}

const everything = ({ size }: store.StoredObject): FileRange => ({ first: 0, last: size - 1 });

/**
 * The content, or a range of it. Whoever asks for it must have been allowed to see the object, and
 * names the way only when nobody else will look at what is sent on it.
 */
export async function readObject(
  vault: StorageWorld,
  object: store.StoredObject,
  { range = everything(object), way }: How = {},
): Promise<Readable> {
  const { keyId, version, size } = object;
  const dataKey = await vault.keys.find(keyId);
  if (!dataKey) throw new StorageRefusal('NoSuchKey');
  const stored = await vault.files.read(version, recordsOf(size, range).stored);
  const key = fileKey(dataKey.key, version);
  const pieces = unseal(stored, { key, size }, range);
  const waiting = () => content.readableLength + (way?.writableLength ?? 0);
  const content: Readable = Readable.from(way ? freedWhenSent(pieces, waiting) : pieces, {
    objectMode: false,
    highWaterMark: recordSize,
  });
  // One that nobody began to read would leave its file open.
  return content.once('close', () => void stored.return());
}
