import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { test } from 'node:test';

/** README, CONTRIBUTING and what lies in docs/ name files; whoever moves one takes its name along. */

const root = new URL('../', import.meta.url);
/** As the pages write them: from the root, or from a room on (`billing/refunds/refunds.ts`). */
const bases = ['', 'src/', 'src/contract/', 'src/domain/', 'src/server/', 'src/web/'];
/** `src/web/desk`, `docs/where.md`, `domain/money.ts`: neither a pattern, nor a folder of whoever runs the house. */
const path =
  /^(?:(?:src|docs|seed|e2e|art|tools|migrations)\/[\w./-]+|[\w-]+(?:\/[\w-]+)*\/[\w.-]+\.(?:tsx?|mjs|css|sql|json|md))$/;

test('every file that README, CONTRIBUTING and docs/ name is there', async () => {
  const pages = await Array.fromAsync(glob('{README,CONTRIBUTING,docs/**/*}.md', { cwd: root }));
  assert.ok(pages.length > 40);
  const missing: string[] = [];
  for (const page of pages)
    for (const [, named = ''] of (await readFile(new URL(page, root), 'utf8')).matchAll(
      /`([^`\n]+)`/g,
    ))
      if (path.test(named) && !bases.some((base) => existsSync(new URL(base + named, root))))
        missing.push(`${page}: ${named}`);
  assert.deepEqual(
    missing,
    [],
    'These files moved or are gone. Name where what is told lies now: npm run where -- "its words".',
  );
});
