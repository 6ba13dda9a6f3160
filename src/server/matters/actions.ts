/** What other features ask of matters, inside their own transaction. */
import type { MatterSummary } from '#contract/matters.ts';
import { lastWord, listOpenOf } from '#server/matters/list-store.ts';
import { type Reader, summaryOf } from '#server/matters/views.ts';
import type { Sql } from '#server/platform/sql.ts';

export { type Appointing, setAppointment } from '#server/matters/appointing.ts';
export { type Opening, openMatter } from '#server/matters/opening.ts';
export type { Acting } from '#server/matters/settling.ts';

/** The open ones of one client, the last touched first. */
export async function openMattersOf(
  tx: Sql,
  reader: Reader,
  clientId: string,
): Promise<MatterSummary[]> {
  const rows = await listOpenOf(tx, clientId, reader);
  return rows.map((row) => summaryOf(row, reader));
}

/** When anybody wrote last, the client or the house. */
export const lastWordWith = lastWord;
