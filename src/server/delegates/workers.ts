import { z } from 'zod';
import { forgetOver } from '#server/delegates/store.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { type Task, type Worker, worker } from '#server/platform/task.ts';

const forgetMandates = { name: 'forget_mandates', schema: z.object({}) } satisfies Task;

export function delegateWorkers(sql: Database): Worker[] {
  // Five to four at night in Dubai.
  return [worker(forgetMandates, () => sql.as(system, forgetOver), { at: '55 23 * * *' })];
}
