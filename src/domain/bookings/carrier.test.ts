import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carrierOf } from '#domain/bookings/carrier.ts';

test('a party rides on a craft, in a car or in a room, and where each takes a place in none', () => {
  const of = (category: Parameters<typeof carrierOf>[0]['category'], unit: 'vehicles' | 'rooms') =>
    carrierOf({ category, capacity: { unit } });
  assert.equal(of('jet-ski-flyboard', 'vehicles'), 'craft');
  assert.equal(of('luxury-car-rental', 'vehicles'), 'vehicles');
  assert.equal(of('hotels', 'rooms'), 'rooms');
  assert.equal(
    carrierOf({ category: 'jet-ski-flyboard', capacity: { unit: 'guests' } }),
    undefined,
  );
});
