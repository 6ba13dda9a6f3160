import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { backup } from '#server/database/backup/backup.ts';
import { readBackup } from '#server/database/backup/file.ts';
import { migrate } from '#server/database/migrate.ts';
import { appAddress } from '#server/database/roles.ts';
import {
  atEnd,
  type CleaningScope,
  throwAwayFolder,
  withSql,
} from '#server/database/throw-away.ts';
import { openDatabase } from '#server/platform/sql.ts';
import { cloneStatement } from '#server/testing/settings.ts';
import { type TestDatabase, testDatabase } from '#server/testing.ts';

/** An empty database beside the ones that are cloned. */
export async function emptyDatabase(t: CleaningScope): Promise<TestDatabase> {
  const { superuser, owner: beside } = await testDatabase(t);
  const owner = { ...beside, database: `bare_${randomBytes(6).toString('hex')}` };
  await withSql(superuser, (sql) =>
    sql.unsafe(cloneStatement(owner.database, 'template0', owner.user)),
  );
  const drop = `drop database if exists ${owner.database} with (force)`;
  atEnd(t, () => withSql(superuser, (sql) => sql.unsafe(drop)));
  const app = appAddress(owner);
  const sql = openDatabase(app, { max: 2 });
  atEnd(t, sql.end);
  return { superuser, owner, app, sql };
}

/** One that stands where the product stood before it sealed anything. */
export async function olderDatabase(t: CleaningScope): Promise<TestDatabase> {
  const database = await emptyDatabase(t);
  await migrate(database.owner, '0022_~');
  return database;
}

export async function backupOf(
  t: CleaningScope,
  { owner }: Pick<TestDatabase, 'owner'>,
): Promise<string> {
  const file = path.join(await throwAwayFolder(t), 'rihla.backup');
  await backup({ owner, file });
  return file;
}

/** Everything that whoever finds the file can read in it. */
export async function textOf(file: string): Promise<string> {
  const parts = await Array.fromAsync(readBackup(file));
  return parts.map(({ body }) => body.toString()).join('\n');
}
