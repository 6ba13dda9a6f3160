import { after, type TestContext } from 'node:test';
import type { DatabaseAddress } from '#server/database/address.ts';
import { atEnd, type CleaningScope } from '#server/database/throw-away.ts';
import { connect } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

interface Kept {
  app: TestApp;
  settings: string;
  /** Brings every row back to what it was when the server had just started. */
  cleanse: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** Servers that no test uses just now, the last used last. */
const idle: Kept[] = [];

/** Each holds a dozen connections, and a process may run the tests of many files. */
const mostIdle = 4;

after(() => closeSome(0));

async function closeSome(most: number): Promise<void> {
  while (idle.length > most) await idle.shift()?.close();
}

/**
 * Like `startApp`, but tests that want the same settings get the same server, one after the other, with
 * its rows as they were at its start. Not for tests that change what a server keeps in memory, its keys,
 * its catalogue and its counts of requests, or that stop it.
 */
export async function borrowApp(
  t: TestContext,
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const settings = JSON.stringify(Object.entries(environment).sort());
  const waiting = idle.findIndex((one) => one.settings === settings);
  const [found] = waiting < 0 ? [] : idle.splice(waiting, 1);
  const kept = found ?? (await keep(environment, settings));
  atEnd(t, async () => {
    await kept.cleanse();
    idle.push(kept);
    await closeSome(mostIdle);
  });
  return kept.app;
}

async function keep(environment: Record<string, string>, settings: string): Promise<Kept> {
  const endings: (() => unknown)[] = [];
  const scope: CleaningScope = { after: (work) => void endings.push(work) };
  const app = await startApp(scope, environment);
  const admin = connect(asSuperuser(app), { max: 1 });
  atEnd(scope, () => admin.end());
  await admin.unsafe(remember);
  const close = async () => {
    for (const end of endings) await end();
  };
  return { app, settings, cleanse: () => admin.unsafe(restore), close };
}

const asSuperuser = ({ superuser, owner }: TestApp): DatabaseAddress => ({
  ...superuser,
  database: owner.database,
});

/** The catalogue is left alone: it is large, and nobody who borrows may change it. */
const tables = `
  select schemaname as room, tablename as name, schemaname || '.' || tablename as kept
  from pg_tables where schemaname in ('app', 'auth', 'storage')
    and tablename not in ('migrations', 'catalogue_entries', 'catalogue_state')`;

const remember = `
  create schema pristine;
  create table pristine.jobs as select id from graphile_worker._private_jobs;
  do $$ declare it record; is_filled boolean; begin
    for it in ${tables} loop
      execute format('select exists (select from %I.%I)', it.room, it.name) into is_filled;
      continue when not is_filled;
      execute format('create table pristine.%I as table %I.%I', it.kept, it.room, it.name);
    end loop;
  end $$`;

/** As a replica does it: no trigger and no foreign key says in which order. Nobody does another test's jobs. */
const restore = `
  set session_replication_role = replica;
  delete from graphile_worker._private_jobs where id not in (select id from pristine.jobs);
  do $$ declare it record; begin
    for it in ${tables} loop
      execute format('delete from %I.%I', it.room, it.name);
      continue when to_regclass(format('pristine.%I', it.kept)) is null;
      execute format('insert into %I.%I table pristine.%I', it.room, it.name, it.kept);
    end loop;
  end $$`;
