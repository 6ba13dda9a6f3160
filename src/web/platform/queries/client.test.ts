import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '#web/platform/api.ts';
import { makeQueryClient, retryDelay } from '#web/platform/queries/client.ts';

type Retry = number | boolean | ((failures: number, error: Error) => boolean) | undefined;

const shouldRetry = (retry: Retry, failures: number, error: Error) =>
  typeof retry === 'function' && retry(failures, error);

test('a query is tried again three times and kept five minutes (section 9)', () => {
  const { queries } = makeQueryClient().getDefaultOptions();
  const fails = (error: Error) =>
    [0, 1, 2, 3].map((failures) => shouldRetry(queries?.retry, failures, error));
  assert.deepEqual(fails(new Error('away')), [true, true, true, false]);
  // Whoever closed the question of who they are is not asked it three times more.
  const proof = new ApiError({ code: 'second_factor_needed', message: 'Please confirm.' });
  assert.deepEqual(fails(proof), [false, false, false, false]);
  assert.equal(queries?.gcTime, 300_000);
  assert.equal(queries?.retryDelay, retryDelay);
});

test('the wait doubles from one second to at most thirty (section 7)', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6].map(retryDelay);
  assert.deepEqual(waits, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});
