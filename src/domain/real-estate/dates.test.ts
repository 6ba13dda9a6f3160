import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freeFrom, handoverIn } from '#domain/real-estate/dates.ts';

test('a home is free from its day on, and then simply free', () => {
  assert.equal(freeFrom('2026-11', 30, '2026-11-15'), '2026-12-01');
  assert.equal(freeFrom('2026-11', 30, '2026-12-01'), undefined);
  assert.equal(freeFrom('2026-11', 0, '2026-11-01'), undefined);
});

test('a home off plan is handed over in a quarter that does not move', () => {
  assert.deepEqual(handoverIn('2026-11', 4), { quarter: 4, year: 2027 });
  assert.deepEqual(handoverIn('2026-11', 7), { quarter: 3, year: 2028 });
});
