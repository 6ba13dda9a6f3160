import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import {
  type Job,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { DatabaseAddress } from '#server/database/address.ts';
import { jobPool } from '#server/platform/jobs/pool.ts';
import { attempted, retryPollMs } from '#server/platform/jobs/retries.ts';
import type { Worker } from '#server/platform/jobs/task.ts';

/** Any number will do that no other advisory lock of ours uses. */
const lockSpace = 7_244_653;

/**
 * The jobs a killed process was at stay locked in its name, and the library frees them after four hours.
 * A mail must not wait that long. So the connection on which a process listens holds a lock on the
 * process's name in the queue: whose lock can be had is dead, and its jobs are free at once.
 */
function freeAbandonedJobs(events: WorkerEvents, pool: pg.Pool) {
  events.on('pool:listen:success', ({ workerPool: { id }, client }) => {
    // The library asks it to listen first; a connection takes one query at a time.
    client.once('drain', () => {
      client
        .query('select pg_advisory_lock($1, hashtext($2))', [lockSpace, id])
        .then(() => free(client, id))
        .catch(() => {}); // the connection is lost already; the next one tries again
    });
  });
  events.on('resetLocked:success', ({ workerPool: { id } }) => {
    free(pool, id).catch(() => {}); // comes round again in ten minutes
  });
}

async function free(connection: Pick<pg.Pool | pg.PoolClient, 'query'>, self: string) {
  await connection.query(
    `select graphile_worker.force_unlock_workers(array_agg(holder))
     from (select distinct locked_by as holder from graphile_worker.jobs where locked_by <> $2) held
     where pg_try_advisory_xact_lock($1, hashtext(holder))`,
    [lockSpace, self],
  );
}

export interface SessionOptions {
  owner: DatabaseAddress;
  tasks: Worker[];
  log: FastifyBaseLogger;
  /** How long a stop waits for the jobs that run. */
  patienceMs?: number;
}

/** One run of the queue library on connections of its own. */
export interface QueueSession {
  ended: Promise<void>;
  close(): Promise<void>;
}

const oneDayMs = 86_400_000;

/** How many jobs run at a time. */
const concurrency = 4;

/**
 * At its default of -1 the library leaves a failure to write a job's end down as an unhandled
 * rejection, which ends the process; with a delay it ends the session instead.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

export async function openSession(options: SessionOptions): Promise<QueueSession> {
  const { owner, tasks, log, patienceMs = 10_000 } = options;
  const pgPool = jobPool(owner, concurrency + 1);
  const events: WorkerEvents = new EventEmitter();
  logJobs(events, log);
  freeAbandonedJobs(events, pgPool);
  try {
    const runner = await run({
      pgPool,
      concurrency,
      events,
      preset,
      logger: queueLogger(log),
      pollInterval: retryPollMs,
      noHandleSignals: true,
      taskList: taskList(tasks),
      parsedCronItems: cronItems(tasks),
    });
    return session(runner, pgPool, patienceMs);
  } catch (error) {
    await pgPool.end();
    throw error;
  }
}

/**
 * A job that outlives the library's stop is left alone: it stays locked until the connections end, and
 * the next process takes it over.
 */
function session(runner: Runner, pool: pg.Pool, patienceMs: number): QueueSession {
  const tooLate = Promise.withResolvers<void>();
  const stopped = runner.promise.catch(() => {}); // why, it has logged
  const ended = Promise.race([stopped, tooLate.promise]).then(() => pool.end());
  const close = async () => {
    const timer = setTimeout(tooLate.resolve, patienceMs);
    runner.stop().catch(() => {}); // it refuses when it has stopped by itself
    await ended;
    clearTimeout(timer);
  };
  return { ended, close };
}

const taskList = (tasks: Worker[]): TaskList =>
  Object.fromEntries(tasks.map((each) => [each.task.name, attempted(each)]));

const cronItems = (tasks: Worker[]) =>
  parseCronItems(
    tasks.flatMap(({ task, at }) =>
      // A machine that slept through the hour catches up within a day.
      at ? [{ task: task.name, match: at, options: { backfillPeriod: oneDayMs } }] : [],
    ),
  );

/**
 * The library's own lines, without their attachments: those hold payloads. What it says of a job that
 * ended is left out; `logJobs` says it in our words.
 */
const queueLogger = (log: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure || meta?.success) return;
    if (level === 'error' || level === 'warning') log.warn({ queue: message }, 'the job queue');
    else log.debug({ queue: message }, 'the job queue');
  });

function logJobs(events: WorkerEvents, log: FastifyBaseLogger) {
  events.on('job:success', ({ job }) => log.debug(named(job), 'a job is done'));
  events.on('job:error', ({ job, error }) => {
    if (job.attempts < job.max_attempts)
      log.warn({ ...named(job), err: error }, 'a job failed; it is tried again');
  });
  events.on('job:failed', ({ job, error }) =>
    log.error({ ...named(job), err: error }, 'a job failed for good'),
  );
}

const named = ({ id, task_identifier, attempts, max_attempts }: Job) => ({
  task: task_identifier,
  job: id,
  attempt: attempts,
  of: max_attempts,
});
