import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListedOffering } from '#contract/bookings/pages.ts';
import type { Currency } from '#contract/primitives.ts';
import { chooseOfferings, type OfferingChoice } from '#domain/bookings/offerings/choice.ts';
import { searchWords } from '#domain/bookings/offerings/words.ts';

const everything: OfferingChoice = { text: '', exclusive: false, hotDeal: false };

function offering(
  title: string,
  changes: Partial<ListedOffering> & { costs?: [number, Currency] },
) {
  const { costs: [whole, currency] = [100, 'AED'], ...rest } = changes;
  const listed: ListedOffering = {
    path: `/bookings/yachts/${title}`,
    title,
    description: '',
    picture: { light: '', dark: '', alt: '' },
    location: 'Dubai Marina',
    duration: '1 hour',
    minutes: 60,
    rating: 4.5,
    isExclusive: false,
    isHotDeal: false,
    isFullyBooked: false,
    canAddToItinerary: false,
    price: { perPerson: { amount: whole * 100, currency } },
    party: { least: 1, most: 4 },
    words: searchWords([title], ['Dubai Marina']),
    ...rest,
  };
  return listed;
}

const list = [
  offering('dhow', { costs: [100, 'USD'], party: { least: 2, most: 24 }, minutes: 150 }),
  offering('jetski', { costs: [300, 'AED'], isHotDeal: true, rating: 4.6, minutes: 30 }),
  offering('yacht', { costs: [400, 'AED'], isExclusive: true, rating: 4.9 }),
];

const titles = (choice: Partial<OfferingChoice>, currency: Currency = 'AED') =>
  chooseOfferings(list, { ...everything, ...choice }, currency).map(({ title }) => title);

test('without a choice everything is shown in the order of the catalogue', () => {
  assert.deepEqual(titles({}), ['dhow', 'jetski', 'yacht']);
});

test('limits of the price hold across currencies, at the peg', () => {
  assert.deepEqual(titles({ to: 367 }), ['jetski']);
  assert.deepEqual(titles({ from: 367, to: 368 }), ['dhow']);
  assert.deepEqual(titles({ from: 100 }, 'USD'), ['dhow', 'yacht']);
});

test('a party must fit: neither too few nor too many', () => {
  assert.deepEqual(titles({ guests: 1 }), ['jetski', 'yacht']);
  assert.deepEqual(titles({ guests: 10 }), ['dhow']);
});

test('exclusive ones and hot deals can be asked for', () => {
  assert.deepEqual(titles({ exclusive: true }), ['yacht']);
  assert.deepEqual(titles({ hotDeal: true }), ['jetski']);
  assert.deepEqual(titles({ exclusive: true, hotDeal: true }), []);
});

test('each order puts first what it promises', () => {
  assert.deepEqual(titles({ order: 'price-up' }), ['jetski', 'dhow', 'yacht']);
  assert.deepEqual(titles({ order: 'price-down' }), ['yacht', 'dhow', 'jetski']);
  assert.deepEqual(titles({ order: 'rating' }), ['yacht', 'jetski', 'dhow']);
  assert.deepEqual(titles({ order: 'shortest' }), ['jetski', 'yacht', 'dhow']);
});

test('a search puts the best answer first', () => {
  const found = chooseOfferings(
    [offering('Marina tour', {}), offering('Sunset', {})],
    { ...everything, text: 'marina' },
    'AED',
  );
  assert.deepEqual(
    found.map(({ title }) => title),
    ['Marina tour', 'Sunset'],
  );
});
