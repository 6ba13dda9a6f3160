import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { anyRow, many, maybe, type Sql } from '#server/platform/sql.ts';

export const Bucket = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string().nullable(),
  public: z.boolean(),
  fileSizeLimit: z.int().nullable(),
  allowedMimeTypes: z.array(z.string()).nullable(),
  clientRights: z.enum(['none', 'read', 'write']),
  isHouse: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Bucket = z.infer<typeof Bucket>;

export const findBucket = (sql: Sql, id: string) =>
  maybe(Bucket, sql)`select * from storage.buckets where id = ${id}`;

interface BucketPage {
  limit: number;
  offset: number;
  search: string;
  column: 'id' | 'name' | 'created_at' | 'updated_at';
  isDescending: boolean;
}

export function listBuckets(sql: Sql, { limit, offset, search, column, isDescending }: BucketPage) {
  const direction = isDescending ? sql`desc` : sql`asc`;
  return many(Bucket, sql)`
    select * from storage.buckets
    where strpos(lower(name), lower(${search})) > 0
    order by ${sql(column)} ${direction}, id limit ${limit} offset ${offset}`;
}

export interface BucketFields {
  public: boolean;
  fileSizeLimit: number | null;
  allowedMimeTypes: string[] | null;
}

/** False where there is one of that name already. */
export async function insertBucket(
  sql: Sql,
  bucket: BucketFields & { id: string; owner: string | null },
): Promise<boolean> {
  const row = { ...bucket, name: bucket.id };
  return anyRow(sql)`
    insert into storage.buckets ${sql(row)} on conflict do nothing`;
}

export async function updateBucket(sql: Sql, id: string, fields: Partial<BucketFields>) {
  if (Object.keys(fields).length === 0) return;
  await sql`
    update storage.buckets set ${sql(fields)}, updated_at = now() where id = ${id}`;
}

export async function deleteBucket(sql: Sql, id: string): Promise<void> {
  await sql`delete from storage.buckets where id = ${id}`;
}

/** Until the transaction ends nothing new is put into it. */
export async function lockBucket(sql: Sql, id: string): Promise<void> {
  await sql`select from storage.buckets where id = ${id} for update`;
}

export async function isEmpty(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`select from storage.objects where bucket_id = ${id} limit 1`;
  return rows.length === 0;
}
