import type { FastifyBaseLogger } from 'fastify';
import { type Job, Logger, type WorkerEvents } from 'graphile-worker';

/**
 * The library's own lines, without their attachments: those hold payloads. What it says of a job that
 * ended is left out; `logJobs` says it in our words.
 */
export function queueLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.failure || meta?.success) return;
    if (level === 'error' || level === 'warning') log.warn({ queue: message }, 'the job queue');
    else log.debug({ queue: message }, 'the job queue');
  });
}

export function logJobs(events: WorkerEvents, log: FastifyBaseLogger) {
  events.on('job:success', ({ job }) => log.debug(named(job), 'a job is done'));
  events.on('job:error', ({ job, error }) => {
    if (job.attempts < job.max_attempts)
      log.warn({ ...named(job), err: error }, 'a job failed; it is tried again');
  });
  events.on('job:failed', ({ job, error }) =>
    log.error({ ...named(job), err: error }, 'a job failed for good'),
  );
}

function named({ id, task_identifier, attempts, max_attempts }: Job) {
  return { task: task_identifier, job: id, attempt: attempts, of: max_attempts };
}
