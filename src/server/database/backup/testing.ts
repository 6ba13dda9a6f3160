import { randomBytes } from 'node:crypto';
import type { DatabaseAddress } from '#server/database/address.ts';
import { schemas } from '#server/database/backup/tables.ts';
import type { EmbeddedPostgres, StartOptions } from '#server/database/cluster/cluster.ts';
import type { Connection } from '#server/database/driver.ts';
import {
  atEnd,
  type CleaningScope,
  throwAwayFolder,
  withSql,
} from '#server/database/throw-away.ts';
import { cloneStatement, throwAwaySettings } from '#server/testing/settings.ts';

/** A server of one test's own, or of a file's. */
export async function throwAwayServer(
  t: CleaningScope,
  start: (options: StartOptions) => Promise<EmbeddedPostgres>,
): Promise<EmbeddedPostgres> {
  const root = await throwAwayFolder(t);
  const server = await start({ root, log: () => {}, settings: throwAwaySettings });
  atEnd(t, server.stop);
  return server;
}

/** A new database, without anything in it or with what a template holds. */
export async function newDatabase(
  server: EmbeddedPostgres,
  template = 'template0',
): Promise<DatabaseAddress> {
  const database = `own_${randomBytes(4).toString('hex')}`;
  await withSql(server.superuser, (sql) =>
    sql.unsafe(cloneStatement(database, template, server.owner.user)),
  );
  return { ...server.owner, database };
}

/**
 * Everything a restore has to bring back, read as one who sees all: each table's rows, and the
 * protection, triggers, keys, sequences and jobs around them.
 */
export function contentOf(server: EmbeddedPostgres, { database }: DatabaseAddress) {
  return withSql({ ...server.superuser, database }, async (sql) => {
    const content = { rows: await rowsOf(sql), ...(await surroundingsOf(sql)) };
    return JSON.parse(JSON.stringify(content));
  });
}

async function rowsOf(sql: Connection) {
  const tables = await sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = any(${schemas}) and tablename <> 'migrations' order by 1`;
  const content: Record<string, unknown> = {};
  for (const { name } of tables)
    [content[name]] = await sql.unsafe(`
      select count(*)::int as rows, md5(string_agg(r::text, '|' order by r::text)) as sum
      from ${name} r`);
  return content;
}

async function surroundingsOf(sql: Connection) {
  const within = sql`n.nspname = any(${schemas})`;
  return {
    security: await sql`
      select relname, relrowsecurity, relforcerowsecurity from pg_class c
      join pg_namespace n on n.oid = c.relnamespace where relkind = 'r' and ${within} order by 1`,
    triggers: await sql`
      select relname, tgname, tgenabled from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_namespace n on n.oid = c.relnamespace
      where not tgisinternal and ${within} order by 1, 2`,
    keys: await sql`
      select conname, pg_get_constraintdef(k.oid) as definition from pg_constraint k
      join pg_namespace n on n.oid = k.connamespace where contype = 'f' and ${within} order by 1`,
    sequences: await sql`
      select sequencename, last_value::text from pg_sequences
      where schemaname = any(${schemas}) order by 1`,
    jobs: await jobsOf(sql),
  };
}

async function jobsOf(sql: Connection) {
  const [queue] = await sql`select to_regclass('graphile_worker.jobs') is not null as there`;
  if (!queue?.there) return [];
  return sql`
    select task_identifier, run_at::text, max_attempts, key, priority, queue_name, flags
    from graphile_worker.jobs where attempts < max_attempts order by 1, 2, key`;
}
