/** What holds for every value of the seed, wherever it stands. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { collectionNames, textsNames } from '#contract/catalogue/names.ts';
import { ScheduleKind, SeasonEffect } from '#contract/catalogue/offerings.ts';
import { Art, ArtCamera, ArtTime, Point, Price, Unit } from '#contract/catalogue/shapes.ts';
import { Localised } from '#contract/primitives.ts';
import { entriesOf } from '#server/catalogue/seed/entries.ts';
import { readSeedFiles, seedFolder } from '#server/catalogue/seed/files.ts';
import { isUnique, seedSnapshot } from '#server/catalogue/testing.ts';

const entries = entriesOf(await readSeedFiles());
const taxonomy = (await seedSnapshot()).texts('taxonomy');

interface Found {
  at: string;
  value: unknown;
}

function* walk(value: unknown, at: string): Generator<Found> {
  yield { at, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* walk(part, `${at}.${key}`);
}

const values = entries.flatMap(({ collection, id, content }) => [
  ...walk(content, `${collection}/${id}`),
]);

/** Everything of one shape, with its place. */
function every<T>(schema: { safeParse(value: unknown): { success: boolean; data?: T } }) {
  return values.flatMap(({ at, value }) => {
    const read = schema.safeParse(value);
    return read.success ? [{ at, value: read.data as T }] : []; // a success carries its data
  });
}

function breaking<T>(found: { at: string; value: T }[], holds: (value: T) => boolean): string[] {
  return found.filter(({ value }) => !holds(value)).map(({ at }) => at);
}

const texts = every(Localised);
const spoken = texts.flatMap(({ at, value }) => [
  { at: `${at}.en`, value: value.en },
  { at: `${at}.ar`, value: value.ar },
]);

test('every file of the seed is documented, and there is no other', async () => {
  const files = (await readdir(seedFolder)).filter((name) => name.endsWith('.json')).sort();
  assert.deepEqual(files, textsNames.map((name) => `${name}.json`).sort());
  const readme = await readFile(new URL('README.md', seedFolder), 'utf8');
  for (const file of files) assert.ok(readme.includes(`\`${file}\``), file);
});

test('every collection has items, with unique ids and slugs', () => {
  for (const name of collectionNames) {
    const items = entries.filter(({ collection }) => collection === name);
    assert.ok(items.length > 0, name);
    assert.ok(isUnique(items.map(({ id }) => id)), `${name}: ids`);
    assert.ok(isUnique(items.map(({ slug }) => slug)), `${name}: slugs`);
  }
  const venues = entries.filter(({ collection }) =>
    ['venues', 'lounges', 'nightclubs'].includes(collection),
  );
  assert.ok(isUnique(venues.map(({ slug }) => slug)), 'venues share one address space');
});

test('every text has both languages and nothing else, without stray spaces', () => {
  assert.ok(texts.length > 3000);
  const spoilt = values.filter(
    ({ value }) =>
      typeof value === 'object' &&
      value !== null &&
      ('en' in value || 'ar' in value) &&
      Object.keys(value).sort().join() !== 'ar,en',
  );
  assert.deepEqual(
    spoilt.map(({ at }) => at),
    [],
  );
  assert.deepEqual(
    breaking(spoken, (text) => text === text.trim() && !text.includes('  ')),
    [],
  );
});

test('the tone is calm: no exclamation marks but the specified three, no worn phrases', () => {
  const specified = new Set([
    "Hello! I'm your AI concierge assistant. How can I help you with your Dubai experience today?",
    'Oops! Page not found',
    'Unexpected Application Error!',
  ]);
  assert.deepEqual(
    breaking(spoken, (text) => !/[!！]/.test(text) || specified.has(text)),
    [],
  );
  const worn =
    /\b(unparalleled|unrivalled|world-class|once[- ]in[- ]a[- ]lifetime|unforgettable|nestled|breathtaking|bespoke|curated|opulen\w*|indulge\w*|elevate\w*|seamless\w*|epitome|oasis of|hidden gem|look no further)\b/i;
  assert.deepEqual(
    breaking(texts, ({ en }) => !worn.test(en)),
    [],
  );
});

test('Arabic is Arabic and English is English', () => {
  assert.deepEqual(
    breaking(texts, ({ en }) => !/[\u0600-\u06FF]/.test(en)),
    [],
  );
  assert.deepEqual(
    breaking(texts, ({ ar }) => /[\u0621-\u064A]/.test(ar)),
    [],
  );
  const latinPunctuation = /[?;]|,(?!\d)/;
  assert.deepEqual(
    breaking(texts, ({ ar }) => !latinPunctuation.test(ar)),
    [],
  );
  const easternDigits = /[\u0660-\u0669]/;
  assert.deepEqual(
    breaking(texts, ({ ar }) => !easternDigits.test(ar)),
    [],
  );
});

test('a placeholder of one language stands in the other too', () => {
  const holes = (text: string) => (text.match(/\{[a-z]+\}/gi) ?? []).sort().join();
  assert.deepEqual(
    breaking(texts, ({ en, ar }) => holes(en) === holes(ar)),
    [],
  );
});

test('nothing of the workshop is left in any value', () => {
  const leftover = /\/(work|tmp|root|home)\/|localhost|lorem ipsum|\bTODO\b|\bFIXME\b/i;
  const strings = values.filter(({ value }) => typeof value === 'string');
  assert.deepEqual(
    breaking(strings, (text) => !leftover.test(String(text))),
    [],
  );
});

test('every price is a whole number of dollars or dirhams', () => {
  const prices = every(Price);
  assert.ok(prices.length > 400);
  assert.deepEqual(
    breaking(prices, ({ amount }) => amount % 100 === 0),
    [],
  );
});

test('every point lies inside the service area', () => {
  const { latMin, latMax, lngMin, lngMax } = taxonomy.serviceArea;
  const inside = ({ lat, lng }: Point) =>
    lat >= latMin && lat <= latMax && lng >= lngMin && lng <= lngMax;
  assert.deepEqual(breaking(every(Point), inside), []);
});

test('every picture has a key of its own and is described by the vocabulary', () => {
  const ids = (terms: { id: string }[]) => new Set(terms.map(({ id }) => id));
  const scenes = ids(taxonomy.artScenes);
  const accents = ids(taxonomy.artAccents);
  const details = new Set(taxonomy.artDetails);
  const arts = every(Art);
  assert.ok(isUnique(arts.map(({ value }) => value.key)));
  const known = (art: Art) =>
    scenes.has(art.scene) &&
    accents.has(art.accent) &&
    art.details.every((detail) => details.has(detail));
  assert.deepEqual(breaking(arts, known), []);
});

test('no vocabulary names a thing twice', () => {
  for (const [name, terms] of Object.entries(taxonomy)) {
    if (!Array.isArray(terms)) continue;
    const ids = terms.map((term) => (typeof term === 'string' ? term : term.id));
    assert.ok(isUnique(ids), name);
  }
});

test('every word the product knows has a label, and the other way round', () => {
  const ids = (terms: { id: string }[]) => terms.map(({ id }) => id).sort();
  assert.deepEqual(ids(taxonomy.units), Unit.options.toSorted());
  assert.deepEqual(ids(taxonomy.scheduleKinds), ScheduleKind.options.toSorted());
  assert.deepEqual(ids(taxonomy.seasonEffects), SeasonEffect.options.toSorted());
  assert.deepEqual(ids(taxonomy.artTimes), ArtTime.options.toSorted());
  assert.deepEqual(taxonomy.artCameras.toSorted(), ArtCamera.options.toSorted());
});
