import { z } from 'zod';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { forgetChanges } from '#server/profile/store.ts';

const forgetProfileChanges = {
  name: 'forget_profile_changes',
  schema: z.object({}),
} satisfies Task;

export function profileWorkers(sql: Database): Worker[] {
  // Ten to four at night in Dubai.
  return [worker(forgetProfileChanges, () => sql.as(system, forgetChanges), { at: '50 23 * * *' })];
}
