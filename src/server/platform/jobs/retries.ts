/**
 * Where a job is tried again. One that throws waits e^n seconds after its n-th attempt (at most e^10, some six
 * hours) and is tried 25 times in all, almost four days: the queue library's own pace, which nobody here
 * changes. What no further attempt can mend fails for good at once. `logJobs` in session.ts says which it was;
 * a job whose process died is set free there too.
 */
import type { Task as GraphileTask } from 'graphile-worker';
import type { Worker } from '#server/platform/jobs/task.ts';

/** New jobs are announced by NOTIFY; polling finds retries that fell due. */
export const retryPollMs = 2000;

/** One attempt at a job. It may have run before: what it does twice must come to the same. */
export const attempted =
  ({ task, run }: Worker): GraphileTask =>
  async (payload, { job, withPgClient }) => {
    const parsed = task.schema.safeParse(payload);
    if (parsed.success) return run(parsed.data);
    // A payload stays as it is. The library's own way to say so refuses a job that is running.
    job.max_attempts = job.attempts;
    await withPgClient((client) => client.query(lastAttempt, [job.id]));
    throw parsed.error;
  };

const lastAttempt =
  'update graphile_worker._private_jobs set max_attempts = attempts where id = $1';
