import { z } from 'zod';
import { anyRow, many, maybe, type Sql } from '#server/platform/sql.ts';

/** One row remembers which seed files were last written; it is no part of the catalogue. */
const marker = { collection: 'seed', id: 'files' };

const CurrentRow = z.object({
  version: z.int(),
  collection: z.string().nullable(),
  slug: z.string().nullable(),
  /** Parsed when it was written, and not again with every start. */
  content: z.unknown(),
  /** An offering without a free place left, whatever its own flag says. */
  isFull: z.boolean().optional(),
});
export type CurrentRow = z.infer<typeof CurrentRow>;

/** Everything that is shown and the version it belongs to: one statement, so one moment. */
export const loadCurrent = (sql: Sql) =>
  many(CurrentRow, sql)`
    select state.version, entry.collection, entry.slug, entry.content,
      full_up.offering_id is not null as is_full
    from app.catalogue_state state
    left join app.catalogue_entries entry
      on entry.retired_at is null and entry.collection <> ${marker.collection}
    left join app.full_offerings full_up
      on entry.collection = 'offerings' and full_up.offering_id = entry.id
    order by entry.collection, entry.position, entry.id`;

export type EntryKey = { collection: string; id: string };

interface EditedEntry extends EntryKey {
  slug: string;
  content: unknown;
}

/** Writes what staff made of an entry; seeding leaves it alone from then on. False: no such entry. */
export const saveEdited = async (
  sql: Sql,
  { collection, id, slug, content }: EditedEntry,
) => anyRow(sql)`
    update app.catalogue_entries
    set content = ${json(sql, content)}, slug = ${slug}, edited_at = now(), updated_at = now()
    where collection = ${collection} and id = ${id}`;

/** One process seeds at a time. Any number will do, as long as all of ours take the same one. */
export async function lockSeeding(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(7244652)`;
}

/** What the last seeding left as its mark. */
export async function seededFiles(sql: Sql): Promise<string | undefined> {
  const row = await maybe(z.object({ seedHash: z.string() }), sql)`
    select seed_hash from app.catalogue_entries
    where collection = ${marker.collection} and id = ${marker.id}`;
  return row?.seedHash;
}

export async function markSeeded(sql: Sql, hash: string): Promise<void> {
  await sql`
    insert into app.catalogue_entries (collection, id, position, content, seed_hash)
    values (${marker.collection}, ${marker.id}, 0, '{}', ${hash})
    on conflict (collection, id) do update set seed_hash = excluded.seed_hash, updated_at = now()`;
}

export const HeldEntry = z.object({
  collection: z.string(),
  id: z.string(),
  slug: z.string().nullable(),
  seedHash: z.string().nullable(),
  edited: z.boolean(),
  retired: z.boolean(),
});
export type HeldEntry = z.infer<typeof HeldEntry>;

export const heldEntries = (sql: Sql): Promise<HeldEntry[]> =>
  many(HeldEntry, sql)`
    select collection, id, slug, seed_hash,
      edited_at is not null as edited, retired_at is not null as retired
    from app.catalogue_entries where collection <> ${marker.collection}`;

/** Takes entries out of sight and frees their slugs for others. */
export async function retire(sql: Sql, keys: EntryKey[]): Promise<void> {
  await sql`
    update app.catalogue_entries entry set retired_at = now(), slug = null, updated_at = now()
    from jsonb_to_recordset(${json(sql, keys.map(keyOf))}) as gone (collection text, id text)
    where entry.collection = gone.collection and entry.id = gone.id`;
}

interface NewEntry extends EntryKey {
  slug: string;
  position: number;
  content: unknown;
  hash: string;
}

/** Writes entries in one statement, new or not; written ones are in sight. */
export async function writeEntries(sql: Sql, entries: NewEntry[]): Promise<void> {
  // Two entries may swap their slugs, and a unique index looks at one row after the other.
  await retire(sql, entries);
  await sql`
    insert into app.catalogue_entries (collection, id, slug, position, content, seed_hash)
    select collection, id, slug, position, content, hash from jsonb_to_recordset(${json(sql, entries)})
      as entry (collection text, id text, slug text, position int, content jsonb, hash text)
    on conflict (collection, id) do update set
      slug = excluded.slug, position = excluded.position, content = excluded.content,
      seed_hash = excluded.seed_hash, retired_at = null, updated_at = now()`;
}

const keyOf = ({ collection, id }: EntryKey): EntryKey => ({ collection, id });

/** The driver's type for JSON has no place for `unknown`; what is written here was parsed from JSON. */
const json = (sql: Sql, value: unknown) => sql.json(value as never);
