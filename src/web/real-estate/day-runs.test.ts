import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayRuns } from '#web/real-estate/day-runs.ts';

test('days in a row are told as a span, others by themselves', () => {
  assert.deepEqual(dayRuns(['mon', 'tue', 'wed', 'thu', 'fri', 'sat']), [['mon', 'sat']]);
  assert.deepEqual(dayRuns(['sun', 'mon', 'thu']), [
    ['sun', 'mon'],
    ['thu', 'thu'],
  ]);
  assert.deepEqual(dayRuns([]), []);
});
