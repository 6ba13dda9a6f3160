import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf, countdownEnd, readNow } from '#web/platform/use-countdown.ts';

test('a countdown says minutes and seconds, and hours only where there are some', () => {
  assert.equal(clockOf(0), '0:00');
  assert.equal(clockOf(59), '0:59');
  assert.equal(clockOf(872), '14:32');
  assert.equal(clockOf(3599), '59:59');
  assert.equal(clockOf(3600), '1:00:00');
  assert.equal(clockOf(7148), '1:59:08');
});

test('what is left is counted from the moment the answer came, by the steady clock', () => {
  const before = performance.now();
  const { readAt, heldFor } = readNow({ heldFor: 90 });
  assert.ok(readAt >= before && readAt <= performance.now());
  assert.equal(countdownEnd(heldFor, readAt), readAt + 90_000);
  assert.equal(countdownEnd(null, readAt), undefined);
});
