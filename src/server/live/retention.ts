import { z } from 'zod';
import { forgetMessages } from '#server/live/store.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Database, system } from '#server/platform/sql.ts';

const forgetLive = { name: 'forget_live', schema: z.object({}) } satisfies Task;

/** What was told live is kept for a day at most: the database itself is the truth. */
export function liveWorkers(sql: Database): Worker[] {
  return [worker(forgetLive, () => sql.as(system, forgetMessages), { at: '*/10 * * * *' })];
}
