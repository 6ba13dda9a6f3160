import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairLine } from '#server/platform/process/fair-line.ts';

test('each sender in turn, and in the order they came', () => {
  const line = fairLine<string>(10);
  for (const one of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) line.join(one[0] ?? '', one);
  const order = Array.from({ length: 7 }, () => line.next());
  assert.deepEqual(order, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
});

test('in a full line the last of the longest part makes room, for one who has less', () => {
  const line = fairLine<string>(4);
  for (const one of ['a1', 'a2', 'a3', 'b1']) assert.equal(line.join(one[0] ?? '', one), undefined);
  assert.equal(line.join('a', 'a4'), 'a4');
  assert.equal(line.join('c', 'c1'), 'a3');
  assert.equal(line.join('d', 'd1'), 'a2');
  // Four who have one place each keep it, whoever comes.
  assert.equal(line.join('e', 'e1'), 'e1');
  assert.equal(line.join('b', 'b2'), 'b2');
  assert.deepEqual(
    Array.from({ length: 5 }, () => line.next()),
    ['a1', 'b1', 'c1', 'd1', undefined],
  );
});
