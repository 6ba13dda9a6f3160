import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import {
  type Task as GraphileTask,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { DatabaseAddress } from '#server/database/address.ts';
import { freeAbandonedJobs } from '#server/platform/jobs/locks.ts';
import { logJobs, queueLogger } from '#server/platform/jobs/log.ts';
import { jobPool } from '#server/platform/jobs/pool.ts';
import type { Worker } from '#server/platform/jobs/task.ts';

export interface SessionOptions {
  owner: DatabaseAddress;
  tasks: Worker[];
  log: FastifyBaseLogger;
  /** How many jobs run at a time. */
  concurrency?: number;
  /** How long a stop waits for the jobs that run. */
  patienceMs?: number;
}

/** One run of the queue library on connections of its own. */
export interface Session {
  ended: Promise<void>;
  close(): Promise<void>;
}

/** New jobs are announced by NOTIFY; polling finds retries that fell due. */
const pollMs = 2000;
const oneDayMs = 86_400_000;

/**
 * At its default of -1 the library leaves a failure to write a job's end down as an unhandled
 * rejection, which ends the process; with a delay it ends the session instead.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

export async function openSession(options: SessionOptions): Promise<Session> {
  const { owner, tasks, log, concurrency = 4, patienceMs = 10_000 } = options;
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
      pollInterval: pollMs,
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
function session(runner: Runner, pool: pg.Pool, patienceMs: number): Session {
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

function taskList(tasks: Worker[]): TaskList {
  return Object.fromEntries(tasks.map((each) => [each.task.name, performing(each)]));
}

function performing({ task, run }: Worker): GraphileTask {
  return async (payload, { job, withPgClient }) => {
    const parsed = task.schema.safeParse(payload);
    if (parsed.success) return run(parsed.data);
    // No further attempt can mend it. The library's own way to say so refuses a job that is running.
    job.max_attempts = job.attempts;
    await withPgClient((client) => client.query(lastAttempt, [job.id]));
    throw parsed.error;
  };
}

const lastAttempt =
  'update graphile_worker._private_jobs set max_attempts = attempts where id = $1';

function cronItems(tasks: Worker[]) {
  return parseCronItems(
    tasks.flatMap(({ task, at }) =>
      // A machine that slept through the hour catches up within a day.
      at ? [{ task: task.name, match: at, options: { backfillPeriod: oneDayMs } }] : [],
    ),
  );
}
