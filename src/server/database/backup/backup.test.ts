import assert from 'node:assert/strict';
import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import type { DatabaseAddress } from '#server/database/address.ts';
import { backup } from '#server/database/backup/backup.ts';
import { jsonPart, type Part, readBackup, writeBackup } from '#server/database/backup/file.ts';
import { restore } from '#server/database/backup/restore.ts';
import { contentOf, newDatabase, throwAwayServer } from '#server/database/backup/testing.ts';
import type { EmbeddedPostgres } from '#server/database/cluster/cluster.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import {
  findInstalledBinaries,
  startInstalledPostgres,
} from '#server/database/cluster/installed-postgres.ts';
import { throwAwayFolder, withSql } from '#server/database/throw-away.ts';
import { prepareTemplates } from '#server/testing/cluster.ts';

const installed = await findInstalledBinaries();

let server: EmbeddedPostgres;
const endings: (() => Promise<unknown>)[] = [];
before(async () => {
  server = await throwAwayServer({ after: (end) => void endings.push(end) }, startEmbedded);
  await prepareTemplates(server);
});
after(async () => {
  for (const end of endings) await end();
});

/** A whole house: catalogue, accounts, messages, and jobs that are still to be done. */
async function seededHouse() {
  const seeded = await newDatabase(server, 'seeded');
  await withSql(seeded, async (sql) => {
    await sql`select graphile_worker.add_job('deliver', '{"id": "ä\\n"}', queue_name => 'post',
      run_at => '2030-01-01 10:00+04', max_attempts => 7, job_key => 'one', priority => 3)`;
    await sql`select app.enqueue('deliver', '{"id": 2}')`;
  });
  return seeded;
}

const fileIn = async (t: TestContext) => path.join(await throwAwayFolder(t), 'rihla.backup');

async function refused(target: DatabaseAddress, file: string, sentence: RegExp) {
  await assert.rejects(restore({ owner: target, file }), sentence);
  const tables = await withSql(
    target,
    (sql) => sql`select tablename from pg_tables where schemaname in ('app', 'auth')`,
  );
  assert.equal(tables.length, 0, 'nothing is left behind');
}

test('a backup brings back every row, key, policy and waiting job', async (t) => {
  const seeded = await seededHouse();
  const file = await fileIn(t);
  const rows = await backup({ owner: seeded, file });
  assert.ok((rows['app.catalogue_entries'] ?? 0) > 100, 'the catalogue is in it');
  assert.equal((await stat(file)).mode & 0o777, 0o600);

  const target = await newDatabase(server);
  assert.deepEqual(await restore({ owner: target, file }), rows);
  assert.deepEqual(await contentOf(server, target), await contentOf(server, seeded));
  await assert.rejects(restore({ owner: target, file }), /not empty/);
});

test('a house moves to the installed PostgreSQL and back', {
  skip: !installed && 'no PostgreSQL server is installed here',
}, async (t) => {
  const seeded = await seededHouse();
  const other = await throwAwayServer(t, startInstalledPostgres);
  const [there, back] = [await fileIn(t), await fileIn(t)];
  await backup({ owner: seeded, file: there });
  await restore({ owner: other.owner, file: there });
  const expected = await contentOf(server, seeded);
  assert.deepEqual(await contentOf(other, other.owner), expected);

  await backup({ owner: other.owner, file: back });
  const home = await newDatabase(server);
  await restore({ owner: home, file: back });
  assert.deepEqual(await contentOf(server, home), expected);
});

test('a damaged or foreign file is refused and leaves the database empty', async (t) => {
  const seeded = await seededHouse();
  const file = await fileIn(t);
  await backup({ owner: seeded, file });
  const whole = await readFile(file);
  const target = await newDatabase(server);

  const cut = `${file}.cut`;
  await writeFile(cut, whole.subarray(0, whole.length / 2));
  await refused(target, cut, /not a whole backup/);
  await writeFile(cut, 'anything');
  await refused(target, cut, /not a whole backup/);

  await rewrite(file, cut, (part) => part.kind !== 'end');
  await refused(target, cut, /its end is missing/);
  // Nothing refers to the catalogue, so that only the count can miss it.
  let table = '';
  await rewrite(file, cut, ({ kind, body }) => {
    if (kind === 'table') table = body.toString();
    return kind !== 'rows' || !table.includes('catalogue_entries');
  });
  await refused(target, cut, /rows, the backup/);
  await restore({ owner: target, file });
});

test('a backup that needs a migration we do not have is refused', async (t) => {
  const seeded = await seededHouse();
  await withSql(seeded, (sql) => sql`insert into app.migrations values ('9999_later.sql', 'x')`);
  const file = await fileIn(t);
  await backup({ owner: seeded, file });
  await refused(await newDatabase(server), file, /needs migration 9999_later.sql/);
});

test('a backup that fails leaves the former file as it was', async (t) => {
  const file = await fileIn(t);
  await writeFile(file, 'yesterday');
  const empty = await newDatabase(server);
  await assert.rejects(backup({ owner: empty, file }), /nothing to back up/);
  const failing = async function* (): AsyncGenerator<Part> {
    yield jsonPart('jobs', []);
    throw new Error('the disk is full');
  };
  await assert.rejects(writeBackup(file, failing()), /the disk is full/);
  assert.equal(await readFile(file, 'utf8'), 'yesterday');
  await assert.rejects(copyFile(`${file}.part`, file), { code: 'ENOENT' });
});

async function rewrite(from: string, to: string, keep: (part: Part) => boolean) {
  const kept = async function* () {
    for await (const part of readBackup(from)) if (keep(part)) yield part;
  };
  await writeBackup(to, kept());
}
