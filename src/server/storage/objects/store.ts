import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { anyRow, many, maybe, one, type Sql } from '#server/platform/sql.ts';

/** A file somebody keeps: its place, whose it is and what it is. The bytes lie in the store. */
export const StoredObject = z.object({
  id: z.string(),
  bucketId: z.string(),
  name: z.string(),
  ownerId: z.string().nullable(),
  keyId: z.string(),
  /** The name of its file; another one after every replacement. */
  version: z.string(),
  size: z.int(),
  contentType: z.string(),
  cacheControl: z.string(),
  userMetadata: z.record(z.string(), z.unknown()),
  /** Confirmed by a feature, which alone replaces or removes it from then on. */
  isKept: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  lastAccessedAt: Instant,
});
export type StoredObject = z.infer<typeof StoredObject>;

/** Where an object lies. */
export interface ObjectPlace {
  bucket: string;
  key: string;
}

export const findObject = (sql: Sql, { bucket, key }: ObjectPlace) =>
  maybe(StoredObject, sql)`
    select * from storage.objects where bucket_id = ${bucket} and name = ${key}`;

export const objectsNamed = (sql: Sql, bucket: string, names: string[]) =>
  many(StoredObject, sql)`
    select * from storage.objects
    where bucket_id = ${bucket} and name = any(${names}::text[])`;

export const lockObject = (sql: Sql, { bucket, key }: ObjectPlace) =>
  maybe(StoredObject, sql)`
    select * from storage.objects
    where bucket_id = ${bucket} and name = ${key} for update`;

type Facts = 'keyId' | 'version' | 'size' | 'contentType' | 'cacheControl' | 'userMetadata';
type NewVersion = Pick<StoredObject, Facts>;
type NewObject = NewVersion & Pick<StoredObject, 'id' | 'bucketId' | 'name' | 'ownerId'>;

/** False where another one lies there already. */
export async function insertObject(sql: Sql, object: NewObject): Promise<boolean> {
  const row = { ...object, userMetadata: jsonOf(sql, object.userMetadata) };
  return anyRow(sql)`
    insert into storage.objects ${sql(row)} on conflict do nothing`;
}

export async function replaceVersion(sql: Sql, id: string, version: NewVersion): Promise<void> {
  const row = { ...version, userMetadata: jsonOf(sql, version.userMetadata) };
  await sql`
    update storage.objects set ${sql(row)}, updated_at = now() where id = ${id}`;
}

// What came as JSON is JSON; the driver's type names every kind of it.
const jsonOf = (sql: Sql, value: Record<string, unknown>) =>
  sql.json(value as Parameters<Sql['json']>[0]);

export async function movePlace(sql: Sql, id: string, { bucket, key }: ObjectPlace): Promise<void> {
  await sql`
    update storage.objects set bucket_id = ${bucket}, name = ${key}, updated_at = now()
    where id = ${id}`;
}

/** False where the bytes are not those any more that were looked at. */
export const keepVersion = (sql: Sql, { bucket, key }: ObjectPlace, version: string) => anyRow(sql)`
    update storage.objects set is_kept = true
    where bucket_id = ${bucket} and name = ${key} and version = ${version} and not is_kept`;

/** Those that were there and could be deleted. */
export const deleteObjects = (sql: Sql, bucket: string, keys: string[]) =>
  many(StoredObject, sql)`
    delete from storage.objects
    where bucket_id = ${bucket} and name = any(${keys}::text[]) returning *`;

export const deleteSome = (sql: Sql, bucket: string, most: number) =>
  many(z.object({ version: z.string() }), sql)`
    delete from storage.objects where id in (
      select id from storage.objects where bucket_id = ${bucket} and not is_kept limit ${most})
    returning version`;

/** Which of these files a row speaks of. */
export async function spokenOf(sql: Sql, versions: string[]): Promise<Set<string>> {
  const rows = await many(z.object({ version: z.string() }), sql)`
    select version from storage.objects where version = any(${versions}::uuid[])`;
  return new Set(rows.map(({ version }) => version));
}

export async function versionsOfOwner(sql: Sql, ownerId: string): Promise<string[]> {
  const rows = await many(z.object({ version: z.string() }), sql)`
    select version from storage.objects where owner_id = ${ownerId}`;
  return rows.map(({ version }) => version);
}

/** Whether there is, or was, such an account. */
export const hasAccount = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql`select from auth.users where id = ${id}`).length > 0;

/** How much somebody keeps. */
export const weightOfOwner = (sql: Sql, ownerId: string) =>
  one(z.object({ objects: z.int(), bytes: z.int() }), sql)`
    select count(*)::int as objects, coalesce(sum(size), 0)::bigint as bytes
    from storage.objects where owner_id = ${ownerId}`;

/** How much of it counts: what lies where they may put something themselves. */
export async function keptByOwner(sql: Sql, ownerId: string): Promise<number> {
  const { bytes } = await one(z.object({ bytes: z.int() }), sql)`
    select coalesce(sum(size), 0)::bigint as bytes from storage.objects
    where owner_id = ${ownerId}
      and bucket_id in (select id from storage.buckets where client_rights = 'write')`;
  return bytes;
}

/** Everything of an owner, the oldest first: for whoever carries it elsewhere. */
export const objectsOfOwner = (sql: Sql, ownerId: string) =>
  many(StoredObject, sql)`
    select * from storage.objects where owner_id = ${ownerId} order by created_at, id`;
