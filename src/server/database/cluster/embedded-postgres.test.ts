import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { findEmbeddedBinaries } from '#server/database/cluster/embedded-binaries.ts';
import { type EmbeddedOptions, startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { processState } from '#server/database/cluster/orphan.ts';
import { takeOwnerLock } from '#server/database/cluster/owner-lock.ts';
import { freeSpace, leastSpace } from '#server/database/free-space.ts';
import { StartError } from '#server/database/start-error.ts';
import { atEnd, throwAwayFolder, until, withSql } from '#server/database/throw-away.ts';

const asRoot = process.getuid?.() === 0;
const quick = { fsync: 'off' };

async function start(t: TestContext, root: string, more: Partial<EmbeddedOptions> = {}) {
  const database = await startEmbedded({ root, log: () => {}, settings: quick, ...more });
  atEnd(t, database.stop);
  return database;
}

const count = (database: { owner: Parameters<typeof withSql>[0] }) =>
  withSql(database.owner, async (sql) => (await sql`select count(*)::int as n from kept`)[0]?.n);

async function startWithRow(t: TestContext, root: string) {
  const database = await start(t, root);
  await withSql(database.owner, async (sql) => {
    await sql`create table kept (id int primary key)`;
    await sql`insert into kept values (1)`;
  });
  return database;
}

test('a fresh folder becomes a database of a plain owner, kept over a restart', async (t) => {
  const root = path.join(await throwAwayFolder(t), 'not yet', 'made');
  const first = await startWithRow(t, root);
  assert.equal(first.isUp(), true);
  assert.ok(first.pid() > 0);
  const [role] = await withSql(
    first.owner,
    (sql) =>
      sql`select rolsuper, rolbypassrls, rolcreaterole, current_setting('listen_addresses') as tcp,
          current_setting('max_connections') as most, current_setting('data_checksums') as sums
        from pg_roles where rolname = current_user`,
  );
  assert.deepEqual(
    { ...role },
    { rolsuper: false, rolbypassrls: false, rolcreaterole: true, tcp: '', most: '50', sums: 'on' },
  );
  await Promise.all([first.stop(), first.stop()]);
  assert.equal(first.isUp(), false);
  assert.equal(first.pid(), 0);
  assert.equal(existsSync(first.owner.host), false);
  assert.equal(await count(await start(t, root)), 1);
});

test('what cannot be written to is said in a sentence', async (t) => {
  const file = path.join(await throwAwayFolder(t), 'file');
  await writeFile(file, '');
  await assert.rejects(startEmbedded({ root: `${file}/data`, log: () => {} }), {
    code: 'not_permitted',
    message: `${file}/data cannot be made (ENOTDIR).`,
  });
});

test('what holds the passwords is closed to others', async (t) => {
  const root = await throwAwayFolder(t);
  const { owner } = await start(t, root);
  for (const name of ['owner-password', 'superuser-password'])
    assert.equal((await stat(path.join(root, name))).mode & 0o777, 0o600);
  for (const folder of [owner.host, path.join(root, 'pg18')])
    assert.equal((await stat(folder)).mode & 0o777, 0o700);
});

test('a second start on the same folder refuses and harms nothing', async (t) => {
  const root = await throwAwayFolder(t);
  const first = await startWithRow(t, root);
  const pid = first.pid();
  await assert.rejects(
    startEmbedded({ root, log: () => {} }),
    (error) =>
      error instanceof StartError &&
      error.code === 'already_running' &&
      error.message.startsWith('Another Rihla is already running on '),
  );
  assert.equal(first.pid(), pid);
  assert.equal(await count(first), 1);
});

test('a start that fails gives the folder free again', async (t) => {
  const root = await throwAwayFolder(t);
  const broken = { root, log: () => {}, settings: { shared_buffers: 'nonsense', ...quick } };
  await assert.rejects(startEmbedded(broken), /shared_buffers/);
  takeOwnerLock(root).release();
  await start(t, root);
});

test('folders half made by a killed start are made again', async (t) => {
  const root = await throwAwayFolder(t);
  await mkdir(path.join(root, 'pg18.init-0badcafe', 'base'), { recursive: true });
  await writeFile(path.join(root, 'pg18.init-0badcafe', 'PG_VERSION'), '18\n');
  await start(t, root);
  assert.deepEqual(
    (await readdir(root)).filter((name) => name.includes('.init-')),
    [],
  );
});

test('a folder of another major version is left alone, with a sentence', async (t) => {
  const root = await throwAwayFolder(t);
  await mkdir(path.join(root, 'pg17'));
  await writeFile(path.join(root, 'pg17', 'PG_VERSION'), '17\n');
  await assert.rejects(
    startEmbedded({ root, log: () => {} }),
    (error) => error instanceof StartError && error.code === 'other_version',
  );
});

/** Leaves a data folder whose lock file names a process that is not its server. */
async function folderLockedBy(t: TestContext, pid: number | undefined): Promise<string> {
  const root = await throwAwayFolder(t);
  const first = await startWithRow(t, root);
  await first.stop();
  const lockFile = path.join(root, 'pg18', 'postmaster.pid');
  await writeFile(lockFile, `${pid}\n${root}/pg18\n1\n5432\n/nowhere\n\n  0 0\nready\n`);
  const { host, port } = first.owner;
  await mkdir(host, { mode: 0o700 });
  await writeFile(path.join(host, `.s.PGSQL.${port}.lock`), `${pid}\n${root}/pg18\n1\n5432\n\n`);
  return root;
}

test('a lock file whose process number now belongs to somebody else does not block', async (t) => {
  const stranger = spawn('sleep', ['60']);
  t.after(() => stranger.kill());
  const root = await folderLockedBy(t, stranger.pid);
  assert.equal(await count(await start(t, root)), 1);
  assert.equal(stranger.exitCode, null);
});

test('a server that is dead but not yet buried does not block', async (t) => {
  // The inner process ends at once; its parent turns into one that never asks for it.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
  t.after(() => parent.kill());
  const [pid] = await once(parent.stdout, 'data');
  await until(() => processState(Number(pid)) !== 'alive');
  const root = await folderLockedBy(t, Number(pid));
  assert.equal(await count(await start(t, root)), 1);
});

test('a server that was killed comes back by itself', async (t) => {
  const database = await startWithRow(t, await throwAwayFolder(t));
  const pid = database.pid();
  process.kill(pid, 'SIGKILL');
  await until(() => !database.isUp());
  await until(() => database.isUp());
  assert.notEqual(database.pid(), pid);
  assert.equal(await count(database), 1);
});

test('it can be stopped while the server is down', async (t) => {
  const database = await start(t, await throwAwayFolder(t));
  process.kill(database.pid(), 'SIGKILL');
  await until(() => !database.isUp());
  await database.stop();
  assert.equal(database.isUp(), false);
});

test('library links that the install script did not make are made aside', async (t) => {
  const folder = await throwAwayFolder(t);
  await chmod(folder, 0o755);
  const native = path.join(folder, 'native');
  await cp(findEmbeddedBinaries(), native, { recursive: true, verbatimSymlinks: true });
  for (const name of await readdir(path.join(native, 'lib')))
    if (/^lib(icu|pq|ecpg|pgtypes).*\.so(\.\d+)?$/.test(name))
      await rm(path.join(native, 'lib', name));
  assert.ok((await start(t, path.join(folder, 'root'), { native })).isUp());
});

test('root may keep the clone and the data in a closed home', {
  skip: !asRoot && 'only root lends the server another account',
}, async (t) => {
  const home = await throwAwayFolder(t);
  await chmod(home, 0o700);
  const native = path.join(home, 'native');
  await cp(findEmbeddedBinaries(), native, { recursive: true, verbatimSymlinks: true });
  const cache = await throwAwayFolder(t);
  await chmod(cache, 0o755);
  const database = await start(t, path.join(home, 'data'), { native, cache });
  await withSql(database.owner, (sql) => sql`create table kept (id int)`);
  await database.stop();
  assert.equal(await count(await start(t, path.join(home, 'data'), { native, cache })), 0);
});

test('machines without an embedded database are told what to do', () => {
  for (const platform of ['win32-x64', 'linux-riscv64', 'sunos-x64'])
    assert.throws(() => findEmbeddedBinaries(platform), /set DATABASE_URL to a PostgreSQL server/);
});

test('free space is known', async (t) => {
  assert.ok((await freeSpace(await throwAwayFolder(t))) > leastSpace);
});
