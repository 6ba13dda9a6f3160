import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedWords, holdsAll, searchable } from '#domain/search/slips.ts';

const list = ['Plan a stay by the sea', 'Play padel', 'Waterfront apartment, 4 bedrooms'].map(
  (text) => searchable([text]),
);

const found = (query: string) => {
  const asked = askedWords(query, list);
  return list.flatMap((words, at) => (holdsAll(words, asked) ? [at] : []));
};

test('a word that stands in the list is meant as it was typed; only a stranger is a slip', () => {
  assert.deepEqual(found('plan'), [0]);
  assert.deepEqual(found('padal'), [1]);
  assert.deepEqual(found('plau'), [0, 1]);
});

test('two slips are forgiven in long words, and none in the first letter', () => {
  assert.deepEqual(found('appartement'), [2]);
  assert.deepEqual(found('apratmnet'), [2]);
  assert.deepEqual(found('oadel'), []);
});

test('a part of a word finds it from four letters on', () => {
  assert.deepEqual(found('front'), [2]);
  assert.deepEqual(found('ont'), []);
});

test('a wrong last letter is a slip only where the word ends', () => {
  assert.deepEqual(found('bedx'), []);
  assert.deepEqual(found('padex'), [1]);
});

test('a figure is meant as it is written, and little words need not be there', () => {
  assert.deepEqual(found('4'), [2]);
  assert.deepEqual(found('40'), []);
  assert.deepEqual(found('where can I find padel'), [1]);
  assert.deepEqual(found(''), [0, 1, 2]);
});
