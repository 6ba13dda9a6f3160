import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { pino } from 'pino';
import { z } from 'zod';
import type { DatabaseAddress } from '#server/database/address.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { signal } from '#server/database/cluster/orphan.ts';
import { migrate } from '#server/database/migrate.ts';
import { appAddress, prepareAppRole } from '#server/database/roles.ts';
import { atEnd, throwAwayFolder, until, withSql } from '#server/database/throw-away.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { startJobs } from '#server/platform/jobs/jobs.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { openDatabase, visitor } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

const greet = { name: 'greet', schema: z.object({ name: z.string() }) } satisfies Task;

/** Starts the queue, ends it with the test, and keeps what it logs. */
async function start(t: TestContext, owner: DatabaseAddress, tasks: Worker[], patienceMs?: number) {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const jobs = await startJobs({ owner, tasks, log, ...(patienceMs && { patienceMs }) });
  atEnd(t, jobs.stop);
  return { ...jobs, lines };
}

/** How many processes hold the lock that says they live. */
async function living(owner: DatabaseAddress): Promise<number> {
  const locks = await withSql(
    owner,
    (tx) => tx`
      select 1 from pg_locks join pg_database d on d.oid = database
      where locktype = 'advisory' and objsubid = 2 and datname = current_database()`,
  );
  return locks.length;
}

test('a job runs after its transaction commits, and never after a rollback', async (t) => {
  const { owner, sql } = await testDatabase(t);
  const greeted: string[] = [];
  await start(t, owner, [worker(greet, async ({ name }) => void greeted.push(name))]);

  const rolledBack = sql.as(visitor, async (tx) => {
    await enqueue(tx, greet, { name: 'nobody' });
    throw new Error('changed my mind');
  });
  await assert.rejects(rolledBack, /changed my mind/);
  await sql.as(visitor, (tx) => enqueue(tx, greet, { name: 'Layla' }));
  await until(() => greeted.length > 0);
  assert.deepEqual(greeted, ['Layla']);
});

test('a second job with the same key replaces the first while it waits', async (t) => {
  const { owner, sql } = await testDatabase(t);
  await sql.as(visitor, (tx) => enqueue(tx, greet, { name: 'Layla' }, 'greeting'));
  await sql.as(visitor, (tx) => enqueue(tx, greet, { name: 'Omar' }, 'greeting'));
  const greeted: string[] = [];
  await start(t, owner, [worker(greet, async ({ name }) => void greeted.push(name))]);
  await until(() => greeted.length > 0);
  assert.deepEqual(greeted, ['Omar']);
});

test('a job is tried twenty-five times in all', async (t) => {
  const { owner, sql } = await testDatabase(t);
  await sql.as(visitor, (tx) => enqueue(tx, greet, { name: 'Layla' }));
  const jobs = await withSql(owner, (tx) => tx`select max_attempts from graphile_worker.jobs`);
  assert.deepEqual(
    jobs.map(({ max_attempts: most }) => most),
    [25],
  );
});

test('a payload that no attempt can mend fails for good, and no payload reaches the log', async (t) => {
  const { owner, sql } = await testDatabase(t);
  const secret = { nickname: 'layla@rihla.example' };
  await sql.as(visitor, async (tx) => {
    await tx`select app.enqueue('greet', ${JSON.stringify(secret)}::text::json)`;
  });
  const { lines } = await start(t, owner, [worker(greet, async () => {})]);
  const failed = async () => {
    const given = await withSql(
      owner,
      (tx) => tx`
        select 1 from graphile_worker.jobs
        where attempts = max_attempts and locked_by is null and last_error is not null`,
    );
    return given.length === 1;
  };
  await until(failed);
  assert.ok(lines.some((line) => line.includes('a job failed for good')));
  assert.ok(!lines.some((line) => line.includes('layla@')));
});

