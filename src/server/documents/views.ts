/** Papers as their owner and the house read them. */

import type { DeskDocument } from '#contract/documents/desk.ts';
import type { DocumentFile, Document as Shown } from '#contract/documents/documents.ts';
import { type ExpiringDocument, isReplaced, keptUntil } from '#domain/documents/expiry.ts';
import { Failure } from '#domain/failure.ts';
import { type ShareRow, sharesOf } from '#server/documents/share-store.ts';
import type { DocumentRow } from '#server/documents/store.ts';
import * as store from '#server/documents/store.ts';
import type { Sql } from '#server/platform/sql.ts';

export const paperOf = ({
  id,
  type,
  country,
  expiresOn,
  ...row
}: DocumentRow): ExpiringDocument => ({
  id,
  type,
  country,
  expiresOn,
  holder: { name: row.holderName, memberId: row.holderMemberId },
});

export const fileOf = (row: DocumentRow): DocumentFile => ({
  id: row.fileId,
  number: row.fileNumber,
  name: row.fileName,
  media: row.media,
  size: row.size,
  addedAt: row.fileAddedAt,
  expiresOn: null,
});

interface Around {
  papers: ExpiringDocument[];
  shares: ShareRow[];
}

function shown(row: DocumentRow, { papers, shares }: Around): Shown {
  const { id, version, type, title, numberEnd, country, issuedOn, expiresOn, note } = row;
  const { addedAt, binnedAt } = row;
  return {
    id,
    version,
    type,
    title,
    numberEnd,
    country,
    issuedOn,
    expiresOn,
    note,
    addedAt,
    binnedAt,
    holder: { name: row.holderName, memberId: row.holderMemberId },
    replaced: isReplaced(paperOf(row), papers),
    file: fileOf(row),
    shares: shares
      .filter(({ documentId }) => documentId === id)
      .map(({ documentId: _here, ...share }) => share),
    keptUntil: binnedAt && keptUntil(binnedAt),
  };
}

async function withShares(
  tx: Sql,
  rows: DocumentRow[],
  papers: ExpiringDocument[],
): Promise<Shown[]> {
  const ids = rows.map(({ id }) => id);
  const shares = ids.length > 0 ? await sharesOf(tx, ids) : [];
  return rows.map((row) => shown(row, { papers, shares }));
}

/** Everything that is not in the bin. */
export async function showAll(tx: Sql, ownerId: string): Promise<Shown[]> {
  const rows = await store.listLive(tx, ownerId);
  return withShares(tx, rows, rows.map(paperOf));
}

export const showBin = async (tx: Sql, ownerId: string): Promise<Shown[]> =>
  withShares(tx, await store.listBinned(tx, ownerId), []);

/** One of them, as it stands now. */
export async function showOne(tx: Sql, id: string, ownerId: string): Promise<Shown> {
  const row = (await store.findPaper(tx, id, ownerId)) ?? refuseUnknownPaper();
  const beside = await store.listLive(tx, ownerId);
  const [one] = await withShares(tx, [row], beside.map(paperOf));
  return one ?? refuseUnknownPaper();
}

/** What the desk is shown: that it is there and until when, not what it says. */
export const paperAtDesk = ({ note: _own, numberEnd: _sealed, ...document }: Shown): DeskDocument =>
  document;

export function refuseUnknownPaper(): never {
  throw new Failure('not_found', 'There is no such paper.');
}
