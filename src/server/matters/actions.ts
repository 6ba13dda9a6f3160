/** What other features ask of matters, inside their own transaction. */
import type { QueueRow } from '#contract/matters/desk.ts';
import type { MatterSummary } from '#contract/matters/matters.ts';
import { mayMove } from '#domain/matters/life.ts';
import { deskClientsOf } from '#server/clients/actions.ts';
import { lastWord, listAgreedOf, listOpenOf, listSaying } from '#server/matters/list-store.ts';
import { foresee } from '#server/matters/quotes/agreement.ts';
import { findQuote, quoteIn } from '#server/matters/quotes/store.ts';
import type { ListedMatter } from '#server/matters/row.ts';
import * as store from '#server/matters/store.ts';
import { moneyFor, type Reader, summaryOf } from '#server/matters/views.ts';
import type { Sql } from '#server/platform/sql.ts';

export { followAppointment, type Scheduled } from '#server/matters/adviser-hours.ts';
export { bringCopy } from '#server/matters/files/room.ts';
export { writeToHouse as writeOn } from '#server/matters/messages/messages.ts';
export { notifyOwner as tellOwner } from '#server/matters/notices.ts';
export { openMatter } from '#server/matters/submission.ts';

/** The open ones of one client, the last touched first. */
export async function openMattersOf(
  tx: Sql,
  reader: Reader,
  clientId: string,
): Promise<MatterSummary[]> {
  const rows = await listOpenOf(tx, clientId, reader);
  return rows.map((row) => summaryOf(row, reader));
}

/** Where each that was agreed to stands with its money, and what withdrawing it would mean. */
export async function agreedMattersOf(tx: Sql, reader: Reader, clientId: string) {
  const rows = await listAgreedOf(tx, clientId, reader);
  const found = await Promise.all(rows.map((row) => agreedMatter(tx, row, reader)));
  return found.filter((one) => one !== undefined);
}

async function agreedMatter(tx: Sql, row: ListedMatter, reader: Reader) {
  const { id, reference, title, area } = summaryOf(row, reader);
  const quote = await quoteIn(tx, id, 'accepted');
  if (!quote) return undefined;
  const { sums } = await moneyFor(tx, { row, quote }, reader.now);
  const mayEnd = mayMove(row.state, 'withdraw', 'client');
  const ending = mayEnd ? await foresee(tx, row, { move: 'withdraw', actor: 'client' }) : null;
  return { id, reference, title, area, sums, ending };
}

/** When anybody wrote last, the client or the house. */
export const lastWordWith = lastWord;

/** For the desk: by reference or title, the last touched first. */
export async function mattersSaying(tx: Sql, reader: Reader, words: string): Promise<QueueRow[]> {
  const rows = await listSaying(tx, words, reader);
  const known = await deskClientsOf(
    tx,
    rows.flatMap(({ clientId }) => clientId ?? []),
  );
  return rows.map((row) => ({
    ...summaryOf(row, reader),
    client: (row.clientId && known.get(row.clientId)) || null,
  }));
}

/** What somebody who leaves the house had in hand waits for somebody else. */
export const releaseAllOf = store.releaseAllOf;

/** For the desk: a version with the matter it belongs to; drafts are nothing yet. */
export async function findQuoteAnywhere(tx: Sql, matterId: string, quoteId: string) {
  const matter = await store.lockAny(tx, matterId);
  const quote = matter && (await findQuote(tx, matterId, quoteId));
  return matter && quote ? { matter, quote } : undefined;
}
