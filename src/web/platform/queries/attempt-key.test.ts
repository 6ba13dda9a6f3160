import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attempt } from '#web/platform/queries/attempt-key.ts';

test('the same wish keeps its key until it is answered, then it is a new wish', async () => {
  const keys: string[] = [];
  const tryDay = (day: number, failure?: string) =>
    attempt(
      { day },
      async (key) => {
        keys.push(key);
        if (failure) throw new Error(failure);
        return 'held';
      },
      (error) => error instanceof Error && error.message === 'refused',
    );
  await assert.rejects(tryDay(1, 'the line broke'));
  assert.equal(await tryDay(1), 'held');
  await assert.rejects(tryDay(1, 'refused'));
  await tryDay(1);
  await tryDay(2);
  const [first, again, refused, later, other] = keys;
  assert.equal(again, first);
  assert.equal(new Set([first, refused, later, other]).size, 4);
  assert.match(first ?? '', /^[0-9a-f]{32}$/);
});
