import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const page = new URL('../docs/security.md', import.meta.url);
const root = new URL('../', import.meta.url);

test('every proof that the page about security names is there', async () => {
  const named = (await readFile(page, 'utf8')).match(/`[\w./-]+\.(?:test|e2e)\.ts`/g) ?? [];
  assert.ok(named.length > 40, 'the page names its proofs');
  const missing = named
    .map((name) => name.slice(1, -1))
    .filter((file) => !existsSync(new URL(file, root)));
  assert.deepEqual(
    missing,
    [],
    'docs/security.md names tests that are not there. Name where the proof went, or write it.',
  );
});