test('stopping waits for the job that runs', async (t) => {
  const { owner, sql } = await testDatabase(t);
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let finished = false;
  const slow = worker(greet, async () => {
    started.resolve();
    await finish.promise;
    finished = true;
  });
  const jobs = await start(t, owner, [slow]);
  await sql.as(visitor, (tx) => enqueue(tx, greet, { name: 'Layla' }));
  await started.promise;
  const stopped = jobs.stop();
  finish.resolve();
  await stopped;
  assert.equal(finished, true);
  const left = await withSql(owner, (tx) => tx`select 1 from graphile_worker.jobs`);
  assert.equal(left.length, 0);
});

test('a job that never ends does not hold up the stop, and the next process takes it over', async (t) => {
  const { owner, sql } = await testDatabase(t);
  const started = Promise.withResolvers<void>();
  const endless = worker(greet, () => {
    started.resolve();
    return new Promise(() => {});
  });
  const jobs = await start(t, owner, [endless], 100);
  await sql.as(visitor, (tx) => enqueue(tx, greet, { name: 'Layla' }));
  await started.promise;
  await jobs.stop();

  await until(async () => (await living(owner)) === 0);
  const greeted: string[] = [];
  await start(t, owner, [worker(greet, async ({ name }) => void greeted.push(name))]);
  await until(() => greeted.length > 0);
});

test('the jobs of a process that was killed are free as soon as another starts', async (t) => {
  const { owner, sql } = await testDatabase(t);
  await sql.as(visitor, (tx) => enqueue(tx, greet, { name: 'Layla' }));
  await withSql(
    owner,
    (tx) => tx`
      update graphile_worker._private_jobs
      set attempts = 1, locked_at = now(), locked_by = 'pool-of-the-dead'`,
  );
  const greeted: string[] = [];
  await start(t, owner, [worker(greet, async ({ name }) => void greeted.push(name))]);
  await until(() => greeted.length > 0);
});

test('the jobs of a living process stay its own', async (t) => {
  const { owner, sql } = await testDatabase(t);
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const slow = worker(greet, async () => {
    started.resolve();
    await finish.promise;
  });
  await start(t, owner, [slow]);
  await sql.as(visitor, (tx) => enqueue(tx, greet, { name: 'Layla' }));
  await started.promise;
  await until(async () => (await living(owner)) === 1);

  const other = await start(t, owner, [slow]);
  await until(async () => (await living(owner)) === 2);
  // It leaves the connection on which it looked for the dead, so it has looked.
  await other.stop();
  const held = () =>
    withSql(owner, (tx) => tx`select 1 from graphile_worker.jobs where locked_by is not null`);
  assert.equal((await held()).length, 1);
  finish.resolve();
});

test('the queue comes back by itself after the database was killed, also under a running job', async (t) => {
  const root = await throwAwayFolder(t);
  const database = await startEmbedded({ root, log: () => {} });
  atEnd(t, database.stop);
  const { owner } = database;
  await migrate(owner);
  await prepareAppRole(owner, appAddress(owner));
  const sql = openDatabase(appAddress(owner), { max: 1 });
  atEnd(t, sql.end);

  const started = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<void>();
  const greeted: string[] = [];
  const greeter = worker(greet, async ({ name }) => {
    started.resolve();
    await killed.promise;
    greeted.push(name);
  });
  await start(t, owner, [greeter]);
  await sql.as(visitor, (tx) => enqueue(tx, greet, { name: 'before' }));
  await started.promise;

  const first = database.pid();
  signal(first, 'SIGKILL');
  await until(() => !database.isUp());
  killed.resolve();
  await until(() => database.isUp() && database.pid() !== first);
  await until(() =>
    sql
      .as(visitor, (tx) => enqueue(tx, greet, { name: 'after' }))
      .then(
        () => true,
        () => false,
      ),
  );
  await until(() => greeted.includes('after'));
  const remaining = () => withSql(owner, (tx) => tx`select 1 from graphile_worker.jobs`);
  await until(async () => (await remaining()).length === 0);
});
