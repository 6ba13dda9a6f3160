import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingsContent, OfferingContent } from '#contract/bookings/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { chooseOfferings, type OfferingChoice } from '#domain/bookings/offerings/choice.ts';
import { bookingsPages } from '#server/bookings/pages.ts';
import { pageSource } from '#server/catalogue/page-source.ts';
import { each, isUnique, seedSnapshot } from '#server/catalogue/testing.ts';
import { readConfig } from '#server/platform/config/config.ts';

const snapshot = await seedSnapshot();
const pages = new Map(bookingsPages(snapshot).map((page) => [page.path, page]));

function read(path: string, language: Language = 'en') {
  const source = pageSource({
    snapshot,
    language,
    artBase: '/art/1',
    config: readConfig({}),
    today: '2026-11-15',
  });
  return pages.get(path)?.read(source) ?? assert.fail(`There is no ${path}.`);
}

function list(path: string, language?: Language): BookingsContent {
  const page = read(path, language);
  return page.name === 'bookings' ? page.content : assert.fail('It is no list.');
}

function offering(path: string, language?: Language): OfferingContent {
  const page = read(path, language);
  return page.name === 'offering' ? page.content : assert.fail('It is no offering.');
}

const categories = [
  'flights',
  'hotels',
  'yachts',
  'luxury-car-rental',
  'desert-safari',
  'helicopter-rides',
  'adrenaline-sky',
  'fun-gaming',
  'jet-ski-flyboard',
];

test('there is a list of everything, nine of one category each, and a page per offering (section 2)', () => {
  const lists = ['/bookings', ...categories.map((category) => `/bookings/${category}`)];
  assert.deepEqual([...pages.keys()].slice(0, 10), lists);
  const found = [...pages.values()].filter(({ unlisted }) => !unlisted);
  assert.equal(found.length, lists.length + snapshot.all('offerings').length);
});

test('the categories are named and ordered as the specification lists them (section 3)', () => {
  assert.deepEqual(
    list('/bookings').categories.map(({ label }) => label),
    [
      'All',
      'Flights',
      'Hotels',
      'Yachts',
      'Luxury Car Rental',
      'Desert Safari',
      'Helicopter Rides',
      'Adrenaline & Sky Adventures',
      'Fun & Gaming',
      'Jet Ski & Flyboard',
    ],
  );
});

test('the lists of the categories together hold everything once', () => {
  const parts = categories.flatMap((category) => list(`/bookings/${category}`).offerings);
  const whole = list('/bookings').offerings;
  assert.ok(whole.length >= 70);
  assert.equal(parts.length, whole.length);
  assert.ok(isUnique(parts.map(({ path }) => path)));
  for (const { path } of whole) assert.ok(pages.has(path), path);
});

test('the list of everything begins with one of each category', () => {
  const first = list('/bookings').offerings.slice(0, 9);
  assert.deepEqual(
    first.map(({ path }) => path.split('/')[2]),
    categories,
  );
});

test('only flights can be added to an itinerary', () => {
  for (const { path, canAddToItinerary } of list('/bookings').offerings)
    assert.equal(canAddToItinerary, path.startsWith('/bookings/flights/'), path);
});

test('per person is true: a share of the whole price covers it, and the basis is named', () => {
  for (const { path, price } of list('/bookings').offerings) {
    const { perPerson, basis } = price;
    if (!basis) continue;
    assert.ok(perPerson.amount * basis.largestParty >= basis.price.amount, path);
    assert.ok(perPerson.amount % 100 === 0, path);
  }
  const noor = offering('/bookings/yachts/noor-50-sunset-cruise').card.price;
  assert.deepEqual(noor.perPerson, { amount: 5_400, currency: 'USD' });
  assert.equal(noor.basis?.soldAs, 'yacht');
  assert.equal(noor.basis?.largestParty, 10);
});

test('every offering has all that its page shows, in both languages', () => {
  each(snapshot.all('offerings'), 'is complete', ({ category, slug }) => {
    const path = `/bookings/${category}/${slug}`;
    const english = offering(path);
    const arabic = offering(path, 'ar');
    return (
      english.inclusions.length > 1 &&
      english.exclusions.length > 0 &&
      english.bring.length > 0 &&
      english.addOns.length > 0 &&
      english.cancellation.length > 1 &&
      english.card.title !== arabic.card.title &&
      english.similar.length === 3
    );
  });
});

test('similar ones are of the same category, can be had, and are not the same', () => {
  const { similar } = offering('/bookings/jet-ski-flyboard/flyboard-first-flight');
  for (const { path, isFullyBooked } of similar) {
    assert.ok(path.startsWith('/bookings/jet-ski-flyboard/'));
    assert.ok(!path.endsWith('/flyboard-first-flight'));
    assert.equal(isFullyBooked, false);
  }
});

test('searching finds titles, places and tags in both languages, misspelt ones too', () => {
  const { offerings, currency } = list('/bookings');
  const everything: OfferingChoice = { text: '', exclusive: false, hotDeal: false };
  const first = (text: string) =>
    chooseOfferings(offerings, { ...everything, text }, currency)[0]?.title;
  assert.equal(first('noor'), 'Noor 50, sunset cruise');
  assert.equal(first('نور'), 'Noor 50, sunset cruise');
  assert.equal(first('gulfstrem'), 'Gulfstream G650ER to London');
  assert.equal(first('غلف ستريم'), 'Gulfstream G650ER to London');
  assert.equal(first('hatta climb'), 'First climb in the Hajar');
  assert.match(first('منطاد') ?? '', /balloon/i);
  assert.match(first('ferari') ?? '', /Ferrari/);
  assert.equal(first('submarine'), undefined);
});
