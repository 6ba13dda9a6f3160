import { randomBytes } from 'node:crypto';
import { StartError } from '#server/database/start-error.ts';
import { newId } from '#server/platform/ids.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';
import * as store from '#server/storage/seals/key-store.ts';
import { type MasterKeys, unwrap, wrap } from '#server/storage/seals/master-keys.ts';

/** The key of a client or of the house, ready for use. */
interface DataKey {
  id: string;
  key: Buffer;
}

export interface DataKeys {
  /** Made at the first file. Nothing for somebody who is not, or no longer, with us. */
  of(ownerId: string | null): Promise<DataKey | undefined>;
  find(keyId: string): Promise<DataKey | undefined>;
  /** Opens one of each master key: a house that lacks one hears of it before a client finds out. */
  tryMasters(): Promise<void>;
  /** Wraps every key with the master key that is first now; says how many were not yet. */
  rewrap(): Promise<number>;
}

export function openDataKeys(sql: Database, masters: MasterKeys): DataKeys {
  const opened = async ({ id, masterId, wrapped }: store.WrappedKey): Promise<DataKey> => ({
    id,
    key: unwrap(await masters.find(masterId), id, wrapped),
  });
  return {
    of: async (ownerId) => {
      const found = await sql.as(system, (tx) => keyFor(tx, masters, ownerId));
      return found && opened(found);
    },
    find: async (keyId) => {
      const found = await sql.as(system, (tx) => store.findKey(tx, keyId));
      return found && opened(found);
    },
    tryMasters: async () => {
      for (const one of await sql.as(system, store.oneOfEachMaster))
        await opened(one).catch(() => refuseStart(one));
    },
    rewrap: () => rewrapAll(sql, masters),
  };
}

function refuseStart({ masterId }: store.WrappedKey): never {
  throw new StartError(
    'failed',
    `STORAGE_MASTER_KEYS: the key that clients' files were sealed with (${masterId}) is not among those given, or is another of that name; ` +
      'where the variable is not set, it is the file storage-keys in DATA_DIR that lacks it.',
  );
}

async function keyFor(tx: Sql, masters: MasterKeys, ownerId: string | null) {
  if (ownerId !== null && !(await store.isLiving(tx, ownerId))) return undefined;
  const kept = await store.keyOfOwner(tx, ownerId);
  if (kept) return kept;
  const [master, id] = [await masters.current(), newId()];
  const wrapped = wrap(master, id, randomBytes(32));
  await store.insertKey(tx, { id, ownerId, masterId: master.id, wrapped });
  return store.keyOfOwner(tx, ownerId);
}

const atOnce = 200;

async function rewrapAll(sql: Database, masters: MasterKeys): Promise<number> {
  const master = await masters.current();
  for (let done = 0; ; ) {
    const some = await sql.as(system, async (tx) => {
      const keys = await store.wrappedByOthers(tx, master.id, atOnce);
      for (const { id, masterId, wrapped } of keys) {
        const dataKey = unwrap(await masters.find(masterId), id, wrapped);
        const anew = { id, masterId: master.id, wrapped: wrap(master, id, dataKey) };
        await store.replaceWrapping(tx, anew);
      }
      return keys.length;
    });
    if (some === 0) return done;
    done += some;
  }
}
