import { readFile } from 'node:fs/promises';
import type { JWK } from 'jose';
import type { Instant } from '#contract/primitives.ts';
import { secondsSince } from '#domain/time.ts';
import {
  newPrivateJwk,
  readJwk,
  type SigningKey,
  sharedSecret,
} from '#server/auth/keys/signing-key.ts';
import * as store from '#server/auth/keys/store.ts';
import { signingKeys } from '#server/auth/sealed-places.ts';
import type { AuthSettings } from '#server/platform/config/auth.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { placeName } from '#server/platform/secrets/sealed-place.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';

/** The keys tokens are signed and checked with. */
export interface Keyring {
  /** The one that signs now. */
  current(): SigningKey;
  find(kid: string): SigningKey | undefined;
  /** Whether a key ever was one of these, even if its tokens have run out. */
  knows(kid: string): boolean;
  /** The key of HS256 tokens without a name. */
  secret: SigningKey | undefined;
  /** Public halves, for the key set. */
  published(): JWK[];
  /** A new key signs from now on; the old ones still verify. */
  rotate(): Promise<void>;
}

/** What keys are kept in, sealed with, and grow old by. */
export interface Beginnings {
  sql: Database;
  settings: AuthSettings;
  secrets: Secrets;
  now: () => Instant;
}

export async function openKeyring(beginnings: Beginnings): Promise<Keyring> {
  const { settings } = beginnings;
  const secret = settings.jwtSecret ? sharedSecret(settings.jwtSecret) : undefined;
  if (settings.signingKeysFile)
    return fixedRing(await readKeySet(settings.signingKeysFile), secret);
  if (secret) return fixedRing([], secret);
  return storedRing(beginnings);
}

function fixedRing(keys: SigningKey[], secret: SigningKey | undefined): Keyring {
  const signing = keys.find(({ signs }) => signs) ?? secret;
  if (!signing)
    throw new ConfigError('AUTH_SIGNING_KEYS: the file has no private key to sign with.');
  return {
    current: () => signing,
    find: (kid) => keys.find((key) => key.kid === kid),
    knows: (kid) => keys.some((key) => key.kid === kid),
    secret,
    published: () => publicOf(keys),
    rotate: async () => {
      throw new Error('Keys that were given by configuration are rotated there.');
    },
  };
}

/** Reads `{ "keys": [...] }` or a bare list; a key marked for signing comes before others. */
async function readKeySet(path: string): Promise<SigningKey[]> {
  try {
    const content: { keys?: JWK[] } | JWK[] = JSON.parse(await readFile(path, 'utf8'));
    const jwks = Array.isArray(content) ? content : (content.keys ?? []);
    const rank = ({ key_ops }: JWK) => (key_ops?.includes('sign') ? 0 : 1);
    return await Promise.all(jwks.toSorted((a, b) => rank(a) - rank(b)).map(readJwk));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    throw new ConfigError(`AUTH_SIGNING_KEYS: must name a file with a JWK set (${reason}).`);
  }
}

/** A process may sign with the old key for a moment after another one has rotated. */
const graceSeconds = 60;

interface KeptKey extends SigningKey {
  retiredAt: string | null;
}

/** A retired key verifies until the last token it signed has run out. */
async function storedRing({ sql, settings, secrets, now }: Beginnings): Promise<Keyring> {
  let keys = await openKeys(sql, secrets, now());
  const life = settings.jwtExpiry + graceSeconds;
  const live = () =>
    keys.filter(({ retiredAt }) => retiredAt === null || secondsSince(retiredAt, now()) < life);
  const reload = async () => {
    keys = await imported(secrets, await sql.as(system, store.listKeys));
  };
  // Another process may rotate; while the database is away the keys at hand go on working.
  await sql.listen('signing_keys_changed', () => void reload().catch(() => {}));
  return {
    current: () => first(keys),
    find: (kid) => live().find((key) => key.kid === kid),
    knows: (kid) => keys.some((key) => key.kid === kid),
    secret: undefined,
    published: () => publicOf(live()),
    rotate: async () => {
      await sql.as(system, async (tx) => {
        await store.lockKeys(tx);
        await addNewKey(tx, secrets, now());
      });
      await reload();
    },
  };
}

/** The keys that are kept; at the very first start, one that is made. */
const openKeys = (sql: Database, secrets: Secrets, now: Instant): Promise<KeptKey[]> =>
  sql.as(system, async (tx) => {
    await store.lockKeys(tx);
    if ((await store.listKeys(tx)).length === 0) await addNewKey(tx, secrets, now);
    return imported(secrets, await store.listKeys(tx));
  });

/** Its private half is sealed: whoever reads the table, or a backup of it, can sign nothing. */
async function addNewKey(tx: Sql, secrets: Secrets, now: Instant) {
  const { d = '', kid = '', ...open } = await newPrivateJwk();
  const privateKey = secrets.seal(placeName(signingKeys, kid), d);
  await store.addKey(tx, { kid, jwk: { ...open, kid }, privateKey }, now);
}

const imported = (secrets: Secrets, rows: store.StoredKey[]): Promise<KeptKey[]> =>
  Promise.all(rows.map((row) => importedKey(secrets, row)));

async function importedKey(secrets: Secrets, row: store.StoredKey): Promise<KeptKey> {
  const { kid, jwk, privateKey, retiredAt } = row;
  if (privateKey === null) return { ...(await readJwk(jwk)), retiredAt };
  const d = await secrets.open(placeName(signingKeys, kid), privateKey);
  return { ...(await readJwk({ ...jwk, d })), retiredAt };
}

const publicOf = (keys: SigningKey[]) => keys.flatMap(({ published }) => published ?? []);

function first(keys: SigningKey[]): SigningKey {
  const [key] = keys;
  if (!key) throw new Error('There is no signing key.');
  return key;
}
