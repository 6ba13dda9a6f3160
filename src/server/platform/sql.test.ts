import assert from 'node:assert/strict';
import { test } from 'node:test';
import { system } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

test('of two that wait for each other both get through, one after the other', async (t) => {
  const { sql } = await testDatabase(t);
  const tries: number[] = [];
  const met = Promise.withResolvers<void>();
  const lockBoth = (first: number, second: number) =>
    sql.as(system, async (tx) => {
      await tx`select pg_advisory_xact_lock(${first})`;
      // Each of them holds what the other one wants next.
      if (tries.push(first) === 2) met.resolve();
      await met.promise;
      await tx`select pg_advisory_xact_lock(${second})`;
      return first;
    });
  assert.deepEqual(await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]), [1, 2]);
  assert.equal(tries.length, 3);
});

test('what fails for any other reason is not done again', async (t) => {
  const { sql } = await testDatabase(t);
  let tries = 0;
  const divide = sql.as(system, (tx) => {
    tries += 1;
    return tx`select 1 / 0`;
  });
  await assert.rejects(divide, /division by zero/);
  assert.equal(tries, 1);
});
