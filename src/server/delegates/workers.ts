import { forgetSpendings } from '#server/delegates/spending-store.ts';
import { forgetOver } from '#server/delegates/store.ts';
import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import { type Database, system } from '#server/platform/sql.ts';

export function delegateWorkers(sql: Database): Worker[] {
  // Five to four at night in Dubai.
  return [byTheClock('forget_mandates', '55 23 * * *', () => forget(sql))];
}

const forget = (sql: Database) =>
  sql.as(system, async (tx) => {
    await forgetOver(tx);
    await forgetSpendings(tx);
  });
