import { z } from 'zod';
import { DocumentType } from '#contract/documents/kinds.ts';
import { Day, Id, Instant } from '#contract/primitives.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

/** A paper with the version that counts. */
export const DocumentRow = z.object({
  id: Id,
  ownerId: z.guid(),
  version: z.int(),
  type: DocumentType,
  title: z.string(),
  holderName: z.string(),
  holderMemberId: Id.nullable(),
  numberSealed: z.instanceof(Buffer).nullable(),
  numberEnd: z.string(),
  country: z.string().nullable(),
  issuedOn: Day.nullable(),
  expiresOn: Day.nullable(),
  note: z.string(),
  addedAt: Instant,
  binnedAt: Instant.nullable(),
  fileId: Id,
  fileNumber: z.int(),
  fileName: z.string(),
  media: z.string(),
  size: z.int(),
  fileAddedAt: Instant,
});
export type DocumentRow = z.infer<typeof DocumentRow>;

const selected = (sql: Sql) => sql`
  select d.id, d.owner_id, d.version, d.type, d.title, d.holder_name, d.holder_member_id,
    d.number_sealed, d.number_end, d.country, d.issued_on, d.expires_on, d.note, d.added_at,
    d.binned_at, v.id as file_id, v.number as file_number, v.file_name, v.media, v.size,
    v.added_at as file_added_at
  from app.documents d join app.document_versions v on v.id = d.current_id`;

/** No vault holds more; who keeps more than this keeps something else than papers. */
export const mostDocuments = 500;

export const listLive = (sql: Sql, ownerId: string) =>
  many(DocumentRow, sql)`
    ${selected(sql)} where d.owner_id = ${ownerId} and d.binned_at is null
    order by d.id limit ${mostDocuments}`;

export const listBinned = (sql: Sql, ownerId: string) =>
  many(DocumentRow, sql)`
    ${selected(sql)} where d.owner_id = ${ownerId} and d.binned_at is not null
    order by d.binned_at desc, d.id limit ${mostDocuments}`;

export const findPaper = (sql: Sql, id: string, ownerId: string) =>
  maybe(DocumentRow, sql)`${selected(sql)} where d.id = ${id} and d.owner_id = ${ownerId}`;

/** For the house, which sees none that is in the bin. */
export const findAny = (sql: Sql, id: string) =>
  maybe(DocumentRow, sql)`${selected(sql)} where d.id = ${id} and d.binned_at is null`;

/** So that two acts on one paper happen in turn. */
export const lockPaper = (sql: Sql, id: string, ownerId: string) =>
  maybe(DocumentRow, sql)`
    ${selected(sql)} where d.id = ${id} and d.owner_id = ${ownerId} for update of d`;

export async function countDocuments(sql: Sql, ownerId: string): Promise<number> {
  const [row] = await sql`
    select count(*)::int as documents from app.documents where owner_id = ${ownerId}`;
  return row?.documents ?? 0;
}

/** What is written about a paper. */
export type Written = Pick<
  DocumentRow,
  | 'type'
  | 'title'
  | 'holderName'
  | 'holderMemberId'
  | 'numberSealed'
  | 'numberEnd'
  | 'country'
  | 'issuedOn'
  | 'expiresOn'
  | 'note'
>;

type NewDocument = Written & {
  id: string;
  ownerId: string;
  currentId: string;
  addedAt: Instant;
  updatedAt: Instant;
};

export async function insertPaper(sql: Sql, row: NewDocument): Promise<void> {
  await sql`insert into app.documents ${sql({ ...row })}`;
}

type Change = Partial<Written> & { currentId?: string; binnedAt?: Instant | null };

export async function changePaper(
  sql: Sql,
  id: string,
  changed: Change,
  now: Instant,
): Promise<void> {
  await sql`
    update app.documents
    set ${sql({ ...changed, updatedAt: now })}, version = version + 1 where id = ${id}`;
}
