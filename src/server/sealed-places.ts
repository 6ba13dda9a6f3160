/** The list of what lies sealed in the database. Each feature names its own columns. */
import { lockKeys } from '#server/auth/keys/store.ts';
import { authPlaces } from '#server/auth/sealed-places.ts';
import { feedTokens } from '#server/itinerary/sealed-places.ts';
import type { Config } from '#server/platform/config/config.ts';
import { sealedLetters } from '#server/platform/messages/sealed-letters.ts';
import {
  newMasterKey,
  readOrMakeKeyFile,
  replaceKeyFile,
  secretKeyFileIn,
} from '#server/platform/secrets/key-file.ts';
import { keyIdsIn, reseal, sealClear, tryKeys } from '#server/platform/secrets/sealed-place.ts';
import { openSecrets, type Secrets } from '#server/platform/secrets/secrets.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';

const sealedPlaces = [...authPlaces, feedTokens, sealedLetters];

/**
 * At each start: rows that an older version wrote in clear are sealed, of several processes by one. A
 * house with the wrong key ends here, with a sentence, and has changed nothing.
 */
export const sealWhatLiesOpen = (sql: Database, secrets: Secrets): Promise<void> =>
  locked(sql, async (tx) => {
    for (const place of sealedPlaces) await tryKeys(tx, secrets, place);
    for (const place of sealedPlaces) await sealClear(tx, secrets, place);
  });

/** All or nothing; says how many were sealed anew. */
export const resealEverything = (sql: Database, secrets: Secrets): Promise<number> =>
  locked(sql, async (tx) => {
    let count = 0;
    for (const place of sealedPlaces) count += await reseal(tx, secrets, place);
    await tx`notify secret_keys_changed`;
    return count;
  });

const locked = <T>(sql: Database, work: (tx: Sql) => Promise<T>): Promise<T> =>
  sql.as(system, async (tx) => {
    await lockKeys(tx);
    return work(tx);
  });

/**
 * A new key seals from now on, and everything is sealed anew; says how many were. It may end anywhere
 * and be run again: a key is put into the file before it seals, and leaves when nothing needs it. The
 * one before is kept for a process that has not yet heard. A key of the configuration is changed there:
 * then only the sealing is done.
 */
export async function rotateSecrets(sql: Database, config: Config): Promise<number> {
  const file = secretKeyFileIn(config.dataDir);
  const isGiven = config.secretKey !== undefined;
  if (!isGiven) await replaceKeyFile(file, [newMasterKey(), ...(await readOrMakeKeyFile(file))]);
  const count = await resealEverything(sql, await openSecrets(config));
  if (!isGiven) await dropUnused(sql, file);
  return count;
}

async function dropUnused(sql: Database, file: string) {
  const used = await sql.as(system, (tx) =>
    Promise.all(sealedPlaces.map((place) => keyIdsIn(tx, place))),
  );
  const isUsed = new Set(used.flat());
  const ring = await readOrMakeKeyFile(file);
  await replaceKeyFile(
    file,
    ring.filter(({ id }, age) => age < 2 || isUsed.has(id)),
  );
}
