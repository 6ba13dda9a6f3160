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

test('every proof is a test that runs and asserts something', async () => {
  const named = (await readFile(page, 'utf8')).match(/`[\w./-]+\.(?:test|e2e)\.ts`/g) ?? [];
  const files = [...new Set(named.map((name) => name.slice(1, -1)))];
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')));
  const idle = files.filter((_file, index) => {
    const text = texts[index] ?? '';
    const runs =
      /^\s*(?:await t\.)?test\(/m.test(text) && !/\b(?:test|t)\.(?:skip|todo|only)\(/.test(text);
    return !runs || !/\b(?:assert|expect|refused|answered)\w*[.(]/.test(text);
  });
  assert.deepEqual(idle, [], 'These prove nothing: no test in them runs, or none asserts.');
});
