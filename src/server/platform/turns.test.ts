import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachInSteps, inTurns, nextTurn } from '#server/platform/turns.ts';
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

test('of all long work one step is done in a turn, however many wait', async () => {
  let inThisTurn = 0;
  let most = 0;
  function* work() {
    for (const _ of numbers.slice(0, 10)) {
      inThisTurn += 1;
      most = Math.max(most, inThisTurn);
      yield;
    }
  }
  const all = Promise.all(
    Array.from({ length: 5 }, async () => {
      await nextTurn();
      return inTurns(work());
    }),
  );
  const between = () => {
    inThisTurn = 0;
  };
  const turns = await turnsDuring(all, between);
  assert.equal(most, 1);
  assert.ok(turns >= 50, `${turns} turns`);
});
