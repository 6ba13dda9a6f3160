import { z } from 'zod';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';

const forgetRequests = { name: 'forget_requests', schema: z.object({}) } satisfies Task;

/** Keys of requests are kept for a day; counts as long as the longest window that asks for them. */
export function requestWorkers(sql: Database): Worker[] {
  return [worker(forgetRequests, () => sql.as(system, forget), { at: '20 * * * *' })];
}

export async function forget(tx: Sql): Promise<void> {
  await tx`delete from app.idempotency_keys where created_at < now() - interval '1 day'`;
  await tx`delete from app.request_counters where window_start < now() - interval '2 days'`;
}
