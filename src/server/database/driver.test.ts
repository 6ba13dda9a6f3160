import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postgres } from '#server/database/driver.ts';
import { testDatabase } from '#server/testing.ts';

test('who was busy while a connection was made does not say that the server gave no answer', async (t) => {
  const {
    app: { ssl: _, ...where },
  } = await testDatabase(t);
  const sql = postgres({ ...where, max: 1, connect_timeout: 1 });
  t.after(() => sql.end());
  const answer = sql`select 1 as one`.then(([row]) => row?.one);
  // The driver begins in a timer: in the next one the connection is being made, and nobody listens for too long.
  for (const _ of ['begun', 'being made']) await new Promise((done) => setTimeout(done, 0));
  const until = performance.now() + 1600;
  while (performance.now() < until);
  assert.equal(await answer, 1);
});
