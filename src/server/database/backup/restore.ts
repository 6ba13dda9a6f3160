import type { DatabaseAddress } from '#server/database/address.ts';
import type { BackupOptions } from '#server/database/backup/backup.ts';
import {
  BackupFileError,
  type End,
  Header,
  type Part,
  readBackup,
} from '#server/database/backup/file.ts';
import { load } from '#server/database/backup/restore-rows.ts';
import { schemas } from '#server/database/backup/tables.ts';
import { type Connection, connectPlainly } from '#server/database/driver.ts';
import { migrate } from '#server/database/migrate.ts';

/**
 * Fills an empty database from a backup, whole or not at all. Says how many rows each table got.
 */
export async function restore(o: BackupOptions): Promise<End['rows']> {
  const parts = readBackup(o.file);
  const header = await readHeader(parts);
  const sql = connectPlainly(o.owner);
  try {
    await refuseUnlessEmpty(sql);
    const existing = await schemaNames(sql);
    try {
      await standWhereItStood(sql, o.owner, header);
      return await sql.begin((tx) => load(tx, header, parts, o.files));
    } catch (error) {
      await undo(sql, existing);
      throw error;
    }
  } finally {
    await parts.return(undefined);
    await sql.end();
  }
}

export async function readHeader(parts: AsyncGenerator<Part>): Promise<Header> {
  const { value, done } = await parts.next();
  if (done || value.kind !== 'header') throw new BackupFileError('This is not a backup of Rihla.');
  const header = Header.safeParse(JSON.parse(value.body.toString()));
  if (header.success) return header.data;
  throw new BackupFileError('This backup was made by another version of Rihla and cannot be read.');
}

async function refuseUnlessEmpty(sql: Connection) {
  const [found] = await sql`
    select n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any(${schemas}) and c.relkind in ('r', 'p') limit 1`;
  if (found) throw new Error('The database is not empty: restore into a new one.');
}

async function schemaNames(sql: Connection): Promise<string[]> {
  const rows = await sql`select nspname as name from pg_namespace`;
  return rows.map(({ name }) => name);
}

/** So that a second try finds the database as empty as the first did. */
async function undo(sql: Connection, existing: string[]) {
  for (const schema of [...schemas, 'graphile_worker'])
    if (!existing.includes(schema)) await sql.unsafe(`drop schema if exists ${schema} cascade`);
}

/** Rows fit the tables they came from: later migrations run over them, as they did at home. */
async function standWhereItStood(sql: Connection, owner: DatabaseAddress, { migrations }: Header) {
  await migrate(owner, migrations.at(-1)?.name);
  const known = await sql<Header['migrations']>`select name, checksum from app.migrations`;
  for (const { name, checksum } of migrations)
    if (!known.some((one) => one.name === name && one.checksum === checksum))
      throw new Error(`This backup needs migration ${name}, which this version of Rihla lacks.`);
}
