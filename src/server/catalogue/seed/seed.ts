import type { SeedEntry } from '#server/catalogue/seed/entries.ts';
import { readSeedFiles } from '#server/catalogue/seed/files.ts';
import * as store from '#server/catalogue/store.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';

/**
 * Brings the catalogue in line with the seed files, in one transaction. What staff edited stays as they
 * left it, what vanished from the files is retired, and a start with the same files writes nothing.
 */
export async function seedCatalogue(sql: Database, folder?: URL): Promise<{ written: number }> {
  const files = await readSeedFiles(folder);
  return sql.as(system, async (tx) => {
    await store.lockSeeding(tx);
    if ((await store.seededFiles(tx)) === files.hash) return { written: 0 };
    // Loaded when needed: the schemas behind it weigh 14 MB and a fifth of a second.
    const { entriesOf } = await import('#server/catalogue/seed/entries.ts');
    const written = await write(tx, plan(await store.heldEntries(tx), entriesOf(files)));
    await store.markSeeded(tx, files.hash);
    return { written };
  });
}

/** Asked at every start, without the lock: whoever then seeds asks again. */
export async function isSeeded(sql: Database): Promise<boolean> {
  const { hash } = await readSeedFiles();
  return (await sql.as(system, store.seededFiles)) === hash;
}

interface Plan {
  write: SeedEntry[];
  retire: store.EntryKey[];
}

async function write(sql: Sql, { write, retire }: Plan): Promise<number> {
  if (retire.length > 0) await store.retire(sql, retire);
  if (write.length > 0) await store.writeEntries(sql, write);
  return write.length + retire.length;
}

function plan(held: store.HeldEntry[], wanted: SeedEntry[]): Plan {
  const heldByKey = new Map(held.map((entry) => [keyOf(entry), entry]));
  const wantedKeys = new Set(wanted.map(keyOf));
  const takenByStaff = new Set(held.filter(({ edited }) => edited).map(addressOf));
  return {
    write: wanted.filter((entry) => {
      const now = heldByKey.get(keyOf(entry));
      const changed = !now || now.retired || now.seedHash !== entry.hash;
      return changed && !now?.edited && !takenByStaff.has(addressOf(entry));
    }),
    retire: held.filter(
      (entry) => !entry.edited && !entry.retired && !wantedKeys.has(keyOf(entry)),
    ),
  };
}

function addressOf({ collection, slug }: { collection: string; slug: string | null }): string {
  return `${collection}/${slug}`;
}

function keyOf({ collection, id }: store.EntryKey): string {
  return `${collection}/${id}`;
}
