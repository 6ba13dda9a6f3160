import assert from 'node:assert/strict';
import { test } from 'node:test';
import { housePlaces, placeAt } from '#web/shell/house/places.ts';

test('every word of the bar lights at its own address', () => {
  for (const { id, path } of housePlaces) assert.equal(placeAt(path), id);
});

test('lists of an area light Requests, one booking lights Bookings, payments light Money', () => {
  assert.equal(placeAt('/dashboard/real-estate/7'), 'requests');
  assert.equal(placeAt('/dashboard/bookings/7'), 'bookings');
  assert.equal(placeAt('/profile/payments'), 'money');
  assert.equal(placeAt('/profile/settings'), undefined);
});
