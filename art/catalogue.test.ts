import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readArtEntries } from '#art/catalogue.ts';
import { darkerHour } from '#art/kit/hours.ts';

const seedDir = join(import.meta.dirname, '../seed');

async function seedWith(t: TestContext, ...pictures: object[]): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'rihla-seed-'));
  t.after(() => rm(dir, { recursive: true }));
  await writeFile(join(dir, 'offerings.json'), JSON.stringify({ offerings: pictures }));
  return dir;
}

test('every picture of the catalogue has a scene, an hour and a key of its own', async () => {
  const entries = await readArtEntries(seedDir);
  assert.ok(entries.length >= 304, `${entries.length} pictures`);
});

test('pictures are found wherever they stand, galleries too', async (t) => {
  const yacht = { key: 'offering/yacht', scene: 'yacht', time: 'dusk' };
  const room = { key: 'offering/yacht/1', scene: 'lounge', time: 'night' };
  const dir = await seedWith(t, { art: yacht, gallery: [{ ...room, camera: 'interior' }] });
  assert.deepEqual(await readArtEntries(dir), [yacht, room]);
});

test('an unknown scene, an unknown hour and a second use of a key are refused', async (t) => {
  const good = { key: 'offering/yacht', scene: 'yacht', time: 'dusk' };
  const refused = async (...pictures: object[]) => readArtEntries(await seedWith(t, ...pictures));
  await assert.rejects(refused({ ...good, scene: 'volcano' }), /unknown scene: volcano/);
  await assert.rejects(refused({ ...good, time: 'noon' }), /unknown hour: noon/);
  await assert.rejects(refused({ ...good, key: '../yacht' }), /is no path/);
  await assert.rejects(refused(good, { ...good, scene: 'dhow' }), /Two pictures have the key/);
});

test('dark pages show the next darker hour', () => {
  assert.equal(darkerHour('dawn'), 'dusk');
  assert.equal(darkerHour('day'), 'dusk');
  assert.equal(darkerHour('golden'), 'dusk');
  assert.equal(darkerHour('dusk'), 'night');
  assert.equal(darkerHour('night'), 'night');
});
