/** The keys files are sealed with: one per client, wrapped, and wrapped anew. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { throwAwayFolder } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/ids.ts';
import {
  readKeyFile,
  readOrMakeKeyFile,
  storageKeyFileIn,
} from '#server/platform/secrets/key-file.ts';
import { system } from '#server/platform/sql.ts';
import { openDataKeys } from '#server/storage/seals/data-keys.ts';
import {
  openMasterKeys,
  UnknownMasterKey,
  unwrap,
  wrap,
} from '#server/storage/seals/master-keys.ts';
import { rotateMasterKey } from '#server/storage/seals/rotation.ts';
import { testDatabase } from '#server/testing.ts';

const master = (id: string) => ({ id, key: randomBytes(32) });

async function keys(t: TestContext) {
  const [{ sql }, dataDir] = await Promise.all([testDatabase(t), throwAwayFolder(t)]);
  const { storage } = readConfig({});
  const people = [newId(), newId()] as const;
  await sql.as(
    system,
    (tx) => tx`
    insert into auth.users ${tx(people.map((id) => ({ id })))}`,
  );
  const masters = openMasterKeys(storage, dataDir);
  const settings = { storage, dataDir };
  return { sql, dataDir, people, masters, settings, data: openDataKeys(sql, masters) };
}

test('a wrapped key opens with its master key, at its own place, and nowhere else', () => {
  const [one, other] = [master('one'), master('other')];
  const dataKey = randomBytes(32);
  const wrapped = wrap(one, 'a', dataKey);
  assert.ok(unwrap(one, 'a', wrapped).equals(dataKey));
  assert.ok(!wrapped.includes(dataKey));
  assert.throws(() => unwrap(other, 'a', wrapped));
  assert.throws(() => unwrap(one, 'b', wrapped));
  wrapped[20] = (wrapped[20] ?? 0) ^ 1;
  assert.throws(() => unwrap(one, 'a', wrapped));
});

test('each client has one key, the house another, however many ask at once', async (t) => {
  const { data, people } = await keys(t);
  const [layla, omar] = people;
  const asked = await Promise.all([layla, layla, layla, omar, null].map((id) => data.of(id)));
  assert.equal(new Set(asked.map((key) => key?.id)).size, 3);
  assert.equal(new Set(asked.map((key) => key?.key.toString('hex'))).size, 3);
  assert.equal(await data.of(newId()), undefined, 'nobody has a key without an account');
});

test('the key file is made once, for our eyes only, also when several start at once', async (t) => {
  const file = storageKeyFileIn(await throwAwayFolder(t));
  const rings = await Promise.all(Array.from({ length: 8 }, () => readOrMakeKeyFile(file)));
  assert.equal(new Set(rings.map(([key]) => key?.id)).size, 1);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  await writeFile(file, 'no key at all');
  await assert.rejects(
    readKeyFile(file),
    (error: Error) => !error.message.includes('no key at all'),
  );
});

test('a new master key wraps every key anew, and a running house learns of it by itself', async (t) => {
  const { sql, data, people, settings, dataDir } = await keys(t);
  const before = await Promise.all([...people, null].map((id) => data.of(id)));
  const [old] = await readKeyFile(storageKeyFileIn(dataDir));
  assert.equal(await rotateMasterKey(sql, settings), 3);
  const after = await Promise.all([...people, null].map((id) => data.of(id)));
  assert.deepEqual(after, before);
  const rows = await sql.as(system, (tx) => tx`select distinct master_id from storage.data_keys`);
  const ring = await readKeyFile(storageKeyFileIn(dataDir));
  assert.deepEqual(
    rows.map(({ masterId }) => masterId),
    [ring[0]?.id],
  );
  assert.deepEqual(
    ring.slice(1).map(({ id }) => id),
    [old?.id],
  );
  // The one before the last is of no use to anybody, not even to a thief.
  await rotateMasterKey(sql, settings);
  const text = await readFile(storageKeyFileIn(dataDir), 'utf8');
  assert.ok(!text.includes(old?.id ?? ''));
  assert.equal(text.trim().split('\n').length, 2);
  assert.deepEqual(await data.of(null), before[2]);
});

test('keys of the configuration are rotated there: the first wraps, the others open', async (t) => {
  const { sql, people, dataDir } = await keys(t);
  const [one, two] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const house = (given: string) => {
    const { storage } = readConfig({ STORAGE_MASTER_KEYS: given });
    return {
      settings: { storage, dataDir },
      data: openDataKeys(sql, openMasterKeys(storage, dataDir)),
    };
  };
  const first = await house(`one:${one}`).data.of(people[0]);
  const both = house(`two:${two},one:${one}`);
  assert.deepEqual(await both.data.of(people[0]), first);
  assert.equal(await rotateMasterKey(sql, both.settings), 1);
  assert.deepEqual(await house(`two:${two}`).data.of(people[0]), first);
  await assert.rejects(house(`one:${one}`).data.of(people[0]), UnknownMasterKey);
  assert.equal(path.basename(storageKeyFileIn(dataDir)), 'storage-keys');
});

test('a house whose key is another or has gone does not start, and makes no new one', async (t) => {
  const { sql, data, people, dataDir } = await keys(t);
  await data.tryMasters();
  await data.of(people[0]);
  await data.tryMasters();
  const [ring] = await readKeyFile(storageKeyFileIn(dataDir));
  const otherKey = randomBytes(32).toString('base64');
  const house = (given: Record<string, string>, folder: string) =>
    openDataKeys(sql, openMasterKeys(readConfig(given).storage, folder));
  const empty = await throwAwayFolder(t);
  for (const wrong of [
    house({ STORAGE_MASTER_KEYS: `one:${otherKey}` }, dataDir),
    house({ STORAGE_MASTER_KEYS: `${ring?.id}:${otherKey}` }, dataDir),
    house({}, empty),
  ])
    await assert.rejects(wrong.tryMasters(), /^StartError: STORAGE_MASTER_KEYS: .+\.$/);
  await assert.rejects(readKeyFile(storageKeyFileIn(empty)), /ENOENT/);
  const right = `${ring?.id}:${ring?.key.toString('base64')}`;
  await house({ STORAGE_MASTER_KEYS: right }, empty).tryMasters();
});
