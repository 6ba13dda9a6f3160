import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Logger, runMigrations } from 'graphile-worker';
import type { ReservedSql } from 'postgres';
import type { DatabaseAddress } from '#server/database/address.ts';
import { jobPool } from '#server/platform/jobs/pool.ts';
import { connect } from '#server/platform/sql.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/** Any number will do, as long as every process of ours takes the same one. */
const lockKey = 7_244_651;

const silent = new Logger(() => () => {});

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/**
 * Brings a database up to date, in order, one process at a time. `until` stops after that file, for a
 * restore that must first stand where its backup stood. Says which files it applied.
 */
export async function migrate(owner: DatabaseAddress, until?: string): Promise<string[]> {
  const pool = connect(owner, { max: 1 });
  const sql = await pool.reserve();
  try {
    await sql`select pg_advisory_lock(${lockKey})`;
    await migrateJobs(owner);
    return await applyMissing(sql, await readMigrations(until));
  } finally {
    sql.release();
    await pool.end();
  }
}

/** The job queue brings its own schema. */
async function migrateJobs(owner: DatabaseAddress) {
  const pgPool = jobPool(owner, 1);
  try {
    await runMigrations({ pgPool, logger: silent });
  } finally {
    await pgPool.end();
  }
}

async function readMigrations(until: string | undefined): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const wanted = until ? names.filter((name) => name <= until) : names;
  return Promise.all(
    wanted.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function applyMissing(sql: ReservedSql, migrations: Migration[]): Promise<string[]> {
  await sql`create schema if not exists app`;
  await sql`create table if not exists app.migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
  const rows = await sql<{ name: string; checksum: string }[]>`
    select name, checksum from app.migrations`;
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const { name, checksum } of migrations)
    if (applied.has(name) && applied.get(name) !== checksum)
      throw new Error(`Migration ${name} was edited after it was applied; add a new file instead.`);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(sql, migration);
  return missing.map(({ name }) => name);
}

async function apply(sql: ReservedSql, { name, text, checksum }: Migration) {
  try {
    await sql`begin`;
    await sql.unsafe(text);
    await sql`insert into app.migrations (name, checksum) values (${name}, ${checksum})`;
    await sql`commit`;
  } catch (error) {
    await sql`rollback`;
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
