import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runsOf } from '#domain/vip/venues.ts';

test('open days are said in runs', () => {
  assert.deepEqual(runsOf(['thu', 'fri', 'sat']), [['thu', 'sat']]);
  assert.deepEqual(runsOf(['mon', 'tue', 'thu', 'fri']), [
    ['mon', 'tue'],
    ['thu', 'fri'],
  ]);
  assert.deepEqual(runsOf(['sun']), [['sun', 'sun']]);
  assert.equal(runsOf(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']).length, 1);
});
