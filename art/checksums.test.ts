import assert from 'node:assert/strict';
import { test } from 'node:test';
import checksums from '#art/checksums.json' with { type: 'json' };
import { entryOf, entrySum, ownEngine, pageSums, sceneSum } from '#art/checksums.ts';
import { isSceneName, scenes } from '#art/scenes.ts';

test('every scene draws what the design draws, at every hour and in every crop', () => {
  const drawn: Record<string, string> = {};
  for (const name of Object.keys(scenes).filter(isSceneName).sort()) {
    drawn[name] = sceneSum(ownEngine, name);
  }
  assert.equal(Object.keys(drawn).length, 97);
  assert.deepEqual(drawn, checksums.scenes);
});

test('every picture of the catalogue is the one the design draws', () => {
  const labels = Object.keys(checksums.catalogue);
  const drawn = labels.map((label) => [label, entrySum(ownEngine, entryOf(label))]);
  assert.equal(drawn.length, 304);
  assert.deepEqual(Object.fromEntries(drawn), checksums.catalogue);
});

test('the heroes, their layers and the pictures of pages are the ones the design draws', () => {
  assert.deepEqual(pageSums(ownEngine), checksums.pages);
});
