import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailsMissing } from '#domain/bookings/details.ts';
import { offeringWith } from '#domain/bookings/testing.ts';

const told = { party: 2, guests: [], pickUp: '', addOns: [] };
const layla = { name: 'Layla' };

test('everybody who flies is named; elsewhere one name is enough where an age counts', () => {
  const flight = offeringWith({ category: 'flights' });
  assert.deepEqual(detailsMissing(flight, { ...told, guests: [layla] }), ['names']);
  assert.deepEqual(detailsMissing(flight, { ...told, guests: [layla, layla] }), []);
  const { requirements } = offeringWith();
  const aged = offeringWith({ requirements: { ...requirements, minAge: 6 } });
  assert.deepEqual(detailsMissing(aged, told), ['names']);
  assert.deepEqual(detailsMissing(aged, { ...told, guests: [layla] }), []);
  assert.deepEqual(detailsMissing(offeringWith(), told), []);
});

test('a chauffeur has to know where from, also where one was added later', () => {
  const addOns = [{ id: 'chauffeur-day' }];
  assert.deepEqual(detailsMissing(offeringWith(), { ...told, addOns }), ['pick-up']);
  assert.deepEqual(detailsMissing(offeringWith(), { ...told, addOns, pickUp: 'The villa' }), []);
  // Where from can be settled later with a transfer.
  const transfer = [{ id: 'hotel-transfer' }];
  assert.deepEqual(detailsMissing(offeringWith(), { ...told, addOns: transfer }), []);
});
