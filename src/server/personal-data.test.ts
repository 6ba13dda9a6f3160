/** Nothing of somebody's is forgotten: neither when they take it along nor when they leave. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSql } from '#server/database/throw-away.ts';
import { erasures, notErased, notExported, personalData } from '#server/personal-data.ts';
import { testDatabase } from '#server/testing.ts';

interface Tables {
  /** Tables that belong to somebody: by a foreign key, or by a column that names a person. */
  personal: string[];
  /** Those that the database empties by itself when an account is deleted. */
  cascading: string[];
}

/** Columns that say whose a row is without a foreign key. */
const telling = '^(.*_)?(client|account|user|recipient|reader|owner|actor|writer|uploader)_id$';
const naming = '^(email|recipient|caller|address_hash|subject|room)$';

/** About the house and its catalogue, although a column is called so. */
const ofTheHouse = ['app.request_counters', 'app.live_presences', 'app.catalogue_entries'];

async function tablesOf(t: Parameters<typeof testDatabase>[0]): Promise<Tables> {
  const { owner } = await testDatabase(t);
  return withSql(owner, async (sql) => {
    const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
    const reach = (onlyCascading: boolean) => sql<{ name: string }[]>`
      with recursive keys as (
        select conrelid, confrelid from pg_constraint
        where contype = 'f' and (not ${onlyCascading} or confdeltype = 'c')
      ), reached as (
        select 'auth.users'::regclass::oid as id
        union select k.conrelid from keys k join reached r on r.id = k.confrelid
      )
      select n.nspname || '.' || c.relname as name from reached r
      join pg_class c on c.oid = r.id join pg_namespace n on n.oid = c.relnamespace`;
    const named = await sql<{ name: string }[]>`
      select distinct table_schema || '.' || table_name as name from information_schema.columns
      where table_schema in ('app', 'auth', 'storage')
        and (column_name ~ ${telling} or column_name ~ ${naming})`;
    const personal = new Set([...names(await reach(false)), ...names(named)]);
    return {
      personal: [...personal].filter((name) => !ofTheHouse.includes(name)).toSorted(),
      cascading: names(await reach(true)),
    };
  });
}

test('every table that belongs to somebody is in their archive, or left out for a reason', async (t) => {
  const { personal } = await tablesOf(t);
  assert.ok(personal.length > 30);
  const spokenFor = new Set([
    ...personalData.flatMap(({ tables }) => tables),
    ...keys(notExported),
  ]);
  assert.deepEqual(
    personal.filter((name) => !spokenFor.has(name)),
    [],
  );
});

test('every table that belongs to somebody is emptied when they leave, or kept for a reason', async (t) => {
  const { personal, cascading } = await tablesOf(t);
  const spokenFor = new Set([
    ...cascading,
    ...erasures.flatMap(({ tables }) => tables),
    ...keys(notErased),
  ]);
  assert.deepEqual(
    personal.filter((name) => !spokenFor.has(name)),
    [],
  );
});

test('no table is both taken along and left out, and each reason is for a table that is there', async (t) => {
  const { personal } = await tablesOf(t);
  const exported = personalData.flatMap(({ tables }) => tables);
  assert.deepEqual(exported, [...new Set(exported)]);
  assert.deepEqual(
    exported.filter((name) => name in notExported),
    [],
  );
  const reasons = [...keys(notExported), ...keys(notErased)];
  assert.deepEqual(
    reasons.filter((name) => !personal.includes(name)),
    [],
  );
});

const keys = (record: Record<string, string>) => Object.keys(record);
