import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attempt } from '#web/platform/attempt-key.ts';

test('the same wish keeps its key until it is answered, then it is a new wish', async () => {
  const keys: string[] = [];
  const tried = (fails: boolean) => (key: string) => {
    keys.push(key);
    return fails ? Promise.reject(new Error('the line broke')) : Promise.resolve('held');
  };
  await assert.rejects(attempt({ day: 1 }, tried(true)));
  assert.equal(await attempt({ day: 1 }, tried(false)), 'held');
  await attempt({ day: 1 }, tried(false));
  await attempt({ day: 2 }, tried(false));
  const [first, again, later, other] = keys;
  assert.equal(again, first);
  assert.equal(new Set([first, later, other]).size, 3);
  assert.match(first ?? '', /^[0-9a-f]{32}$/);
});
