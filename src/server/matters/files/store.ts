import { z } from 'zod';
import { MatterFile } from '#contract/matters/parts.ts';
import { Id, type Instant } from '#contract/primitives.ts';
import type { IdentityPaper } from '#domain/auth/fresh-proof.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

interface NewFile {
  id: string;
  matterId: string;
  uploaderId: string;
  name: string;
  type: string;
  size: number;
  content: Buffer;
  createdAt: Instant;
}

const columns = (sql: Sql) => sql`id, name, f.type, size, created_at`;

export async function insertFile(sql: Sql, file: NewFile): Promise<void> {
  await sql`insert into app.matter_files ${sql({ ...file })}`;
}

export const filesAmong = (sql: Sql, matterId: string, ids: string[]) =>
  many(MatterFile, sql)`
    select ${columns(sql)} from app.matter_files f
    where matter_id = ${matterId} and id = any(${ids}::uuid[])`;

/** Those that somebody brought themselves: nobody sends what another brought. */
export async function ownFiles(
  sql: Sql,
  matterId: string,
  { ids, uploaderId }: { ids: string[]; uploaderId: string },
): Promise<number> {
  const { files } = await one(z.object({ files: z.int() }), sql)`
    select count(*)::int as files from app.matter_files
    where matter_id = ${matterId} and id = any(${ids}::uuid[]) and uploader_id = ${uploaderId}`;
  return files;
}

const WithContent = MatterFile.extend({
  content: z.instanceof(Buffer),
  /** The paper of identity it holds, and of which one in the vault it is a copy. */
  identity: z.enum(['passport', 'visa', 'emirates_id']).nullable(),
  documentId: Id.nullable(),
});

export const readFile = (sql: Sql, matterId: string, id: string) =>
  maybe(WithContent, sql)`
    select ${columns(sql)}, content, i.type as identity, i.document_id
    from app.matter_files f left join app.matter_identity_files i on i.file_id = f.id
    where matter_id = ${matterId} and id = ${id}`;

interface Identity {
  fileId: string;
  type: IdentityPaper;
  documentId: string | null;
}

/** Said once: what it is called later makes it nothing else. */
export async function nameIdentity(sql: Sql, identity: Identity): Promise<void> {
  await sql`
    insert into app.matter_identity_files ${sql({ ...identity })} on conflict do nothing`;
}

/** How many files a matter has, and how much they weigh together. */
export const weightOf = (sql: Sql, matterId: string) =>
  one(z.object({ files: z.int(), bytes: z.int() }), sql)`
    select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes
    from app.matter_files where matter_id = ${matterId}`;
