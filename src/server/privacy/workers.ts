import { z } from 'zod';
import { hoursAfter } from '#domain/time.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import type { Erasure, PersonalData } from '#server/platform/personal-data.ts';
import { system } from '#server/platform/sql.ts';
import { sweep } from '#server/privacy/archive-store.ts';
import { discard, make, makeArchive } from '#server/privacy/archives.ts';
import { eraseAccounts, eraseDue, forgetDepartures } from '#server/privacy/erasure.ts';
import type { Services } from '#server/services.ts';

const sweepArchives = { name: 'sweep_archives', schema: z.object({}) } satisfies Task;

/** What a feature keeps of people; the list of all of it is made where features are listed. */
interface Kept {
  personalData: readonly PersonalData[];
  erasures: readonly Erasure[];
}

export function privacyWorkers(services: Services, { personalData, erasures }: Kept): Worker[] {
  return [
    worker(makeArchive, ({ id }) => make(services, personalData, id)),
    worker(sweepArchives, () => sweepOld(services), { at: '35 * * * *' }),
    worker(eraseAccounts, () => eraseDue(services, erasures), { at: '15 * * * *' }),
  ];
}

const staleHours = 24;

async function sweepOld(services: Services): Promise<void> {
  const now = services.now();
  const stale = hoursAfter(now, -staleHours);
  await services.sql.as(system, async (tx) =>
    discard(services, tx, await sweep(tx, { now, stale })),
  );
  await forgetDepartures(services);
}
