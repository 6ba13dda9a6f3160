import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  frameAround,
  isInside,
  legibleNames,
  mapSize,
  shapeOf,
  spotAbove,
  spotOf,
} from '#domain/real-estate/map.ts';

const island = [
  { lat: 25.1, lng: 55.1 },
  { lat: 25.1, lng: 55.12 },
  { lat: 25.12, lng: 55.12 },
  { lat: 25.12, lng: 55.1 },
];

test('what the map is about stands in its middle, north above and east at the right', () => {
  const frame = frameAround(island);
  assert.deepEqual(spotOf(frame, { lat: 25.11, lng: 55.11 }), {
    x: mapSize.width / 2,
    y: mapSize.height / 2,
  });
  assert.ok(spotOf(frame, { lat: 25.12, lng: 55.11 }).y < mapSize.height / 2);
  assert.ok(spotOf(frame, { lat: 25.11, lng: 55.12 }).x > mapSize.width / 2);
});

test('a kilometre is as long to the north as to the east', () => {
  const frame = frameAround(island);
  const north = spotOf(frame, { lat: 25.11 + 1 / 111.32, lng: 55.11 });
  assert.ok(Math.abs(mapSize.height / 2 - north.y - frame.scale) < 0.1);
});

test('an outline is drawn closed, and what lies outside the frame is known', () => {
  const frame = frameAround(island);
  assert.match(shapeOf(frame, island), /^M([-\d. ]+Q[-\d. ]+L?){4}Z$/);
  assert.ok(isInside(spotOf(frame, { lat: 25.11, lng: 55.11 })));
  assert.ok(!isInside(spotOf(frame, { lat: 25.5, lng: 55.11 })));
});

test('a name stands above its place, and names do not run into each other', () => {
  const frame = frameAround(island);
  assert.ok(spotAbove(frame, island).y < spotOf(frame, { lat: 25.12, lng: 55.1 }).y);
  const names = [
    { text: 'Palm Jumeirah', x: 400, y: 300 },
    { text: 'Dubai Harbour', x: 430, y: 310 },
    { text: 'Emirates Hills', x: 600, y: 500 },
  ];
  assert.deepEqual(
    legibleNames(names).map(({ text }) => text),
    ['Palm Jumeirah', 'Emirates Hills'],
  );
});
