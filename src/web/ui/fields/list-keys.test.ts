import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowAfter, rowNamed } from '#web/ui/fields/list-keys.ts';

const listOf = (...labels: string[]) =>
  labels.map((label) => ({ value: label, label, disabled: label.startsWith('-') }));
const areas = listOf('-Any', 'Marina', '-Meadows', 'Mirdif', 'Palm', 'Émirates Hills');

test('the arrows go from row to row, past what cannot be chosen, and end at the ends', () => {
  assert.equal(rowAfter(areas, -1, 'ArrowDown'), 1);
  assert.equal(rowAfter(areas, 1, 'ArrowDown'), 3);
  assert.equal(rowAfter(areas, 5, 'ArrowDown'), 5);
  assert.equal(rowAfter(areas, 3, 'ArrowUp'), 1);
  assert.equal(rowAfter(areas, 1, 'ArrowUp'), 1);
  assert.equal(rowAfter(areas, -1, 'ArrowUp'), 5);
});

test('the other keys of a list reach its ends and whole pages', () => {
  assert.deepEqual(
    ['Home', 'End', 'PageDown', 'PageUp'].map((key) => rowAfter(areas, 3, key)),
    [1, 5, 5, 1],
  );
  assert.equal(rowAfter(areas, 3, 'a'), undefined);
  assert.equal(rowAfter([], -1, 'ArrowDown'), undefined);
});

test('one letter goes through the rows that begin with it; several find the row', () => {
  assert.equal(rowNamed(areas, -1, 'm'), 1);
  assert.equal(rowNamed(areas, 1, 'm'), 3);
  assert.equal(rowNamed(areas, 3, 'mm'), 1);
  assert.equal(rowNamed(areas, 1, 'mi'), 3);
  assert.equal(rowNamed(areas, 1, 'ma'), 1);
  assert.equal(rowNamed(areas, 0, 'x'), undefined);
});

test('letters find what is written with marks', () => {
  assert.equal(rowNamed(areas, 0, 'em'), 5);
  assert.equal(rowNamed(listOf('البرشاء', 'أم سقيم'), 0, 'ام'), 1);
});
