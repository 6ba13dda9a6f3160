import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kilometresBetween } from '#domain/distance.ts';

test('the distance is the one on the map', () => {
  const marina = { lat: 25.0789, lng: 55.1471 };
  const deira = { lat: 25.2331, lng: 55.3359 };
  assert.equal(Math.round(kilometresBetween(marina, deira)), 26);
  assert.equal(kilometresBetween(marina, marina), 0);
});
