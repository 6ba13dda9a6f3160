import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkLight, gatherTags, hangTags, hourX, hourY } from '#domain/dashboard/day.ts';
import { hourIn, lightAt } from '#domain/light.ts';

const november = { rise: 6.6, set: 17.5 };

test('an hour stands at its share of the line, and what is outside of it at an end', () => {
  assert.equal(hourIn('16:30'), 16.5);
  assert.deepEqual([hourX(5), hourX(14.5), hourX(24), hourX(2)], [0, 0.5, 1, 0]);
});

test('the sun is highest halfway between its ends and below the line at night', () => {
  assert.equal(hourY(12.05, november), 1);
  assert.equal(hourY(20, november), 0);
});

test('the light follows sunrise and sunset, and a dark page has no bright sky', () => {
  const lights = [3, 6.5, 12, 16.5, 17.5, 19].map((hour) => lightAt(hour, november));
  assert.deepEqual(lights, ['night', 'dawn', 'day', 'golden', 'dusk', 'night']);
  assert.deepEqual(lights.map(darkLight), ['night', 'dusk', 'dusk', 'dusk', 'dusk', 'night']);
});

test('neighbours hang at different heights, and late ones open to the start', () => {
  assert.deepEqual(
    hangTags([0.2, 0.25, 0.5, 0.7, 0.9], 0.15).map(({ level, isTurned }) => [level, isTurned]),
    [
      [0, false],
      [1, false],
      [0, false],
      [0, false],
      [1, true],
    ],
  );
  assert.deepEqual(
    hangTags([0.4, 0.41, 0.42], 0.15).map(({ level }) => level),
    [0, 1, 2],
  );
});

test('beyond six the last tag gathers the rest', () => {
  assert.deepEqual(gatherTags([1, 2, 3, 4, 5, 6]).rest, []);
  assert.deepEqual(gatherTags([1, 2, 3, 4, 5, 6, 7]), { alone: [1, 2, 3, 4, 5], rest: [6, 7] });
});
