import assert from 'node:assert/strict';
import { test } from 'node:test';
import { purge } from '#server/auth/purge.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

test('what nobody finished is gone after a day, what a mailed link still needs is not', async (t) => {
  const { sql } = await testDatabase(t);
  const [user, forgotten, mailed, fresh] = [newId(), newId(), newId(), newId()];
  const kept = await sql.as(system, async (tx) => {
    await tx`insert into auth.users (id, email) values (${user}, 'layla@example.com')`;
    for (const [id, age] of [
      [forgotten, '2 days'],
      [mailed, '2 days'],
      [fresh, '1 hour'],
    ] as const)
      await tx`
        insert into auth.flow_states (id, provider, authentication_method, created_at)
        values (${id}, 'email', 'magiclink', now() - ${age}::interval)`;
    await tx`
      insert into auth.one_time_tokens (id, user_id, kind, link_hash, relates_to, flow_state_id)
      values (${newId()}, ${user}, 'recovery', 'hash', 'layla@example.com', ${mailed})`;
    await purge(tx);
    await purge(tx);
    return tx`select id from auth.flow_states`;
  });
  assert.deepEqual(kept.map(({ id }) => id).toSorted(), [mailed, fresh].toSorted());
});
