import { z } from 'zod';
import { DocumentShare } from '#contract/documents/parts.ts';
import { Id, type Instant } from '#contract/primitives.ts';
import { openStates } from '#server/documents/open-matters.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

const ShareRow = DocumentShare.extend({ documentId: Id });
export type ShareRow = z.infer<typeof ShareRow>;

const standing = (sql: Sql) => sql`
  select s.id, s.document_id, s.matter_id, s.shared_at, m.reference
  from app.document_shares s
  join app.matters m on m.id = s.matter_id and m.state in ${openStates(sql)}
  where s.ended_at is null`;

export const sharesOf = (sql: Sql, documentIds: string[]) =>
  many(ShareRow, sql)`
    ${standing(sql)} and s.document_id = any (${documentIds}::uuid[]) order by s.shared_at`;

export const sharedWith = (sql: Sql, matterId: string) =>
  many(ShareRow, sql)`${standing(sql)} and s.matter_id = ${matterId} order by s.shared_at`;

/** The permission by which those who work on a matter may open a paper. */
export const permissionFor = (sql: Sql, documentId: string, matterId: string) =>
  maybe(ShareRow, sql)`
    ${standing(sql)} and s.document_id = ${documentId} and s.matter_id = ${matterId}`;

export const standingShare = (sql: Sql, id: string) =>
  maybe(ShareRow, sql)`${standing(sql)} and s.id = ${id}`;

interface NewShare {
  id: string;
  documentId: string;
  matterId: string;
  ownerId: string;
  sharedAt: Instant;
}

/** Given twice, it is given once. */
export async function insertShare(sql: Sql, share: NewShare): Promise<void> {
  await sql`insert into app.document_shares ${sql({ ...share })} on conflict do nothing`;
}

/** Says which matter it was for; nothing where there was no such permission. */
export const endShare = (
  sql: Sql,
  { id, documentId, ownerId }: { id: string; documentId: string; ownerId: string },
  now: Instant,
) =>
  maybe(z.object({ matterId: Id }), sql)`
    update app.document_shares set ended_at = coalesce(ended_at, ${now})
    where id = ${id} and document_id = ${documentId} and owner_id = ${ownerId}
    returning matter_id`;

export async function endAllShares(sql: Sql, documentId: string, now: Instant): Promise<void> {
  await sql`
    update app.document_shares set ended_at = ${now}
    where document_id = ${documentId} and ended_at is null`;
}

const Matter = z.object({ id: Id });

/** A matter of the client's that is open. */
export const openMatter = (sql: Sql, id: string, clientId: string) =>
  maybe(Matter, sql)`
    select id from app.matters
    where id = ${id} and client_id = ${clientId} and state in ${openStates(sql)}`;
