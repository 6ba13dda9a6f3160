/** A hold ends by the clock, whether or not anybody came by: here the house follows, and the waitlist moves up. */
import { z } from 'zod';
import { CatalogueId, type Instant } from '#contract/primitives.ts';
import { endHolds } from '#server/bookings/store.ts';
import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import { many, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Every minute. */
export const holdExpiry = (services: Services): Worker =>
  byTheClock('end_holds', '* * * * *', () => expireHolds(services));

/** Offering by offering, so that the takers of one do not wait for another's. */
export async function expireHolds({ sql, now }: Services): Promise<void> {
  const moment = now();
  const due = await sql.as(system, (tx) => withEndedHolds(tx, moment));
  for (const { offeringId } of due) await sql.as(system, (tx) => endHolds(tx, offeringId, moment));
}

const Due = z.object({ offeringId: CatalogueId });

const withEndedHolds = (sql: Sql, now: Instant) =>
  many(Due, sql)`
    select distinct offering_id from app.bookings where place = 'held' and held_until <= ${now}`;
