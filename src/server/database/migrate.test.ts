import assert from 'node:assert/strict';
import { test } from 'node:test';
import { migrate } from '#server/database/migrate.ts';
import { withSql } from '#server/database/throw-away.ts';
import { testDatabase } from '#server/testing.ts';

test('a database that is up to date is left alone', async (t) => {
  const { owner } = await testDatabase(t);
  assert.deepEqual(await migrate(owner), []);
});

test('processes that start together migrate once', async (t) => {
  const { owner } = await testDatabase(t);
  await withSql(owner, async (sql) => {
    await sql`drop schema app, auth, storage, graphile_worker cascade`;
  });
  const applied = await Promise.all([migrate(owner), migrate(owner), migrate(owner)]);
  const total = applied.flat();
  assert.ok(total.length > 0);
  assert.equal(new Set(total).size, total.length);
});

test('a migration that was edited after it ran is refused by name', async (t) => {
  const { owner } = await testDatabase(t);
  await withSql(owner, async (sql) => {
    await sql`update app.migrations set checksum = 'other' where name like '0001%'`;
  });
  await assert.rejects(migrate(owner), /Migration 0001_\w+\.sql was edited/);
});
