import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Offering } from '#contract/catalogue/offerings.ts';
import { cardPrice } from '#domain/bookings/offerings/price.ts';

type Priced = Parameters<typeof cardPrice>[0];

function priced(changes: {
  amount: number;
  unit: Priced['price']['unit'];
  most: number;
  category?: Offering['category'];
  scene?: string;
}): Priced {
  const { amount, unit, most, category = 'yachts', scene = 'yacht' } = changes;
  return {
    category,
    price: { amount, currency: 'USD', unit },
    usualPrice: null,
    capacity: { perSlot: 1, unit: 'charters', minParty: 1, maxParty: most },
    art: { key: 'a/b', scene, time: 'dusk', camera: 'wide', accent: 'teal', details: [] },
  };
}

test('what is sold by the person is shown as it is sold', () => {
  assert.deepEqual(cardPrice(priced({ amount: 14_500, unit: 'per-person', most: 8 })), {
    perPerson: { amount: 14_500, currency: 'USD' },
  });
});

test('anything else is shared by the largest party, rounded up, and says what it is a share of', () => {
  const { perPerson, basis } = cardPrice(
    priced({ amount: 540_000, unit: 'per-charter', most: 13 }),
  );
  assert.deepEqual(perPerson, { amount: 41_600, currency: 'USD' });
  assert.deepEqual(basis, {
    price: { amount: 540_000, currency: 'USD' },
    soldAs: 'yacht',
    largestParty: 13,
  });
});

test('what is sold is called by its name', () => {
  const soldAs = (changes: Partial<Parameters<typeof priced>[0]>) =>
    cardPrice(priced({ amount: 100, unit: 'per-charter', most: 2, ...changes })).basis?.soldAs;
  assert.equal(soldAs({ category: 'flights', scene: 'private-jet' }), 'aircraft');
  assert.equal(soldAs({ category: 'helicopter-rides', scene: 'burj' }), 'helicopter');
  assert.equal(soldAs({ scene: 'dhow' }), 'boat');
  assert.equal(soldAs({ unit: 'per-night', category: 'hotels' }), 'night');
  assert.equal(soldAs({ unit: 'per-day', category: 'luxury-car-rental' }), 'day');
});

test('the usual price of a hot deal is in the measure it is sold by', () => {
  const offering = priced({ amount: 54_000, unit: 'per-charter', most: 10 });
  const deal = { ...offering, usualPrice: { ...offering.price, amount: 68_000 } };
  assert.deepEqual(cardPrice(deal).usual, { amount: 68_000, currency: 'USD' });
});
