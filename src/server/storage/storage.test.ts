/** What other features use: files kept, found, opened and forgotten in somebody's name. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { StorageRefusal } from '#domain/storage/refusal.ts';
import { borrow, newClient } from '#server/matters/testing.ts';
import { type Caller, system, visitor } from '#server/platform/sql.ts';

const whole = async (content: Readable) => Buffer.concat(await Array.fromAsync(content));

const paper = (size = 200_000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]);

async function house(t: TestContext) {
  const app = await borrow(t);
  const { storage, config } = app.services;
  const layla = await newClient(app).then(({ id }) => id);
  const caller: Caller = { kind: 'client', id: layla };
  const place = { bucket: 'documents', key: `${layla}/passport.pdf` };
  return { app, storage, layla, caller, place, folder: config.dataDir };
}

async function storedFiles(folder: string): Promise<Buffer[]> {
  const root = path.join(folder, 'storage');
  const names = await readdir(root, { recursive: true });
  const found = await Promise.all(
    names.map(async (name) => ((await stat(path.join(root, name))).isFile() ? name : [])),
  );
  return Promise.all(found.flat().map((name) => readFile(path.join(root, name))));
}

test('what is kept comes back whole or by ranges, and only its owner finds it', async (t) => {
  const { storage, caller, place } = await house(t);
  const content = paper();
  const told: string[] = [];
  const kept = await storage.put(caller, place, {
    content: Readable.from([content]),
    alongside: async (_tx, { name }) => void told.push(name),
  });
  assert.equal(kept.size, content.length);
  assert.equal(kept.contentType, 'application/pdf');
  assert.deepEqual(told, [place.key]);
  assert.ok((await whole(await storage.open(kept))).equals(content));
  const part = await whole(await storage.open(kept, { range: { first: 65_530, last: 140_000 } }));
  assert.ok(part.equals(content.subarray(65_530, 140_001)));

  assert.equal((await storage.find(caller, place))?.id, kept.id);
  assert.equal((await storage.find(system, place))?.id, kept.id);
  const others: Caller[] = [
    visitor,
    { kind: 'client', id: '018f0000-0000-7000-8000-000000000001' },
    { kind: 'staff', id: '018f0000-0000-7000-8000-000000000001' },
  ];
  for (const other of others) assert.equal(await storage.find(other, place), undefined);
});

test('a place that is taken stays as it is, unless it may be replaced', async (t) => {
  const { storage, caller, place } = await house(t);
  const [first, second] = [paper(), paper()];
  const one = await storage.put(caller, place, { content: Readable.from([first]) });
  await assert.rejects(
    storage.put(caller, place, { content: Readable.from([second]) }),
    (error) => error instanceof StorageRefusal && error.code === 'KeyAlreadyExists',
  );
  assert.ok((await whole(await storage.open(one))).equals(first));
  const two = await storage.put(caller, place, { content: Readable.from([second]), upsert: true });
  assert.equal(two.id, one.id);
  assert.notEqual(two.version, one.version);
  assert.ok((await whole(await storage.open(two))).equals(second));
});

test('what goes along with a file happens with it or not at all', async (t) => {
  const { app, storage, caller, place, folder } = await house(t);
  const before = (await storedFiles(folder)).length;
  const failing = storage.put(caller, place, {
    content: Readable.from([paper()]),
    alongside: () => Promise.reject(new Error('the other feature refuses')),
  });
  await assert.rejects(failing, /the other feature refuses/);
  assert.equal(await storage.find(caller, place), undefined);
  assert.equal((await storedFiles(folder)).length, before);
  const removed = await app.sql.as(caller, (tx) => storage.remove(tx, place.bucket, [place.key]));
  assert.deepEqual(removed, []);
});

test('on disk nothing of a file or its name can be read', async (t) => {
  const { storage, caller, place, folder } = await house(t);
  const content = Buffer.from('%PDF-1.7\n'.padEnd(5000, 'Layla’s passport number '));
  const { version } = await storage.put(caller, place, { content: Readable.from([content]) });
  const names = await readdir(path.join(folder, 'storage'), { recursive: true });
  assert.ok(names.some((name) => path.basename(name) === version));
  assert.ok(names.every((name) => !name.includes('passport')));
  for (const file of await storedFiles(folder)) assert.ok(!file.includes('passport'));
  const { mode } = await stat(path.join(folder, 'storage-keys'));
  assert.equal(mode & 0o777, 0o600);
});

test('copies and moves keep the content; what goes to another is sealed with their key', async (t) => {
  const { app, storage, caller, place, layla } = await house(t);
  const omar = (await newClient(app)).id;
  const content = paper();
  const kept = await storage.put(caller, place, { content: Readable.from([content]) });
  const to = { bucket: 'documents', key: `${layla}/old/passport.pdf` };
  const moved = await storage.move(caller, { from: place, to });
  assert.deepEqual([moved.id, moved.version], [kept.id, kept.version]);
  const gift = { bucket: 'documents', key: `${omar}/passport.pdf` };
  await assert.rejects(
    storage.copy(caller, { from: to, to: gift }),
    (error) => error instanceof StorageRefusal && error.code === 'AccessDenied',
  );
  const copied = await storage.copy(system, { from: to, to: gift });
  assert.notEqual(copied.keyId, kept.keyId);
  assert.equal(copied.ownerId, omar);
  assert.ok((await whole(await storage.open(copied))).equals(content));
});

test('whoever is forgotten leaves nothing that can be read, and gets no new key', async (t) => {
  const { app, storage, caller, place, layla } = await house(t);
  const kept = await storage.put(caller, place, { content: Readable.from([paper()]) });
  const weight = await app.sql.as(system, (tx) => storage.sizeOfOwner(tx, layla));
  assert.deepEqual(weight, { objects: 1, bytes: kept.size });
  await app.sql.as(system, (tx) => storage.forgetOwner(tx, layla));
  assert.equal(await storage.find(system, place), undefined);
  await assert.rejects(storage.open(kept), StorageRefusal);
  assert.deepEqual(await app.sql.as(system, (tx) => storage.ofOwner(tx, layla)), []);
  await app.sql.as(
    system,
    (tx) => tx`update auth.users set deleted_at = now() where id = ${layla}`,
  );
  const late = storage.put(caller, place, { content: Readable.from([paper()]) });
  await assert.rejects(
    late,
    (error) => error instanceof StorageRefusal && error.code === 'AccessDenied',
  );
});
