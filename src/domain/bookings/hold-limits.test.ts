import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allowedHolds, type HoldCounts, holdExcess } from '#domain/bookings/hold-limits.ts';

const none: HoldCounts = {
  own: 0,
  ownHere: 0,
  ownLapsed: 0,
  near: 0,
  nearHere: 0,
  nearLapsed: 0,
  hasPaid: false,
};

test('six places at a time, four of them of one thing, and a network has its own measure', () => {
  assert.equal(holdExcess(none), undefined);
  assert.equal(holdExcess({ ...none, own: 5 }), undefined);
  assert.equal(holdExcess({ ...none, own: 6 }), 'own');
  assert.equal(holdExcess({ ...none, own: 4, ownHere: 4 }), 'here');
  assert.equal(holdExcess({ ...none, near: 24 }), 'near');
  assert.equal(holdExcess({ ...none, near: 12, nearHere: 12 }), 'near');
});

test('who lets holds run out keeps less, down to one; two are forgiven', () => {
  const own = (ownLapsed: number) => allowedHolds({ ...none, ownLapsed }).own;
  assert.deepEqual([0, 2, 3, 5, 7, 50].map(own), [6, 6, 5, 3, 1, 1]);
  const near = (nearLapsed: number) => allowedHolds({ ...none, nearLapsed }).near;
  assert.deepEqual([0, 8, 9, 29, 500].map(near), [24, 24, 23, 3, 3]);
});

test('who has paid once keeps twice as many, and their network no more than before', () => {
  const paid = { ...none, hasPaid: true };
  assert.equal(holdExcess({ ...paid, own: 11, ownHere: 7 }), undefined);
  assert.equal(holdExcess({ ...paid, own: 12 }), 'own');
  assert.equal(holdExcess({ ...paid, own: 8, ownHere: 8 }), 'here');
  assert.equal(holdExcess({ ...paid, near: 24 }), 'near');
  assert.equal(allowedHolds({ ...paid, ownLapsed: 50 }).own, 1);
});
