import assert from 'node:assert/strict';
import { test } from 'node:test';
import { steps } from '#web/tour/steps.ts';
import { movePlay } from '#web/tour/use-play.ts';

const last = steps.length - 1;

test('the tour goes from step to step by itself and rests on the last', () => {
  let playing = { position: 0, isRunning: true };
  for (let step = 0; step < last; step += 1) playing = movePlay(playing, 'time');
  assert.deepEqual(playing, { position: last, isRunning: true });
  assert.deepEqual(movePlay(playing, 'time'), { position: last, isRunning: false });
});

test('a hand moves within the tour and never past its ends', () => {
  assert.equal(movePlay({ position: 0, isRunning: true }, 'previous').position, 0);
  assert.equal(movePlay({ position: last, isRunning: true }, 'next').position, last);
  assert.equal(movePlay({ position: 0, isRunning: false }, { to: 3 }).position, 3);
});

test('play after the end begins again', () => {
  const ended = { position: last, isRunning: false };
  assert.deepEqual(movePlay(ended, 'toggle'), { position: 0, isRunning: true });
  assert.deepEqual(movePlay({ position: 2, isRunning: true }, 'toggle'), {
    position: 2,
    isRunning: false,
  });
});
