import { z } from 'zod';
import { CatalogueId } from '#contract/primitives.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { Sql } from '#server/platform/sql.ts';

/** The same name, payload and key as `app.end_holds` uses when a hold has ended. */
export const waitlistOffer = {
  name: 'waitlist_offer',
  schema: z.object({ offeringId: CatalogueId }),
} satisfies Task;

/** A place may be free: those who wait are asked first. One job for each offering is enough. */
export async function askTheLine(tx: Sql, offeringId: string): Promise<void> {
  await enqueue(tx, waitlistOffer, { offeringId }, `${waitlistOffer.name} ${offeringId}`);
}
