/** What other features ask of the dashboard, inside their own transaction. */
import type { Need } from '#contract/dashboard.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { byUrgency } from '#domain/dashboard/dashboard.ts';
import { unfinishedBookings } from '#server/bookings/actions.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { detailNeeds } from '#server/dashboard/needs.ts';
import { clientStanding } from '#server/dashboard/store.ts';
import { needsOf } from '#server/dashboard/views.ts';
import { endingPapers } from '#server/documents/actions.ts';
import type { Sql } from '#server/platform/sql.ts';

interface Asked {
  clientId: string;
  now: Instant;
  language: Language;
  snapshot: Snapshot;
}

/** Everything that waits for the client and for nobody else, as their dashboard lists it. */
export async function needsFor(tx: Sql, asked: Asked): Promise<Need[]> {
  const standing = await clientStanding(tx, asked);
  const papers = await endingPapers(tx, asked);
  const details = detailNeeds(await unfinishedBookings(tx, asked), asked.language);
  return [...needsOf(standing, asked.language), ...details, ...papers].toSorted(byUrgency);
}
