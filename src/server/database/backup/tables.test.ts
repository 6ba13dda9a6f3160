import assert from 'node:assert/strict';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import type { DatabaseAddress } from '#server/database/address.ts';
import { backup } from '#server/database/backup/backup.ts';
import { type Part, readBackup } from '#server/database/backup/file.ts';
import { readHeader } from '#server/database/backup/restore.ts';
import { load } from '#server/database/backup/restore-rows.ts';
import { contentOf, newDatabase, throwAwayServer } from '#server/database/backup/testing.ts';
import type { EmbeddedPostgres } from '#server/database/cluster/cluster.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { connectPlainly } from '#server/database/driver.ts';
import { throwAwayFolder, withSql } from '#server/database/throw-away.ts';

/** Tables of every awkward kind, as migrations may make them one day. */
const awkward = `
  create schema app;
  create table app.migrations (name text primary key, checksum text, applied_at timestamptz);
  create function app.set_caller(kind text, id uuid) returns void language sql as
    $$ select set_config('app.caller_kind', kind, true) $$;

  create table app."Odd ""name" (
    id bigint generated always as identity primary key,
    "select" text, twice bigint generated always as (id * 2) stored, bytes bytea,
    parent bigint references app."Odd ""name");
  create table app.hens (id int primary key, egg int not null);
  create table app.eggs (id int primary key, hen int not null references app.hens);
  alter table app.hens add foreign key (egg) references app.eggs deferrable initially deferred;
  create table app.nests (
    id serial primary key, egg int references app.eggs, hen int references app.hens);
  create table app.a_child (id int primary key, nest int not null references app.nests);

  alter table app.eggs enable row level security;
  alter table app.eggs force row level security;
  create policy eggs_system on app.eggs using (current_setting('app.caller_kind', true) = 'system');

  create function app.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'a trigger acted'; end $$;
  create trigger acts before insert on app.nests for each row execute function app.refuse();
  create trigger sleeps before insert on app.nests for each row execute function app.refuse();
  create trigger insists before insert on app.nests for each row execute function app.refuse();
  alter table app.nests disable trigger sleeps;
  alter table app.nests enable always trigger insists`;

const rows = `
  select app.set_caller('system', null);
  insert into app."Odd ""name" ("select", bytes, parent) values
    (E'tab\\t line\\n return\\r back\\\\slash \\\\. end', '\\x00ff', 2), (null, null, 1),
    ('', '', null), (E'\\u2028 رحلة 🐪 \\\\N', '\\x5c2e0a', 3);
  insert into app.hens values (1, 1), (2, 2);
  insert into app.eggs values (1, 2), (2, 1);
  alter table app.nests disable trigger user;
  insert into app.nests (egg, hen) values (1, 2), (null, null);
  alter table app.nests enable trigger acts, enable always trigger insists;
  insert into app.a_child values (1, 1)`;

async function awkwardDatabase(server: EmbeddedPostgres, fill: string): Promise<DatabaseAddress> {
  const address = await newDatabase(server);
  await withSql(address, (sql) => sql.begin((tx) => tx.unsafe(awkward)));
  await withSql(address, (sql) => sql.begin((tx) => tx.unsafe(fill)));
  return address;
}

async function backupOf(t: TestContext, owner: DatabaseAddress): Promise<string> {
  const file = path.join(await throwAwayFolder(t), 'awkward.backup');
  await backup({ owner, file });
  return file;
}

async function loadFrom(parts: AsyncGenerator<Part>, target: DatabaseAddress) {
  const header = await readHeader(parts);
  return withSql(target, (sql) => sql.begin((tx) => load(tx, header, parts)));
}

test('tables of every awkward kind come back as they were', async (t) => {
  const server = await throwAwayServer(t, startEmbedded);
  const source = await awkwardDatabase(server, rows);
  const target = await awkwardDatabase(server, 'select 1');
  const file = await backupOf(t, source);
  assert.deepEqual(await loadFrom(readBackup(file), target), {
    'app.eggs': 2,
    'app.hens': 2,
    'app.nests': 2,
    'app.a_child': 1,
    'app."Odd ""name"': 4,
  });
  assert.deepEqual(await contentOf(server, target), await contentOf(server, source));
});

test('rows that refer to missing ones are refused with the reason', async (t) => {
  const server = await throwAwayServer(t, startEmbedded);
  const file = await backupOf(t, await awkwardDatabase(server, rows));
  const target = await awkwardDatabase(server, 'select 1');
  const untouched = await contentOf(server, target);
  for (const missing of ['app.nests', 'app.eggs'])
    await assert.rejects(loadFrom(without(readBackup(file), missing), target), /foreign key/);
  assert.deepEqual(await contentOf(server, target), untouched);
});

async function* without(parts: AsyncGenerator<Part>, table: string): AsyncGenerator<Part> {
  let current: string | undefined;
  for await (const part of parts) {
    if (part.kind === 'table') current = JSON.parse(part.body.toString());
    if (part.kind !== 'rows' || current !== table) yield part;
  }
}

test('a backup shows one moment and keeps nobody from writing', async (t) => {
  const server = await throwAwayServer(t, startEmbedded);
  const ballast = `
    create table app.left_page (id int primary key);
    create table app.right_page (id int primary key);
    create table app.much as
      select g as id, repeat('much ', 20) as text from generate_series(1, 100000) g`;
  const owner = await awkwardDatabase(server, ballast);
  const sql = connectPlainly(owner);
  let written = 0;
  let busy = true;
  const writing = (async () => {
    for (; busy; written += 1)
      await sql.begin(async (tx) => {
        await tx`insert into app.left_page values (${written})`;
        await tx`insert into app.right_page values (${written})`;
      });
  })();
  const before = written;
  const file = path.join(await throwAwayFolder(t), 'hot.backup');
  const counts = await backup({ owner, file });
  busy = false;
  await writing;
  await sql.end();
  assert.ok(written > before + 10, 'writing went on');
  assert.equal(counts['app.left_page'], counts['app.right_page']);
  assert.equal(counts['app.much'], 100_000);
});
