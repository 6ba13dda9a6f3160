import { hoursAfter } from '#domain/time.ts';
import { byTheClock, type Worker, worker } from '#server/platform/jobs/task.ts';
import type { Erasure, PersonalData } from '#server/platform/personal-data.ts';
import { system } from '#server/platform/sql.ts';
import { discardArchive, makeArchiveTask, writeArchive } from '#server/privacy/archive/archives.ts';
import { sweepArchives } from '#server/privacy/archive/store.ts';
import { eraseAccounts, eraseDue, forgetDepartures } from '#server/privacy/erasure.ts';
import type { Services } from '#server/services.ts';

/** What a feature keeps of people; the list of all of it is made where features are listed. */
interface Kept {
  personalData: readonly PersonalData[];
  erasures: readonly Erasure[];
}

export const privacyWorkers = (services: Services, { personalData, erasures }: Kept): Worker[] => [
  worker(makeArchiveTask, ({ id }) => writeArchive(services, personalData, id)),
  byTheClock('sweep_archives', '35 * * * *', () => sweepOld(services)),
  worker(eraseAccounts, () => eraseDue(services, erasures), { at: '15 * * * *' }),
];

const staleHours = 24;

async function sweepOld(services: Services): Promise<void> {
  const now = services.now();
  const stale = hoursAfter(now, -staleHours);
  await services.sql.as(system, async (tx) =>
    discardArchive(services, tx, await sweepArchives(tx, { now, stale })),
  );
  await forgetDepartures(services);
}
