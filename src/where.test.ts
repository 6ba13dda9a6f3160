import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { test } from 'node:test';

/** docs/where.md leads to files and functions; whoever moves one takes its line along. */

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const line = /^\| (?<what>[^|]+) \| `(?<path>(?:src|migrations)\/[^`]+)` \| `(?<name>[\w.]+)` \|$/;

/** A function or a constant of the file; in a migration a function or a policy. */
const declared = (path: string, name: string) =>
  path.endsWith('.sql')
    ? new RegExp(`^create (or replace )?(function|policy) ${name.replace('.', '\\.')}\\b`, 'm')
    : new RegExp(`^(export )?(async )?(function\\*?|const) ${name}\\b`, 'm');

test('every line of where.md names a file that is there and something that it declares', async () => {
  const page = await readFile(at('docs/where.md'), 'utf8');
  const rows = page.split('\n').filter((text) => text.startsWith('| ') && text.includes('`'));
  assert.notEqual(rows.length, 0);
  for (const row of rows) {
    const { path = '', name = '' } = line.exec(row)?.groups ?? {};
    assert.notEqual(path, '', `write it as | what happens | \`file\` | \`function\` |: ${row}`);
    const source = await readFile(at(path), 'utf8').catch(() => '');
    assert.match(
      source,
      declared(path, name),
      `${path} has no ${name}: mend its line in docs/where.md`,
    );
  }
});

test('nothing is handed on by another file or under another name: a search leads to where it is written', async () => {
  const paths = await Array.fromAsync(glob('{src/server,e2e}/**/*.ts', { cwd: at('.') }));
  assert.notEqual(paths.length, 0);
  // `export { x } from`, `export const y = x;`, `export const y = store.x;`
  const handed =
    /^export (?:[^;'`]* from '|(?:const|type) \w+ = (?:[a-z]\w*\.)*(?!\d|true|false|default)\w+;)/m;
  for (const path of paths)
    assert.doesNotMatch(
      await readFile(at(path), 'utf8'),
      handed,
      `${path} hands on what another file has. Import it from where it is written, by its own name.`,
    );
});
