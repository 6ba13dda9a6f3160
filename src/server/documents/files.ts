/** Where the vault keeps bytes: one object per version in the storage's bucket of documents. */
import type { Readable } from 'node:stream';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { secondsAfter } from '#domain/time.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export const bucket = 'documents';

/** As the storage opens its objects: on what way they leave the house. */
type How = Parameters<Services['storage']['open']>[1];

/** What the storage found in the bytes. */
export interface Found {
  media: string;
  size: number;
  /** Of these very bytes and of no others. */
  bytes: string;
}

/** As far as the vault needs the storage. All but `keep` and `remove` ask the database themselves: never from within a transaction. */
export interface VaultFiles {
  /** Where its owner may put bytes, once. */
  placeFor(place: ScanPlace, sessionId: string | null): Promise<{ url: string; until: Instant }>;
  /** What lies there, decided by its content; nothing where nothing does. */
  inspect(place: ScanPlace): Promise<Found | undefined>;
  /** Part of the transaction: nobody replaces them any more. False where others have come meanwhile. */
  keep(tx: Sql, place: ScanPlace, found: Found): Promise<boolean>;
  read(place: ScanPlace, how?: How): Promise<Found & { content: Readable }>;
  /** Part of the transaction. What is not there is as good as removed. */
  remove(tx: Sql, places: ScanPlace[]): Promise<unknown>;
  /** The key that is the owner's own. */
  keyOf(ownerId: string): Promise<Buffer>;
}

export interface ScanPlace {
  ownerId: string;
  documentId: string;
  /** The version. */
  id: string;
}

const keyOf = ({ ownerId, documentId, id }: ScanPlace) => `${ownerId}/${documentId}/${id}`;
const at = (place: ScanPlace) => ({ bucket, key: keyOf(place) });

export function vaultFiles({ storage, now }: Services): VaultFiles {
  const find = async (place: ScanPlace) => {
    const object = await storage.find(system, at(place));
    if (!object) return undefined;
    const { contentType: media, size, version: bytes } = object;
    return { object, media, size, bytes };
  };
  return {
    placeFor: async (place, sessionId) => {
      const by = { clientId: place.ownerId, sessionId };
      const { url, seconds } = await storage.signUpload(at(place), by);
      return { url, until: secondsAfter(now(), seconds) };
    },
    inspect: find,
    keep: (tx, place, { bytes }) => storage.keep(tx, at(place), bytes),
    read: async (place, how) => {
      const found = (await find(place)) ?? refuseMissing();
      return { ...found, content: await storage.open(found.object, how) };
    },
    remove: (tx, places) => storage.remove(tx, bucket, places.map(keyOf)),
    keyOf: async (ownerId) => (await storage.vault.keys.of(ownerId))?.key ?? refuseMissing(),
  };
}

function refuseMissing(): never {
  throw new Failure('not_found', 'There is no such paper.');
}
