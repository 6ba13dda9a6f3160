/** What of a client's bookings still lacks names, or where a chauffeur comes. */
import type { Instant, Localised } from '#contract/primitives.ts';
import { detailsMissing } from '#domain/bookings/details.ts';
import { isBefore } from '#domain/time.ts';
import { upcoming } from '#server/bookings/list-store.ts';
import { standingOf } from '#server/bookings/row.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Unfinished {
  id: string;
  title: Localised;
  /** Once it has begun nobody can be named any more. */
  startsAt: Instant;
}

/** More are to come for nobody. */
const mostToCome = 100;

/** A hold is not among them: its confirmation asks for all of it. */
export async function unfinishedBookings(
  tx: Sql,
  { clientId, now, snapshot }: { clientId: string; now: Instant; snapshot: Snapshot },
): Promise<Unfinished[]> {
  const rows = await upcoming(tx, { clientId, now, after: undefined, limit: mostToCome });
  return rows.map(standingOf).flatMap((row) => {
    const { id, place, offeringId, offered, startsAt } = row;
    const offering = snapshot.all('offerings').find((one) => one.id === offeringId);
    if (!offering || place === 'held' || !isBefore(now, startsAt)) return [];
    return detailsMissing(offering, row).length > 0 ? [{ id, title: offered.title, startsAt }] : [];
  });
}
