import { z } from 'zod';
import type { Transaction } from '#server/database/driver.ts';

/**
 * Jobs that are still to be done: without them a restored house would forget the mails it promised.
 */
export const Jobs = z.array(
  z.object({
    identifier: z.string(),
    payload: z.unknown(),
    queue_name: z.string().nullable(),
    run_at: z.string(),
    max_attempts: z.number(),
    key: z.string().nullable(),
    priority: z.number(),
    flags: z.array(z.string()).nullable(),
  }),
);

export async function listJobs(sql: Transaction): Promise<z.infer<typeof Jobs>> {
  const [queue] =
    await sql`select to_regclass('graphile_worker._private_jobs') is not null as there`;
  if (!queue?.there) return [];
  const rows = await sql`
    select t.identifier, j.payload, q.queue_name, j.run_at::text, j.max_attempts, j.key, j.priority,
      (select array_agg(flag) from jsonb_object_keys(j.flags) flag) as flags
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.attempts < j.max_attempts
    order by j.id`;
  return Jobs.parse([...rows]);
}

/** Through the queue's own function, so that its tables may look different by then. */
export async function addJobs(sql: Transaction, jobs: z.infer<typeof Jobs>): Promise<void> {
  for (const job of jobs)
    await sql`
      select graphile_worker.add_job(${job.identifier}, ${JSON.stringify(job.payload)}::text::json,
        queue_name => ${job.queue_name}, run_at => ${job.run_at}::text::timestamptz,
        max_attempts => ${job.max_attempts}, job_key => ${job.key}, priority => ${job.priority},
        flags => ${job.flags}::text[])`;
}
