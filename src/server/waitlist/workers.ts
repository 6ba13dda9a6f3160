import { z } from 'zod';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';
import { askTheLine, waitlistOffer } from '#server/waitlist/actions.ts';
import { offerToLine } from '#server/waitlist/line.ts';
import { waitedFor } from '#server/waitlist/store.ts';

const walkLines = { name: 'walk_lines', schema: z.object({}) } satisfies Task;

export function waitlistWorkers(services: Services): Worker[] {
  return [
    worker(waitlistOffer, ({ offeringId }) => offerToLine(services, offeringId)),
    // A closure that was lifted, or a flag in the catalogue, frees places that no booking gave back.
    worker(walkLines, () => askEveryLine(services), { at: '50 * * * *' }),
  ];
}

function askEveryLine({ sql }: Services): Promise<void> {
  return sql.as(system, async (tx) => {
    for (const { offeringId } of await waitedFor(tx)) await askTheLine(tx, offeringId);
  });
}
