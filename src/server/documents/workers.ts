import { vaultFiles } from '#server/documents/files.ts';
import { remindOfPapers } from '#server/documents/reminders.ts';
import { emptyBins, sweepUploads } from '#server/documents/sweeps.ts';
import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/services.ts';

export function documentWorkers(services: Services): Worker[] {
  const files = vaultFiles(services);
  const sweep = async () => {
    await sweepUploads(services, files);
    await emptyBins(services, files);
  };
  return [
    // Nine in the morning in Dubai, when an office that renews papers is open.
    byTheClock('remind_documents', '0 5 * * *', () => remindOfPapers(services)),
    byTheClock('sweep_documents', '20 * * * *', sweep),
  ];
}
