import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeQueryClient, retryDelay } from '#web/platform/query-client.ts';

test('a query is tried again three times and kept five minutes (section 9)', () => {
  const { queries } = makeQueryClient().getDefaultOptions();
  assert.equal(queries?.retry, 3);
  assert.equal(queries?.gcTime, 300_000);
  assert.equal(queries?.retryDelay, retryDelay);
});

test('the wait doubles from one second to at most thirty (section 7)', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6].map(retryDelay);
  assert.deepEqual(waits, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});
