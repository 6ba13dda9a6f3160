import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenSlugs, kilometresBetween, toggled } from '#domain/schooling-comparison.ts';

const known = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug }));

test('an address names up to four schools, each once, and what is unknown is passed over', () => {
  assert.deepEqual(chosenSlugs('b,a,b,nobody', known), ['b', 'a']);
  assert.deepEqual(chosenSlugs('a,b,c,d,e', known), ['a', 'b', 'c', 'd']);
  assert.deepEqual(chosenSlugs(null, known), []);
});

test('a school is added or taken away, and a fifth finds no room', () => {
  assert.deepEqual(toggled(['a'], 'b'), ['a', 'b']);
  assert.deepEqual(toggled(['a', 'b'], 'a'), ['b']);
  assert.deepEqual(toggled(['a', 'b', 'c', 'd'], 'e'), ['a', 'b', 'c', 'd']);
});

test('the distance is the one on the map', () => {
  const marina = { lat: 25.0789, lng: 55.1471 };
  const deira = { lat: 25.2331, lng: 55.3359 };
  assert.equal(Math.round(kilometresBetween(marina, deira)), 26);
  assert.equal(kilometresBetween(marina, marina), 0);
});
