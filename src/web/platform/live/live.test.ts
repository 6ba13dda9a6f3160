import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { heartbeat, patience, pauseBefore } from '#web/platform/live/rooms.ts';

test('live beats every 25 s, waits 10 s, and comes back after 1, 2, 5 and 10 s (section 9)', () => {
  assert.equal(heartbeat, 25_000);
  assert.equal(patience, 10_000);
  assert.deepEqual(
    [1, 2, 3, 4, 5, 50].map(pauseBefore),
    [1000, 2000, 5000, 10_000, 10_000, 10_000],
  );
});

test('the realtime library comes in a chunk of its own', async () => {
  const chunks: Record<string, string[]> = JSON.parse(
    await readFile('dist/web-chunks.json', 'utf8'),
  );
  const holding = Object.entries(chunks).filter(([, packages]) =>
    packages.includes('@supabase/realtime-js'),
  );
  assert.equal(holding.length, 1);
  assert.match(holding[0]?.[0] ?? '', /\brooms-/);
});
