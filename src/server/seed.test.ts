import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAccountsAreOpen } from '#server/account/demo-accounts.ts';
import { isSeeded } from '#server/catalogue/seed/seed.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { seed } from '#server/seed.ts';
import { testDatabase } from '#server/testing.ts';

const config = readConfig({});
const publicUrl = 'http://localhost:4400';

test('a process of its own fills an empty house, and a full one starts none', async (t) => {
  const { sql, app } = await testDatabase(t, 'migrated');
  assert.equal(await isSeeded(sql), false);
  await seed({ config, sql, publicUrl }, app);
  assert.equal(await isSeeded(sql), true);
  assert.equal(await demoAccountsAreOpen(sql), true);
  // Where there is nothing to do, nobody needs the address.
  await seed({ config, sql, publicUrl }, { ...app, database: 'nowhere' });
});

test('why a house could not be filled is told to whoever starts it', async (t) => {
  const { sql, app } = await testDatabase(t, 'migrated');
  const elsewhere = { ...app, database: 'nowhere' };
  await assert.rejects(seed({ config, sql, publicUrl }, elsewhere), /"nowhere" does not exist/);
});
