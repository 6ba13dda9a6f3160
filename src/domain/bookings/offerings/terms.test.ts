import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cancellationStages, spanOf } from '#domain/bookings/offerings/terms.ts';

const terms = { feePercentAfter: 50, noShowPercent: 100, weatherRefundPercent: 100 };

test('two days are counted in hours, longer spans in days where they are whole', () => {
  assert.deepEqual(spanOf(48), { count: 48, unit: 'hours' });
  assert.deepEqual(spanOf(72), { count: 3, unit: 'days' });
  assert.deepEqual(spanOf(100), { count: 100, unit: 'hours' });
});

test('cancelling is free, then costs a share, then the price', () => {
  assert.deepEqual(cancellationStages({ ...terms, freeUntilHours: 168 }), [
    { kind: 'free', until: { count: 7, unit: 'days' } },
    { kind: 'late', within: { count: 7, unit: 'days' }, percent: 50 },
    { kind: 'no-show', percent: 100 },
  ]);
});

test('being late and staying away are one stage where they cost the same', () => {
  const stages = cancellationStages({ ...terms, feePercentAfter: 100, freeUntilHours: 24 });
  assert.deepEqual(stages, [
    { kind: 'free', until: { count: 24, unit: 'hours' } },
    { kind: 'late', within: { count: 24, unit: 'hours' }, percent: 100, orNoShow: true },
  ]);
});

test('what has no free hours costs its share as soon as it is confirmed', () => {
  assert.deepEqual(cancellationStages({ ...terms, freeUntilHours: 0 }), [
    { kind: 'free' },
    { kind: 'late', percent: 50 },
    { kind: 'no-show', percent: 100 },
  ]);
});
