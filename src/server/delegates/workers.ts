import { z } from 'zod';
import { forgetOld } from '#server/delegates/spending-store.ts';
import { forgetOver } from '#server/delegates/store.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Database, system } from '#server/platform/sql.ts';

const forgetMandates = { name: 'forget_mandates', schema: z.object({}) } satisfies Task;

export function delegateWorkers(sql: Database): Worker[] {
  // Five to four at night in Dubai.
  return [worker(forgetMandates, () => forget(sql), { at: '55 23 * * *' })];
}

const forget = (sql: Database) =>
  sql.as(system, async (tx) => {
    await forgetOver(tx);
    await forgetOld(tx);
  });
