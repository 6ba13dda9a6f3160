import { z } from 'zod';
import { deletePast } from '#server/consultation/store.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Database, system } from '#server/platform/sql.ts';

const forgetConsultations = { name: 'forget_consultations', schema: z.object({}) } satisfies Task;

export function consultationWorkers(sql: Database): Worker[] {
  // A quarter to four at night in Dubai.
  return [worker(forgetConsultations, () => sql.as(system, deletePast), { at: '45 23 * * *' })];
}
