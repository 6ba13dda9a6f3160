import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { StartError, systemCode } from '#server/database/start-error.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { MasterKey } from '#server/platform/config/storage.ts';
import {
  readKeyFile,
  readOrMakeKeyFile,
  secretKeyFileIn,
} from '#server/platform/secrets/key-file.ts';

/** What must not be read by whoever has only the database: sealed before it is written there. */
export interface Secrets {
  /** A key of its own for each purpose, such as a code's fingerprint; it changes when keys rotate. */
  keyFor(purpose: string): Buffer;
  /** `name` says what it is and whose: a sealed text opens nowhere else. */
  seal(name: string, secret: string): string;
  /** Also what an older key sealed. */
  open(name: string, sealed: string): Promise<string>;
  /** Whether the key that seals now sealed it. */
  isCurrent(sealed: string): boolean;
  /** Reads the keys again: another process may have put a new one first. */
  reload(): Promise<void>;
}

export type SecretSettings = Pick<Config, 'secretKey' | 'secretKeyOld' | 'dataDir'>;

export async function openSecrets(settings: SecretSettings): Promise<Secrets> {
  const given = await givenKeys(settings);
  let ring = await ringOf(settings, given);
  const reload = async () => {
    ring = await ringOf(settings, given);
  };
  const named = (id: string) => ring.find((key) => key.id === id);
  return {
    keyFor: (purpose) => derived(first(ring), `rihla ${purpose}`),
    seal: (name, secret) => sealWith(first(ring), name, secret),
    open: async (name, sealed) => {
      const { keyId, box } = partsOf(sealed);
      if (!named(keyId)) await reload();
      return openWith(named(keyId) ?? unknownKey(settings, keyId), name, box);
    },
    isCurrent: (sealed) => isSealed(sealed) && partsOf(sealed).keyId === first(ring).id,
    reload,
  };
}

/** The first one seals; a key file that is there still opens what it sealed before a key was given. */
async function ringOf(settings: SecretSettings, given: MasterKey[]): Promise<MasterKey[]> {
  const file = secretKeyFileIn(settings.dataDir);
  if (!settings.secretKey) return [...(await readOrMakeKeyFile(file)), ...given];
  return [...given, ...(await readKeyFile(file).catch(whenAbsent))];
}

function whenAbsent(error: unknown): MasterKey[] {
  if (systemCode(error) === 'ENOENT') return [];
  throw error;
}

async function givenKeys({ secretKey, secretKeyOld }: SecretSettings): Promise<MasterKey[]> {
  const phrases = [...new Set([secretKey, secretKeyOld])];
  return Promise.all(phrases.flatMap((phrase) => (phrase ? [stretched(phrase)] : [])));
}

const derive = promisify((phrase: string, done: (error: Error | null, key: Buffer) => void): void =>
  scrypt(phrase, 'rihla secret key 1', 32, { N: 2 ** 14 }, done),
);

/** Somebody may have chosen words: guessing them from a stolen backup must be slow. */
async function stretched(phrase: string): Promise<MasterKey> {
  const key = await derive(phrase);
  return { id: derived({ key }, 'rihla name of a key').toString('hex', 0, 8), key };
}

const mark = 'sealed';
const algorithm = 'aes-256-gcm';
const nonceSize = 12;
const tagSize = 16;

export const isSealed = (text: string) => text.startsWith(`${mark}:`);

function sealWith(key: MasterKey, name: string, secret: string): string {
  const nonce = randomBytes(nonceSize);
  const cipher = createCipheriv(algorithm, sealingKey(key), nonce).setAAD(Buffer.from(name));
  const sealed = [cipher.update(secret, 'utf8'), cipher.final()];
  const box = Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]);
  return `${mark}:${key.id}:${box.toString('base64url')}`;
}

function openWith(key: MasterKey, name: string, box: Buffer): string {
  const decipher = createDecipheriv(algorithm, sealingKey(key), box.subarray(0, nonceSize))
    .setAAD(Buffer.from(name))
    .setAuthTag(box.subarray(box.length - tagSize));
  const sealed = box.subarray(nonceSize, box.length - tagSize);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
}

function partsOf(sealed: string): { keyId: string; box: Buffer } {
  const [head, keyId = '', box = ''] = sealed.split(':');
  if (head !== mark) throw new Error('A secret lies in the database that is not sealed.');
  return { keyId, box: Buffer.from(box, 'base64url') };
}

/** A backup was brought to another house, or a key was lost. */
function unknownKey({ secretKey, dataDir }: SecretSettings, id: string): never {
  const where = secretKey
    ? 'SECRET_KEY is not the one'
    : `SECRET_KEY is not set, and ${secretKeyFileIn(dataDir)} does not have the key`;
  throw new StartError(
    'failed',
    `${where} that this database's secrets were sealed with (${id}); ` +
      'give that one, as SECRET_KEY_OLD where a new one has taken its place.',
  );
}

const sealingKey = (key: MasterKey) => derived(key, 'rihla sealing 1');

const derived = ({ key }: Pick<MasterKey, 'key'>, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, 32));

function first([key]: MasterKey[]): MasterKey {
  if (!key) throw new Error('There is no key to seal with.');
  return key;
}
