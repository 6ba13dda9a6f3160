/** Files and rows never disagree for long, and a backup has both. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { holdFiles } from '#server/database/backup/files.ts';
import { atEnd, throwAwayFolder, withSql } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { startHouse } from '#server/start.ts';
import { answered, pdf, storageHouse, workQueue } from '#server/storage/testing.ts';
import { sweepFiles } from '#server/storage/workers.ts';

const hour = 3_600_000;

async function replaced(t: TestContext) {
  const house = await storageHouse(t);
  const { layla, vault } = house;
  const mine = layla.files.from('documents');
  const at = `${layla.id}/a.pdf`;
  answered(await mine.upload(at, pdf()));
  const { version: old } = answered(await mine.info(at));
  answered(await mine.update(at, pdf()));
  const { version: now } = answered(await mine.info(at));
  const names = async () => (await Array.fromAsync(vault.files.list())).map(({ name }) => name);
  return { ...house, mine, at, old, now, names };
}

test('what an object was before goes by a job, and its present stays', async (t) => {
  const house = await replaced(t);
  assert.ok((await house.names()).includes(house.old), 'until then whoever reads it can go on');
  await workQueue(house);
  const left = await house.names();
  assert.ok(!left.includes(house.old) && left.includes(house.now));
});

test('files without a row are swept when an hour has passed over them, beginnings too', async (t) => {
  const { vault, app, names, now } = await replaced(t);
  const root = path.join(app.services.config.dataDir, 'storage');
  const [young, aged, begun] = [newId(), newId(), newId()];
  const bytes = () => Readable.from([Buffer.alloc(100)]);
  for (const name of [young, aged, begun]) await vault.files.write(name, bytes());
  const moment = new Date(Date.now() - hour - 1000);
  await utimes(path.join(root, aged.slice(-2), aged), moment, moment);
  await copyFile(path.join(root, begun.slice(-2), begun), path.join(root, 'incoming', begun));
  await utimes(path.join(root, 'incoming', begun), moment, moment);
  await utimes(path.join(root, now.slice(-2), now), moment, moment);
  await sweepFiles(vault, hour);
  const left = await names();
  assert.deepEqual(
    [young, aged, begun, now].map((name) => left.includes(name)),
    [true, false, false, true],
  );
});

test('while a backup copies, no file is taken away from under it', async (t) => {
  const house = await replaced(t);
  await withSql(house.app.owner, async (sql) => {
    await holdFiles(sql);
    await workQueue(house);
    await sweepFiles(house.vault, 0);
    assert.ok((await house.names()).includes(house.old));
  });
  await sweepFiles(house.vault, 0);
  assert.ok(!(await house.names()).includes(house.old));
});

const run = promisify(execFile);
const tool = (name: string, args: string[], dataDir: string) =>
  run(
    process.execPath,
    [fileURLToPath(new URL(`../../../tools/${name}.ts`, import.meta.url)), ...args],
    {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    },
  );

async function openAt(t: TestContext, dataDir: string) {
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', JOBS: 'off' };
  const house = await startHouse(readConfig({ ...settings, DATA_DIR: dataDir }));
  atEnd(t, house.stop);
  return house.services.storage;
}

test('a backup carries files and wrapped keys, and is of no use without the master key', async (t) => {
  const root = await throwAwayFolder(t);
  const [home, copy, file] = ['home', 'copy', 'all.backup'].map((name) => path.join(root, name));
  assert.ok(home && copy && file);
  const storage = await openAt(t, home);
  const place = { bucket: 'documents', key: 'house/terms.pdf' };
  const content = pdf(300_000);
  await storage.put(system, place, { content: Readable.from([content]) });
  assert.match(
    (await tool('backup', [file], home)).stdout,
    /and 1 files to .*keep .*storage-keys too/s,
  );
  assert.match((await tool('restore', [file], copy)).stdout, /and 1 files from/);

  await assert.rejects(openAt(t, copy), /SECRET_KEY is not set, and .* does not have the key/);
  await copyFile(path.join(home, 'secret-keys'), path.join(copy, 'secret-keys'));
  await assert.rejects(openAt(t, copy), /STORAGE_MASTER_KEYS: the key .* is not among those given/);
  await copyFile(path.join(home, 'storage-keys'), path.join(copy, 'storage-keys'));
  const restored = await openAt(t, copy);
  const found = await restored.find(system, place);
  assert.ok(found);
  const back = Buffer.concat(await Array.fromAsync(await restored.open(found)));
  assert.ok(back.equals(content));
  const rotated = await tool('keys', ['--rotate-storage'], copy);
  assert.match(rotated.stdout, /1 were wrapped anew/);
  assert.ok(Buffer.concat(await Array.fromAsync(await restored.open(found))).equals(content));
});
