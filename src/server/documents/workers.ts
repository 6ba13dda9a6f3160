import { z } from 'zod';
import { demoPapers, seedDemoPapers } from '#server/documents/demo-papers.ts';
import { vaultFiles } from '#server/documents/files.ts';
import { remind } from '#server/documents/reminders.ts';
import { emptyBins, sweepUploads } from '#server/documents/sweeps.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/services.ts';

const nothing = z.object({});
const remindDocuments = { name: 'remind_documents', schema: nothing } satisfies Task;
const sweepDocuments = { name: 'sweep_documents', schema: nothing } satisfies Task;

export function documentWorkers(services: Services): Worker[] {
  const files = vaultFiles(services);
  const sweep = async () => {
    await sweepUploads(services, files);
    await emptyBins(services, files);
  };
  return [
    // Nine in the morning in Dubai, when an office that renews papers is open.
    worker(remindDocuments, () => remind(services), { at: '0 5 * * *' }),
    worker(demoPapers, ({ email }) => seedDemoPapers(services, email)),
    worker(sweepDocuments, sweep, { at: '20 * * * *' }),
  ];
}
