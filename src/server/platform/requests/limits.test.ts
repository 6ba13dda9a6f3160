import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countRequest } from '#server/platform/requests/limits.ts';
import { visitor } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

test('whoever asks is counted, and can neither read, reset nor write a counter', async (t) => {
  const { sql } = await testDatabase(t);
  const limit = { subject: 'wishes of one visitor', most: 2, seconds: 60 * 60 };
  await sql.as(visitor, async (tx) => {
    await countRequest(tx, limit);
    await countRequest(tx, limit);
    assert.equal((await tx`select app.caller_kind() as kind`)[0]?.kind, 'visitor');
    assert.deepEqual([...(await tx`select * from app.request_counters`)], []);
    assert.equal((await tx`update app.request_counters set hits = 0`).count, 0);
    assert.equal((await tx`delete from app.request_counters`).count, 0);
  });
  await assert.rejects(
    sql.as(visitor, (tx) => countRequest(tx, limit)),
    { code: 'too_many_requests' },
  );
  await assert.rejects(
    sql.as(visitor, (tx) => tx`insert into app.request_counters values ('me', now(), -1000)`),
    /row-level security/,
  );
});
