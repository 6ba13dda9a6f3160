import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { editItem } from '#server/catalogue/actions.ts';
import { seedFolder } from '#server/catalogue/seed/files.ts';
import { seedCatalogue } from '#server/catalogue/seed/seed.ts';
import { openCatalogue, type Snapshot } from '#server/catalogue/snapshot.ts';
import { throwAwayFolder } from '#server/database/throw-away.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

async function read(sql: Database): Promise<Snapshot> {
  const catalogue = await openCatalogue(sql);
  return catalogue.current();
}

/** A copy of the seed whose files the test may rewrite, as the next release would. */
async function nextRelease(t: TestContext) {
  const folder = join(await throwAwayFolder(t), 'seed');
  await cp(seedFolder, folder, { recursive: true });
  return {
    folder: pathToFileURL(`${folder}/`),
    rewrite: async (file: string, change: (text: string) => string) => {
      const path = join(folder, file);
      const changed = change(await readFile(path, 'utf8'));
      await writeFile(path, changed);
    },
  };
}

test('a fresh database is filled, and the next start writes nothing', async (t) => {
  const { sql } = await testDatabase(t);
  const first = await seedCatalogue(sql);
  assert.ok(first.written > 300);
  const { version } = await read(sql);

  assert.deepEqual(await seedCatalogue(sql), { written: 0 });
  assert.equal((await read(sql)).version, version);
});

test('two processes that start together seed once', async (t) => {
  const { sql } = await testDatabase(t);
  const both = await Promise.all([seedCatalogue(sql), seedCatalogue(sql)]);
  assert.equal(both.filter(({ written }) => written > 0).length, 1);
});

test('prices are counted in minor units and keep what they are for', async (t) => {
  const { sql } = await testDatabase(t, 'seeded');
  const { price } = (await read(sql)).bySlug('plans', 'essential') ?? {};
  assert.deepEqual(price, { amount: 250_000, currency: 'USD', unit: 'per-month' });
});

test('a release changes what changed and nothing else', async (t) => {
  const { sql } = await testDatabase(t, 'seeded');
  const before = await read(sql);
  const release = await nextRelease(t);
  await release.rewrite('plans.json', (text) => text.replace('250000', '260000'));

  assert.deepEqual(await seedCatalogue(sql, release.folder), { written: 1 });
  const after = await read(sql);
  assert.equal(after.bySlug('plans', 'essential')?.price.amount, 260_000);
  assert.ok(after.version > before.version);
});

test('what staff edited survives every later release', async (t) => {
  const { sql } = await testDatabase(t, 'seeded');
  const essential = (await read(sql)).bySlug('plans', 'essential');
  assert.ok(essential);
  const edited = { ...essential, responseMinutes: 30 };
  await sql.as(system, (tx) => editItem(tx, 'plans', edited));

  const release = await nextRelease(t);
  await release.rewrite('plans.json', (text) => text.replace('250000', '260000'));
  assert.deepEqual(await seedCatalogue(sql, release.folder), { written: 0 });
  assert.deepEqual((await read(sql)).bySlug('plans', 'essential'), edited);
});

test('what vanished from the seed is no longer shown, and comes back with it', async (t) => {
  const { sql } = await testDatabase(t, 'seeded');
  const release = await nextRelease(t);
  await release.rewrite('agents.json', withoutFirst('agents'));
  await seedCatalogue(sql, release.folder);
  const without = await read(sql);
  assert.equal(without.all('agents').length, 5);

  await seedCatalogue(sql);
  assert.equal((await read(sql)).all('agents').length, 6);
});

test('a slug may move to another item', async (t) => {
  const { sql } = await testDatabase(t, 'seeded');
  const release = await nextRelease(t);
  await release.rewrite('plans.json', (text) =>
    text
      .replace('"slug": "essential"', '"slug": "aside"')
      .replace('"slug": "premium"', '"slug": "essential"')
      .replace('"slug": "aside"', '"slug": "premium"'),
  );
  await seedCatalogue(sql, release.folder);
  assert.equal((await read(sql)).bySlug('plans', 'essential')?.id, 'premium');
});

test('an address that staff gave away stays with its item', async (t) => {
  const { sql } = await testDatabase(t, 'seeded');
  const premium = (await read(sql)).bySlug('plans', 'premium');
  assert.ok(premium);
  await sql.as(system, (tx) => editItem(tx, 'plans', { ...premium, slug: 'family' }));

  const release = await nextRelease(t);
  await release.rewrite('plans.json', (text) =>
    text.replace('"slug": "essential"', '"slug": "family"'),
  );
  await seedCatalogue(sql, release.folder);
  const after = await read(sql);
  assert.equal(after.bySlug('plans', 'family')?.id, 'premium');
  assert.equal(after.bySlug('plans', 'essential')?.id, 'essential');
});

test('a seed with a field nobody knows is refused as a whole', async (t) => {
  const { sql } = await testDatabase(t);
  const release = await nextRelease(t);
  await release.rewrite('agents.json', (text) => text.replace('"bio"', '"biography"'));
  await assert.rejects(seedCatalogue(sql, release.folder), /agents\.json, agt-01.*biography/s);
  assert.deepEqual((await read(sql)).all('plans'), []);
});

test('an edit that breaks the shape of an item is refused', async (t) => {
  const { sql } = await testDatabase(t, 'seeded');
  const essential = (await read(sql)).bySlug('plans', 'essential');
  assert.ok(essential);
  const broken = { ...essential, minimumTermMonths: 0 };
  await assert.rejects(
    sql.as(system, (tx) => editItem(tx, 'plans', broken)),
    /minimumTermMonths/,
  );
});

function withoutFirst(array: string) {
  return (text: string) => {
    const file = JSON.parse(text);
    return JSON.stringify({ ...file, [array]: file[array].slice(1) });
  };
}
