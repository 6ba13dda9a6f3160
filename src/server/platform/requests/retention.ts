import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';

/** Keys of requests are kept for a day; counts as long as the longest window that asks for them. */
export const requestWorkers = (sql: Database): Worker[] => [
  byTheClock('forget_requests', '20 * * * *', () => sql.as(system, forgetRequests)),
];

export async function forgetRequests(tx: Sql): Promise<void> {
  await tx`delete from app.idempotency_keys where created_at < now() - interval '1 day'`;
  await tx`delete from app.request_counters where window_start < now() - interval '2 days'`;
}
