import { z } from 'zod';
import { DocumentFile } from '#contract/documents/documents.ts';
import { Id, Instant } from '#contract/primitives.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

const columns = (sql: Sql) => sql`
  id, number, file_name as name, media, size, added_at, expires_on`;

/** The newest first. */
export const versionsOf = (sql: Sql, documentId: string, ownerId: string) =>
  many(DocumentFile, sql)`
    select ${columns(sql)} from app.document_versions
    where document_id = ${documentId} and owner_id = ${ownerId} order by number desc`;

export const findVersion = (sql: Sql, id: string, documentId: string) =>
  maybe(DocumentFile, sql)`
    select ${columns(sql)} from app.document_versions
    where id = ${id} and document_id = ${documentId}`;

interface NewVersion {
  id: string;
  documentId: string;
  ownerId: string;
  number: number;
  fileName: string;
  media: string;
  size: number;
  addedAt: Instant;
}

export async function insertVersion(sql: Sql, version: NewVersion): Promise<void> {
  await sql`insert into app.document_versions ${sql({ ...version })}`;
}

/** What the paper said while this version counted. */
export async function outdateVersion(
  sql: Sql,
  id: string,
  expiresOn: string | null,
): Promise<void> {
  await sql`update app.document_versions set expires_on = ${expiresOn} where id = ${id}`;
}

export const UploadRow = z.object({
  id: Id,
  ownerId: z.guid(),
  documentId: Id,
  isVersion: z.boolean(),
  fileName: z.string(),
  createdAt: Instant,
});
export type UploadRow = z.infer<typeof UploadRow>;

const uploadColumns = (sql: Sql) =>
  sql`id, owner_id, document_id, is_version, file_name, created_at`;

export async function insertUpload(sql: Sql, upload: UploadRow): Promise<void> {
  await sql`insert into app.document_uploads ${sql({ ...upload })}`;
}

export const lockUpload = (sql: Sql, id: string, ownerId: string) =>
  maybe(UploadRow, sql)`
    select ${uploadColumns(sql)} from app.document_uploads
    where id = ${id} and owner_id = ${ownerId} for update`;

export async function countUploads(sql: Sql, ownerId: string): Promise<number> {
  const [row] = await sql`
    select count(*)::int as uploads from app.document_uploads where owner_id = ${ownerId}`;
  return row?.uploads ?? 0;
}

export async function deleteUpload(sql: Sql, id: string): Promise<void> {
  await sql`delete from app.document_uploads where id = ${id}`;
}

const atOnce = 500;

export const uploadsBefore = (sql: Sql, moment: Instant) =>
  many(UploadRow, sql)`
    select ${uploadColumns(sql)} from app.document_uploads
    where created_at < ${moment} order by created_at limit ${atOnce}`;

const Doomed = z.object({ id: Id, ownerId: z.guid(), versions: z.array(Id) });

/** What has lain in the bin since before, with all of its versions. */
export const binnedBefore = (sql: Sql, moment: Instant) =>
  many(Doomed, sql)`
    select d.id, d.owner_id, array(
      select v.id from app.document_versions v where v.document_id = d.id)::text[] as versions
    from app.documents d where d.binned_at < ${moment} order by d.binned_at limit ${atOnce}`;

export async function deleteDocument(sql: Sql, id: string): Promise<void> {
  await sql`delete from app.documents where id = ${id}`;
}
