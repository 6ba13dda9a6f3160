import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { formatDatabaseUrl } from '#server/database/address.ts';
import { contentOf } from '#server/database/backup/testing.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { migrate } from '#server/database/migrate.ts';
import { atEnd, throwAwayFolder, withSql } from '#server/database/throw-away.ts';

interface Ran {
  code: number;
  said: string;
}

/** Runs `npm run backup` or `npm run restore` as npm would. */
function run(tool: string, args: string[], env: Record<string, string>): Promise<Ran> {
  const script = fileURLToPath(new URL(`../../../../tools/${tool}.ts`, import.meta.url));
  const { PATH, TMPDIR } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { PATH, TMPDIR, ...env } },
      (error, out, err) => {
        const code = error ? Number(error.code) : 0;
        resolve({ code, said: (out + err).trim() });
      },
    );
  });
}

async function start(t: TestContext, root: string) {
  const database = await startEmbedded({ root, log: () => {}, settings: { fsync: 'off' } });
  atEnd(t, database.stop);
  return database;
}

async function house(t: TestContext) {
  const root = path.join(await throwAwayFolder(t), 'data');
  const running = await start(t, root);
  await migrate(running.owner);
  await withSql(running.owner, async (sql) => {
    await sql`select app.enqueue('deliver', '{}')`;
  });
  return { running, root, env: { DATA_DIR: root }, file: `${root}.backup` };
}

test('the backup command works while the house runs and while it does not', async (t) => {
  const { running, root, env, file } = await house(t);
  // The server's own process has another temporary folder than whoever types the command.
  const elsewhere = { ...env, TMPDIR: await throwAwayFolder(t) };
  const hot = await run('backup', [file], elsewhere);
  assert.match(
    hot.said,
    /^Backed up \d+ rows of \d+ tables to .*data\.backup\.\n.* keep .*secret-keys too, elsewhere\.$/,
  );
  assert.ok(running.isUp());
  const expected = await contentOf(running, running.owner);
  await running.stop();
  assert.equal((await run('backup', [file], env)).said, hot.said);

  const copy = `${root}-copy`;
  const restored = await run('restore', [file], { DATA_DIR: copy });
  assert.match(
    restored.said,
    /^Restored \d+ rows of \d+ tables from .*data\.backup\.\n.*.*secret-keys of before in place\.$/,
  );
  const twice = await run('restore', [file], { DATA_DIR: copy });
  assert.deepEqual(twice, { code: 1, said: 'The database is not empty: restore into a new one.' });
  const second = await start(t, copy);
  assert.deepEqual(await contentOf(second, second.owner), expected);
});

test('DATABASE_URL is backed up and restored into, too', async (t) => {
  const { running, file } = await house(t);
  const there = { DATABASE_URL: formatDatabaseUrl(running.owner) };
  assert.equal((await run('backup', [file], there)).code, 0);
  assert.deepEqual(await run('restore', [file], there), {
    code: 1,
    said: 'The database is not empty: restore into a new one.',
  });
});

test('what cannot be done is said in one sentence', async (t) => {
  const folder = await throwAwayFolder(t);
  const env = { DATA_DIR: path.join(folder, 'none') };
  const file = path.join(folder, 'file');
  const answers = [
    await run('backup', [], env),
    await run('backup', [file], env),
    await run('restore', [file], env),
  ];
  assert.deepEqual(answers, [
    { code: 1, said: 'Name one file: npm run backup -- FILE' },
    { code: 1, said: `There is no database in ${env.DATA_DIR}.` },
    { code: 1, said: `There is no file ${file}.` },
  ]);
  assert.equal(existsSync(env.DATA_DIR), false);
  await writeFile(file, 'no backup');
  assert.deepEqual(await run('restore', [file], env), {
    code: 1,
    said: `${file} is not a whole backup.`,
  });
});
