import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

/** Any number will do that no other advisory lock of ours uses. */
const lockSpace = 7_244_653;

/**
 * The jobs a killed process was at stay locked in its name, and the library frees them after four hours.
 * A mail must not wait that long. So the connection on which a process listens holds a lock on the
 * process's name in the queue: whose lock can be had is dead, and its jobs are free at once.
 */
export function freeAbandonedJobs(events: WorkerEvents, pool: pg.Pool) {
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
