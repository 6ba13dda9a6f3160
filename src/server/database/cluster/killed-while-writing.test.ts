import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { kill, killFamily } from '#server/database/cluster/kill-testing.ts';
import { processState, readPid } from '#server/database/cluster/orphan.ts';
import { atEnd, throwAwayFolder, until, withSql } from '#server/database/throw-away.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const workerFile = fileURLToPath(new URL('./embedded-kill.worker.ts', import.meta.url));

type Worker = ReturnType<typeof startWorker>;

function startWorker(t: TestContext, root: string, acknowledged: string[]) {
  const child = spawn(process.execPath, [workerFile, root], { stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'exit');
  const complaints: string[] = [];
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)));
  const lines = createInterface({ input: child.stdout });
  lines.once('line', () => lines.on('line', (id) => acknowledged.push(id)));
  atEnd(t, async () => child.kill('SIGTERM') && gone);
  const end = async (name: NodeJS.Signals) => {
    child.kill(name);
    await gone;
    await until(() => child.stdout.closed);
    assert.deepEqual(complaints, []);
  };
  return { pid: child.pid ?? 0, end };
}

/**
 * Every fourth worker is killed while it starts, initialises or recovers; the others while they
 * write.
 */
async function randomMoment(round: number, acknowledged: string[]) {
  if (round % 4 === 3) return sleep(randomInt(1200));
  const before = acknowledged.length;
  await until(() => acknowledged.length > before);
  await sleep(randomInt(500));
}

/** Counts through the table itself and through both indexes, which must tell the same. */
async function verify(root: string, acknowledged: string[]) {
  const database = await startEmbedded({ root, log: () => {} });
  try {
    await withSql(database.owner, async (sql) => {
      const ids = sql.array(acknowledged, 2950);
      const notes = acknowledged.map((id) => `note ${id}`);
      await sql`create table if not exists written (id uuid primary key, note text not null)`;
      await sql`set enable_indexscan = off`;
      await sql`set enable_bitmapscan = off`;
      await sql`set enable_indexonlyscan = off`;
      const [heap] = await sql`select count(*)::int as n from written where id = any(${ids})`;
      const [all] =
        await sql`select count(*)::int as n, count(distinct id)::int as ids from written`;
      await sql`reset all`;
      await sql`set enable_seqscan = off`;
      const [key] = await sql`select count(*)::int as n from written where id = any(${ids})`;
      const [note] = await sql`select count(*)::int as n from written where note = any(${notes})`;
      const found = [heap?.n, key?.n, note?.n];
      assert.deepEqual(found, Array(3).fill(acknowledged.length), 'acknowledged rows are missing');
      assert.equal(all?.n, all?.ids, 'a primary key exists twice');
    });
  } finally {
    await database.stop();
  }
}

async function killAndVerify(t: TestContext, end: (worker: Worker) => Promise<void>) {
  const root = await throwAwayFolder(t);
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const worker = startWorker(t, root, acknowledged);
    await randomMoment(round, acknowledged);
    await end(worker);
    await verify(root, acknowledged);
  }
  t.diagnostic(`${rounds} rounds, ${acknowledged.length} rows acknowledged, none lost`);
}

test('kill -9 during the first start leaves nothing that stops the next', async (t) => {
  for (let round = 0; round < rounds; round += 1) {
    const root = await throwAwayFolder(t);
    const acknowledged: string[] = [];
    const worker = startWorker(t, root, acknowledged);
    await sleep(randomInt(1500));
    await worker.end('SIGKILL');
    await verify(root, acknowledged);
    const names = await readdir(root);
    assert.deepEqual(names.sort(), ['owner-password', 'owner.lock', 'pg18', 'superuser-password']);
  }
});

test('kill -9 of Node alone loses no acknowledged row', (t) =>
  killAndVerify(t, (worker) => worker.end('SIGKILL')));

test('kill -9 of Node, its watchdog and the database loses no acknowledged row', (t) =>
  killAndVerify(t, async (worker) => {
    killFamily(worker.pid);
    await worker.end('SIGKILL');
  }));

test('kill -9 of the database: it comes back under the running Node and loses nothing', async (t) => {
  const root = await throwAwayFolder(t);
  const acknowledged: string[] = [];
  for (let left = rounds; left > 0; left -= 3) {
    // A fresh worker now and then, because a supervisor waits longer each time its server dies.
    const worker = startWorker(t, root, acknowledged);
    for (let round = 0; round < Math.min(left, 3); round += 1) {
      await randomMoment(0, acknowledged);
      await killServer(path.join(root, 'pg18'));
    }
    await randomMoment(0, acknowledged);
    await worker.end('SIGTERM');
    await verify(root, acknowledged);
  }
  t.diagnostic(`${rounds} rounds, ${acknowledged.length} rows acknowledged, none lost`);
});

async function killServer(data: string) {
  const server = readPid(data);
  assert.equal(processState(server), 'alive');
  kill(server);
  await until(() => ![0, server].includes(readPid(data)));
}
