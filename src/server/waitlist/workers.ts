import { byTheClock, type Worker, worker } from '#server/platform/jobs/task.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';
import { askTheLine, waitlistOffer } from '#server/waitlist/asked-line.ts';
import { offerToLine } from '#server/waitlist/line.ts';
import { waitedFor } from '#server/waitlist/store.ts';

export const waitlistWorkers = (services: Services): Worker[] => [
  worker(waitlistOffer, ({ offeringId }) => offerToLine(services, offeringId)),
  // A closure that was lifted, or a flag in the catalogue, frees places that no booking gave back.
  byTheClock('walk_lines', '50 * * * *', () => askEveryLine(services)),
];

const askEveryLine = ({ sql }: Services): Promise<void> =>
  sql.as(system, async (tx) => {
    for (const { offeringId } of await waitedFor(tx)) await askTheLine(tx, offeringId);
  });
