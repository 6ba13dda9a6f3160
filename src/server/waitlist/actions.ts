/** What other features ask of the waitlist, inside their own transaction. */
import type { Language } from '#contract/primitives.ts';
import type { WaitEntry } from '#contract/waitlist.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Sql } from '#server/platform/sql.ts';
import * as store from '#server/waitlist/store.ts';

interface Reader {
  snapshot: Snapshot;
  language: Language;
}

/** What a client waits for, and where in the line. */
export async function waitsOf(tx: Sql, clientId: string, reader: Reader): Promise<WaitEntry[]> {
  const rows = await store.entriesFor(tx, clientId);
  return rows.flatMap((row) => entryOf(row, reader) ?? []);
}

export function entryOf(
  row: store.ShownRow,
  { snapshot, language }: Reader,
): WaitEntry | undefined {
  const offering = snapshot.all('offerings').find(({ id }) => id === row.offeringId);
  // What is no longer in the catalogue cannot be waited for either.
  if (!offering) return undefined;
  const { id, fromDay: from, toDay: to, party, state, position, offeredUntil } = row;
  const { slug, category, title } = offering;
  return {
    id,
    from,
    to,
    party,
    state,
    position,
    offeredUntil,
    offering: slug,
    path: `/bookings/${category}/${slug}`,
    title: title[language],
    bookingId: offeredUntil && row.bookingId,
  };
}
