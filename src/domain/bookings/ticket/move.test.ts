import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movedFrom } from '#domain/bookings/ticket/move.ts';

const [four, five] = ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z'];
const first = { at: '2026-11-01T08:00:00.000Z', startsAt: four };
const then = { at: '2026-11-05T08:00:00.000Z', startsAt: five };

test('the old hour of a booking stands beside the new one for a week, and no longer', () => {
  assert.equal(movedFrom([first, then], five, '2026-11-05T09:00:00.000Z'), four);
  assert.equal(movedFrom([first, then], five, '2026-11-12T07:59:00.000Z'), four);
  assert.equal(movedFrom([first, then], five, '2026-11-12T08:01:00.000Z'), null);
});

test('what never moved, or only changed its party, has no old hour', () => {
  assert.equal(movedFrom([first], four, '2026-11-01T09:00:00.000Z'), null);
  const larger = { ...first, at: '2026-11-02T08:00:00.000Z' };
  assert.equal(movedFrom([first, larger], four, '2026-11-02T09:00:00.000Z'), null);
  assert.equal(movedFrom([], four, '2026-11-02T09:00:00.000Z'), null);
});

test('of several moves the last one counts', () => {
  const back = { at: '2026-11-06T08:00:00.000Z', startsAt: four };
  assert.equal(movedFrom([first, then, back], four, '2026-11-07T08:00:00.000Z'), five);
});
