import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findInstalledBinaries,
  startInstalledPostgres,
} from '#server/database/cluster/installed-postgres.ts';
import { atEnd, throwAwayFolder, withSql } from '#server/database/throw-away.ts';

const installed = await findInstalledBinaries();

test('an installed PostgreSQL is started like our own', {
  skip: !installed && 'no PostgreSQL server is installed here',
}, async (t) => {
  const root = await throwAwayFolder(t);
  const database = await startInstalledPostgres({
    root,
    log: () => {},
    settings: { fsync: 'off' },
  });
  atEnd(t, database.stop);
  const [found] = await withSql(
    database.owner,
    (sql) =>
      sql`
        select current_database() as name, lower('ÄÖ') as lower,
          pg_encoding_to_char(encoding) as encoding,
          current_setting('server_version_num')::int / 10000 as major
        from pg_database where datname = current_database()`,
  );
  assert.deepEqual(
    { ...found },
    { name: 'rihla', major: installed?.major, lower: 'äö', encoding: 'UTF8' },
  );
});
