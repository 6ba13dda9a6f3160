import type { Config } from '#server/platform/config/config.ts';
import {
  newMasterKey,
  readOrMakeKeyFile,
  replaceKeyFile,
  storageKeyFileIn,
} from '#server/platform/secrets/key-file.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { openDataKeys } from '#server/storage/seals/data-keys.ts';
import { mastersInUse } from '#server/storage/seals/key-store.ts';
import { openMasterKeys } from '#server/storage/seals/master-keys.ts';

type Settings = Pick<Config, 'storage' | 'dataDir'>;

/**
 * A new master key wraps every client's key from now on; says how many. The files themselves stay as
 * they are. The key before it is kept for a process that has not yet heard, older ones are dropped.
 * Keys of the configuration are made there: then only the wrapping is done.
 */
export async function rotateMasterKey(sql: Database, settings: Settings): Promise<number> {
  const file = storageKeyFileIn(settings.dataDir);
  const isGiven = settings.storage.masterKeys !== undefined;
  await openDataKeys(sql, openMasterKeys(settings.storage, settings.dataDir)).tryMasters();
  if (!isGiven) await replaceKeyFile(file, [newMasterKey(), ...(await readOrMakeKeyFile(file))]);
  const masters = openMasterKeys(settings.storage, settings.dataDir);
  const count = await openDataKeys(sql, masters).rewrap();
  if (isGiven) return count;
  const used = new Set(await sql.as(system, mastersInUse));
  const ring = await readOrMakeKeyFile(file);
  await replaceKeyFile(
    file,
    ring.filter(({ id }, age) => age < 2 || used.has(id)),
  );
  return count;
}
