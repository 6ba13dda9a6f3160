import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachInSteps, inTurns } from '#server/platform/turns.ts';
import { turnsDuring } from '#server/platform/turns-testing.ts';

const numbers = Array.from({ length: 80 }, (_, place) => place);

test('everybody else has a turn after a few steps of long work', async () => {
  const turns = await turnsDuring(inTurns(eachInSteps(numbers, (one) => one)));
  assert.ok(turns >= 10, `${turns} turns`);
});

test('work in steps comes to what it would have come to at once, in its order', async () => {
  const doubled = await inTurns(eachInSteps(numbers, (one, place) => one + place));
  assert.deepEqual(
    doubled,
    numbers.map((one) => one * 2),
  );
});

test('a step that fails fails the whole', async () => {
  const refuse = () => {
    throw new RangeError('no such text');
  };
  await assert.rejects(inTurns(eachInSteps(numbers, refuse)), RangeError);
});
