import { z } from 'zod';
import { replaceManager, unattended } from '#server/clients/store.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Database, system } from '#server/platform/sql.ts';

const giveManagers = { name: 'give_managers', schema: z.object({}) } satisfies Task;

/** Nobody stays without an account manager for longer than an hour after one left. */
export function clientWorkers(sql: Database): Worker[] {
  return [worker(giveManagers, () => attendAll(sql), { at: '25 * * * *' })];
}

/** One by one, so that each goes to whoever has the fewest by then. */
export function attendAll(sql: Database): Promise<void> {
  return sql.as(system, async (tx) => {
    for (const { id } of await unattended(tx)) await replaceManager(tx, id);
  });
}
