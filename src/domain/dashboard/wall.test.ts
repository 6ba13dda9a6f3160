import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wallHours } from '#domain/dashboard/wall.ts';

test('of neighbours with one hour the second takes its darker one, on dark pages its own', () => {
  assert.deepEqual(wallHours(['dusk', 'dusk', 'dusk']), [
    { light: 'dusk', dark: 'night' },
    { light: 'night', dark: 'dusk' },
    { light: 'dusk', dark: 'night' },
  ]);
});

test('where the last can only be night, another print makes room', () => {
  assert.deepEqual(
    wallHours(['dusk', 'dusk', 'night']).map(({ light }) => light),
    ['night', 'dusk', 'night'],
  );
});

test('prints of different hours keep theirs', () => {
  assert.deepEqual(
    wallHours(['night', 'dawn', 'dusk']).map(({ light }) => light),
    ['night', 'dawn', 'dusk'],
  );
});

test('on a dark page dawn and day, which both become dusk, do not hang side by side', () => {
  assert.deepEqual(
    wallHours(['dawn', 'day']).map(({ dark }) => dark),
    ['dusk', 'day'],
  );
});
