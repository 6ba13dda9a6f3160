import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { systemCode } from '#server/database/start-error.ts';
import type { MasterKey, StorageSettings } from '#server/platform/config/storage.ts';
import {
  readKeyFile,
  readOrMakeKeyFile,
  storageKeyFileIn,
} from '#server/platform/secrets/key-file.ts';

/** The keys that wrap the keys of clients. */
export interface MasterKeys {
  /** The one that wraps now. */
  current(): Promise<MasterKey>;
  find(id: string): Promise<MasterKey>;
}

/** What was sealed cannot be opened here: the key it needs is not among those this house was given. */
export class UnknownMasterKey extends Error {
  override readonly name = 'UnknownMasterKey';

  constructor(id: string) {
    super(`The master key ${id} is neither in STORAGE_MASTER_KEYS nor in the file storage-keys.`);
  }
}

/** A file is read when first needed, and again when a key is wanted that was not in it. */
export function openMasterKeys(settings: StorageSettings, dataDir: string): MasterKeys {
  const given = settings.masterKeys;
  const file = storageKeyFileIn(dataDir);
  let known: MasterKey[] = given ?? [];
  // Only a house that has sealed nothing makes one: another in its place would open nothing of what lies there.
  const read = async () =>
    given ?? (known.length > 0 ? readKeyFile(file) : readOrMakeKeyFile(file));
  const named = (id: string) => known.find((key) => key.id === id);
  return {
    current: async () => {
      // Another process may have put a new one first.
      known = await read();
      return known[0] ?? Promise.reject(new Error('There is no master key.'));
    },
    find: async (id) => {
      if (!named(id)) known = given ?? (await readKeyFile(file).catch(whenAbsent));
      return named(id) ?? Promise.reject(new UnknownMasterKey(id));
    },
  };
}

function whenAbsent(error: unknown): MasterKey[] {
  if (systemCode(error) === 'ENOENT') return [];
  throw error;
}

const algorithm = 'aes-256-gcm';
const nonceSize = 12;
const tagSize = 16;

/** Wrapped keys name what they are for, so that none can be put in another's place. */
export function wrap(master: MasterKey, keyId: string, dataKey: Buffer): Buffer {
  const nonce = randomBytes(nonceSize);
  const cipher = createCipheriv(algorithm, wrappingKey(master), nonce).setAAD(Buffer.from(keyId));
  const sealed = Buffer.concat([cipher.update(dataKey), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
}

export function unwrap(master: MasterKey, keyId: string, wrapped: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, wrappingKey(master), wrapped.subarray(0, nonceSize))
    .setAAD(Buffer.from(keyId))
    .setAuthTag(wrapped.subarray(wrapped.length - tagSize));
  const sealed = wrapped.subarray(nonceSize, wrapped.length - tagSize);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}

const wrappingKey = (master: MasterKey) => derived(master, 'rihla wrapping 1');

/** The key that signs addresses of files: it too follows the master key. */
export const signingKeyOf = (master: MasterKey) => derived(master, 'rihla signed addresses 1');

const derived = ({ key }: MasterKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, 32));
