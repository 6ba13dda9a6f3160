import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHomes, type HomeWish, type SearchedHome } from '#domain/real-estate/search.ts';
import { searchable } from '#domain/search/slips.ts';

type Named = SearchedHome & { name: string };

function home(name: string, texts: string[], facts: Partial<SearchedHome> = {}): Named {
  return {
    name,
    purpose: 'sale',
    status: 'ready',
    area: 'palm-jumeirah',
    bedrooms: 3,
    price: { amount: 500_000_000 },
    sqft: 2000,
    furnished: false,
    petsAllowed: false,
    goldenVisa: true,
    ...facts,
    words: searchable(texts),
  };
}

const homes = [
  home('frond', [
    'Beachfront villa on Frond M',
    'فيلا شاطئية على السعفة',
    'Palm Jumeirah نخلة جميرا',
  ]),
  home(
    'marina',
    ['Furnished penthouse over the Marina', 'بنتهاوس مفروش فوق المارينا', '4 bedrooms'],
    {
      purpose: 'rent',
      area: 'dubai-marina',
      price: { amount: 92_000_000 },
      bedrooms: 4,
      furnished: true,
      petsAllowed: true,
      goldenVisa: false,
    },
  ),
  home(
    'lagoon',
    ['Lagoon villa, handover next year', 'فيلا على البحيرة', 'Tilal Al Ghaf تلال الغاف'],
    {
      status: 'off-plan',
      area: 'tilal-al-ghaf',
      bedrooms: 6,
      sqft: 9000,
      price: { amount: 1_960_000_000 },
    },
  ),
];

const names = (wish: Partial<HomeWish>, sort?: Parameters<typeof findHomes>[2]) =>
  findHomes(homes, { text: '', ...wish }, sort).map(({ name }) => name);

test('nothing asked finds every home in the order of the catalogue', () => {
  assert.deepEqual(names({}), ['frond', 'marina', 'lagoon']);
});

test('free text is found in both languages, by beginnings and with slips', () => {
  assert.deepEqual(names({ text: 'villa' }), ['frond', 'lagoon']);
  assert.deepEqual(names({ text: 'beachfornt vila' }), ['frond']);
  assert.deepEqual(names({ text: 'pentouse in the marina' }), ['marina']);
  assert.deepEqual(names({ text: 'jumera' }), ['frond']);
  assert.deepEqual(names({ text: 'lago' }), ['lagoon']);
  assert.deepEqual(names({ text: 'castle' }), []);
});

test('Arabic is found without its article, its small signs and its spelling variants', () => {
  assert.deepEqual(names({ text: 'المارينا' }), ['marina']);
  assert.deepEqual(names({ text: 'فِيلا شاطئيه' }), ['frond']);
  assert.deepEqual(names({ text: 'بنتهوس' }), ['marina']);
});

test('a figure is meant as it is written', () => {
  assert.deepEqual(names({ text: '4 bedrooms' }), ['marina']);
  assert.deepEqual(names({ text: '40' }), []);
});

test('each filter leaves out the homes that do not answer it', () => {
  assert.deepEqual(names({ purpose: 'rent' }), ['marina']);
  assert.deepEqual(names({ status: 'off-plan' }), ['lagoon']);
  assert.deepEqual(names({ area: 'palm-jumeirah' }), ['frond']);
  assert.deepEqual(names({ bedrooms: 4 }), ['marina', 'lagoon']);
  assert.deepEqual(names({ furnished: true }), ['marina']);
  assert.deepEqual(names({ petsAllowed: true }), ['marina']);
  assert.deepEqual(names({ goldenVisa: true }), ['frond', 'lagoon']);
  assert.deepEqual(names({ from: 1_000_000, to: 5_000_000 }), ['frond']);
  assert.deepEqual(names({ purpose: 'rent', goldenVisa: true }), []);
});

test('homes are sorted by price and size on request', () => {
  assert.deepEqual(names({}, 'price-up'), ['marina', 'frond', 'lagoon']);
  assert.deepEqual(names({}, 'price-down'), ['lagoon', 'frond', 'marina']);
  assert.deepEqual(names({}, 'largest')[0], 'lagoon');
});
