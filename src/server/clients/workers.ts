import { replaceManager, unattendedClients } from '#server/clients/store.ts';
import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import { type Database, system } from '#server/platform/sql.ts';

/** Nobody stays without an account manager for longer than an hour after one left. */
export const clientWorkers = (sql: Database): Worker[] => [
  byTheClock('give_managers', '25 * * * *', () => attendAll(sql)),
];

/** One by one, so that each goes to whoever has the fewest by then. */
export const attendAll = (sql: Database): Promise<void> =>
  sql.as(system, async (tx) => {
    for (const { id } of await unattendedClients(tx)) await replaceManager(tx, id);
  });
