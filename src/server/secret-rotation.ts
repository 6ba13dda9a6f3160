import type { Config } from '#server/platform/config.ts';
import {
  newMasterKey,
  readOrMakeKeyFile,
  replaceKeyFile,
  secretKeyFileIn,
} from '#server/platform/key-file.ts';
import { keyIdsIn } from '#server/platform/sealed-place.ts';
import { openSecrets } from '#server/platform/secrets.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { resealEverything, sealedPlaces } from '#server/sealed-places.ts';

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
