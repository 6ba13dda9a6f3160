import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const mocked = /^import \{[^}]*\bmock\b[^}]*\} from 'node:test';/m;

test('a test moves its own clock alone: all files of a run share one process', async () => {
  const paths = await Array.fromAsync(glob('{src,art,tools}/**/*.test.ts', { cwd: root }));
  assert.notEqual(paths.length, 0);
  for (const path of paths)
    assert.doesNotMatch(
      await readFile(`${root}/${path}`, 'utf8'),
      mocked,
      `${path}: take \`mock\` from the test, \`(t) => t.mock.timers…\`, where it ends with it. What the module mocks stays for every file that follows.`,
    );
});
