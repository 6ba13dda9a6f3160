import { z } from 'zod';
import { forgetAddresses } from '#server/leads/store.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Database, system } from '#server/platform/sql.ts';

const forgetLeads = { name: 'forget_leads', schema: z.object({}) } satisfies Task;

export function leadWorkers(sql: Database): Worker[] {
  // Ten to four at night in Dubai.
  return [worker(forgetLeads, () => sql.as(system, forgetAddresses), { at: '50 23 * * *' })];
}
