import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenFrom, leadersBy, toggleCompared } from '#domain/comparison.ts';

const known = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug }));

test('an address names up to four of the known ones, each once, in its own order', () => {
  assert.deepEqual(chosenFrom('b,nobody,a,b', known), ['b', 'a']);
  assert.deepEqual(chosenFrom('a,b,c,d,e', known), ['a', 'b', 'c', 'd']);
  assert.deepEqual(chosenFrom('', known), []);
  assert.deepEqual(chosenFrom(null, known), []);
});

test('choosing again lets go, and a fifth is not taken', () => {
  assert.deepEqual(toggleCompared(['a'], 'b'), ['a', 'b']);
  assert.deepEqual(toggleCompared(['a', 'b'], 'a'), ['b']);
  assert.deepEqual(toggleCompared(['a', 'b', 'c', 'd'], 'e'), ['a', 'b', 'c', 'd']);
});

test('the least leads, together where they tie, and nobody where all are alike', () => {
  const items = [
    { slug: 'a', days: 5 },
    { slug: 'b', days: 5 },
    { slug: 'c', days: 9 },
  ];
  assert.deepEqual(
    leadersBy(items, ({ days }) => days),
    ['a', 'b'],
  );
  assert.deepEqual(
    leadersBy(items, () => 1),
    [],
  );
  assert.deepEqual(
    leadersBy([], () => 1),
    [],
  );
});
