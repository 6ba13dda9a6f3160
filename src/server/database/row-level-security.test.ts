import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DatabaseAddress } from '#server/database/address.ts';
import { withSql } from '#server/database/throw-away.ts';
import { newId } from '#server/platform/ids.ts';
import { system, visitor } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

/** Kept by the migrator alone; the application's role has no right to it at all. */
const notForTheApplication = ['app.migrations'];

interface Table {
  name: string;
  forced: boolean;
  policies: number;
}

function tablesOf(owner: DatabaseAddress): Promise<Table[]> {
  return withSql(
    owner,
    (sql) => sql<Table[]>`
      select n.nspname || '.' || c.relname as name,
        c.relrowsecurity and c.relforcerowsecurity as forced,
        (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('app', 'auth', 'storage') and c.relkind in ('r', 'p')
      order by 1`,
  );
}

test('every table forces row-level security and has a policy', async (t) => {
  const { owner } = await testDatabase(t);
  const tables = (await tablesOf(owner)).filter(({ name }) => !notForTheApplication.includes(name));
  assert.ok(tables.length > 0);
  const open = tables.filter(({ forced, policies }) => !forced || policies === 0);
  assert.deepEqual(open, []);
});

test('without a caller no row can be read, whatever the table', async (t) => {
  const { owner, app } = await testDatabase(t, 'seeded');
  const tables = await tablesOf(owner);
  for (const address of [app, owner])
    await withSql(address, async (sql) => {
      for (const { name } of tables) {
        if (notForTheApplication.includes(name)) continue;
        const rows = await sql`select 1 from ${sql(name)} limit 1`;
        assert.deepEqual([...rows], [], `${name} as ${address.user}`);
      }
    });
});

test('without a caller no row can be written, whatever the table', async (t) => {
  const { owner, app } = await testDatabase(t, 'seeded');
  const tables = (await tablesOf(owner)).filter(({ name }) => !notForTheApplication.includes(name));
  await withSql(app, async (sql) => {
    for (const { name } of tables) {
      const deleted = await sql`delete from ${sql(name)}`;
      assert.equal(deleted.count, 0, name);
    }
    await assert.rejects(
      sql`insert into auth.users (id, email) values (${newId()}, 'eve@example.com')`,
      /row-level security/,
    );
  });
});

test('what the migrator keeps is closed to the application', async (t) => {
  const { app } = await testDatabase(t);
  await withSql(app, async (sql) => {
    await assert.rejects(sql`select 1 from app.migrations`, /permission denied/);
    await assert.rejects(sql`select 1 from graphile_worker.jobs`, /permission denied/);
  });
});

test('the application cannot step out of the policies', async (t) => {
  const { app } = await testDatabase(t);
  await withSql(app, async (sql) => {
    const [role] = await sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`;
    assert.deepEqual(role, {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
    });
    await assert.rejects(sql`alter table auth.users disable row level security`, /must be owner/);
  });
});

test('a client sees their own account and nobody else’s; a visitor sees none', async (t) => {
  const { sql } = await testDatabase(t);
  const [layla, omar] = [newId(), newId()];
  await sql.as(system, async (tx) => {
    await tx`insert into auth.users (id, email) values (${layla}, 'layla@example.com'), (${omar}, 'omar@example.com')`;
  });
  const seen = (caller: Parameters<typeof sql.as>[0]) =>
    sql.as(caller, async (tx) => (await tx`select id from auth.users`).map(({ id }) => id));
  assert.deepEqual(await seen({ kind: 'client', id: layla }), [layla]);
  assert.deepEqual(await seen(visitor), []);
  assert.equal((await seen({ kind: 'staff', id: omar })).length, 2);
});

test('the caller is forgotten with its transaction, also on a reused connection', async (t) => {
  const { app } = await testDatabase(t, 'seeded');
  await withSql(app, async (sql) => {
    const inside = await sql.begin(async (tx) => {
      await tx`select app.set_caller('system', null)`;
      return tx`select count(*) as users from auth.users`;
    });
    assert.ok(inside[0]?.users > 0);
    const [after] = await sql`select app.caller_kind() as kind, app.caller_id() as id`;
    assert.deepEqual(after, { kind: null, id: null });
    assert.deepEqual([...(await sql`select 1 from auth.users`)], []);
  });
});

test('a caller is one of four kinds, with an id exactly where one belongs', async (t) => {
  const { app } = await testDatabase(t);
  await withSql(app, async (sql) => {
    await assert.rejects(sql`select app.set_caller('king', null)`, /unknown caller/);
    await assert.rejects(sql`select app.set_caller('client', null)`, /must have an id/);
    await assert.rejects(sql`select app.set_caller('system', ${newId()})`, /must not have an id/);
  });
});
