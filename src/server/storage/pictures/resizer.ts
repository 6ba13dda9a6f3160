/** Gives pictures in other sizes: two are drawn at a time, and what was drawn is kept for a while. */
import { bareType } from '#domain/storage/names.ts';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { keptResults } from '#server/platform/answers/result-cache.ts';
import { workQueue } from '#server/platform/process/work-queue.ts';
import { FileMissing } from '#server/storage/files/files.ts';
import { readObject } from '#server/storage/objects/content.ts';
import type { StoredObject } from '#server/storage/objects/store.ts';
import {
  openPainters,
  type Painted,
  type PictureFormat,
} from '#server/storage/pictures/painters.ts';
import { type Transform, transformText } from '#server/storage/pictures/transforms.ts';
import type { StorageWorld } from '#server/storage/vault.ts';

export interface WantedPicture {
  lookUp: () => Promise<StoredObject>;
  form: Transform;
  accept: string;
  /** For whom it is counted. */
  asker: string;
}

interface Given {
  object: StoredObject;
  picture: Buffer;
  format: PictureFormat;
}

export interface Resizer {
  give(wanted: WantedPicture): Promise<Given>;
  end(): void;
}

const readable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);
const largest = 25_000_000;

/** In memory alone: at rest every file is sealed, and a drawing of one would be another file. */
const keeping = {
  most: 32 * 1024 * 1024,
  seconds: 600,
  weigh: (painted: Painted) => ('picture' in painted ? painted.picture.byteLength : 200),
};

/** Replaced between looking it up and opening it: the file of that moment is gone rightly. */
const tries = 3;

export function openResizer(vault: StorageWorld, painters = openPainters()): Resizer {
  const queue = workQueue({ atOnce: 2, mostWaiting: 40, mostEach: 12 });
  const kept = keptResults<Painted>(keeping);

  const drawn = async ({ lookUp, form, accept, asker }: WantedPicture): Promise<Given> => {
    // Whoever asks must be allowed to see it, whether it was drawn already or not.
    const object = await lookUp();
    const type = typeOf(object);
    const format = formatFor(form, type, accept);
    const paint = async () => {
      const content = await readObject(vault, object);
      const picture = Buffer.concat(await Array.fromAsync(content));
      return painters.paint({ picture, type, form, to: format });
    };
    const key = [object.version, format, transformText(form)].join(' ');
    const painted = await kept.get(key, () => queue.run(asker, paint));
    if ('refusal' in painted) throw new StorageRefusal('InvalidRequest', painted.refusal);
    const { buffer, byteOffset, byteLength } = painted.picture;
    return { object, picture: Buffer.from(buffer, byteOffset, byteLength), format };
  };
  const give = (wanted: WantedPicture, turn = 1): Promise<Given> =>
    drawn(wanted).catch((error: unknown) => {
      if (!(error instanceof FileMissing) || turn === tries) throw error;
      return give(wanted, turn + 1);
    });
  return { end: painters.end, give };
}

function typeOf({ contentType, size }: StoredObject): PictureFormat {
  const type = bareType(contentType);
  if (!readable.has(type) || size > largest)
    throw new StorageRefusal('InvalidRequest', 'This file cannot be shown in another size');
  return type.slice('image/'.length) as PictureFormat; // one of those that are read
}

function formatFor({ format }: Transform, own: PictureFormat, accept: string): PictureFormat {
  if (format === 'origin') return own;
  if (format) return format;
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : own;
}
