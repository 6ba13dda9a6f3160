import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Page } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { findHomes } from '#domain/real-estate/search.ts';
import { pageSource } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { realEstatePages } from '#server/real-estate/pages.ts';

let snapshot: Snapshot;

before(async () => {
  snapshot = await seedSnapshot();
});

function read<Name extends Page['name']>(path: string, name: Name, language: Language = 'en') {
  const page = realEstatePages(snapshot).find((one) => one.path === path);
  assert.ok(page, `there is a page at ${path}`);
  const config = readConfig({});
  const source = { snapshot, language, artBase: '/art/1', config, today: '2026-11-15' };
  const shown = page.read(pageSource(source));
  assert.equal(shown.name, name);
  // The name was just checked.
  return shown as Extract<Page, { name: Name }>;
}

test('the service, its sub-paths, 28 homes and 16 communities have an address each', () => {
  const paths = realEstatePages(snapshot).map(({ path }) => path);
  assert.equal(new Set(paths).size, paths.length);
  assert.equal(paths.filter((path) => path.startsWith('/real-estate/homes/')).length, 28);
  assert.equal(paths.filter((path) => path.startsWith('/real-estate/areas/')).length, 16);
  for (const path of ['', '/villas', '/apartments', '/penthouses', '/agent', '/homes'])
    assert.ok(paths.includes(`/real-estate${path}`), path);
});

test('section 2: four services, three featured homes, four communities, a consultation', () => {
  const { content } = read('/real-estate', 'real-estate');
  assert.equal(content.services.length, 4);
  assert.equal(content.featured.length, 3);
  assert.equal(content.areas.featured.length, 4);
  assert.equal(content.areas.others.length, 12);
  assert.equal(content.consultation.cta, 'Book an agent');
  assert.deepEqual(
    [...content.types, content.agentLink].map(({ path }) => path),
    [
      '/real-estate/villas',
      '/real-estate/apartments',
      '/real-estate/penthouses',
      '/real-estate/agent',
    ],
  );
});

test('every page of every home and community can be read in both languages', () => {
  const config = readConfig({});
  for (const language of ['en', 'ar'] as const) {
    const source = { snapshot, language, artBase: '/art/1', config, today: '2026-11-15' };
    for (const page of realEstatePages(snapshot)) assert.ok(page.read(pageSource(source)).name);
  }
});

test('a home shows its costs, its visa, its community, its adviser and three others', () => {
  const { content } = read('/real-estate/homes/frond-beachfront-villa-palm', 'home');
  assert.equal(content.costs.kind === 'sale' && content.costs.total.amount, 5_141_000_000);
  assert.equal(content.goldenVisa?.least?.amount, 200_000_000);
  assert.equal(content.community.area.name, 'Palm Jumeirah');
  assert.equal(content.community.commute.length, 5);
  assert.equal(content.adviser.name, 'Leila Haddad');
  assert.equal(content.similar.length, 3);
  assert.ok(content.similar.every(({ purpose, slug }) => purpose === 'sale' && slug));
  assert.equal(content.gallery.length, 4);
});

test('a home to let carries no visa, and one off plan says its quarter', () => {
  assert.equal(read('/real-estate/homes/marina-penthouse-rent', 'home').content.goldenVisa, null);
  const offPlan = read('/real-estate/homes/tilal-al-ghaf-lagoon-villa', 'home').content;
  assert.deepEqual(offPlan.handover, { quarter: 4, year: 2027 });
});

test('a community shows the homes that stand in it and who knows it', () => {
  const { content } = read('/real-estate/areas/palm-jumeirah', 'area', 'ar');
  assert.equal(content.area.name, 'نخلة جميرا');
  assert.equal(content.homes.length, 4);
  assert.ok(content.homes.every(({ area }) => area === 'palm-jumeirah'));
  assert.equal(content.map.names[0]?.text, 'نخلة جميرا');
  assert.ok(content.map.shapes.filter(({ isHere }) => isHere).length === 1);
});

test('an apartment community has no average for villas', () => {
  const { averages } = read('/real-estate/areas/downtown-dubai', 'area').content;
  assert.equal(averages.villaSale, null);
  assert.ok(averages.apartmentSale);
});

test('six advisers say what they speak, know and show, and when', () => {
  const { advisers } = read('/real-estate/agent', 'advisers').content;
  assert.equal(advisers.length, 6);
  assert.deepEqual(advisers[0]?.languages, ['English', 'Arabic', 'French']);
  assert.equal(advisers[0]?.registration.number, 'SAMPLE-0001');
  assert.deepEqual(advisers[0]?.viewing.times, ['10:00', '11:30', '14:00', '16:00', '17:30']);
});

test('homes are found as people look for them, in both languages and with slips', () => {
  const { homes } = read('/real-estate/homes', 'homes').content;
  const first = (text: string) => findHomes(homes, { text })[0]?.slug;
  const expected: Record<string, string> = {
    'beachfront villa': 'frond-beachfront-villa-palm',
    'burj khalifa': 'burj-residence-one-bedroom',
    'burj kalifa': 'burj-residence-one-bedroom',
    'opera penthouse': 'opera-district-sky-penthouse',
    'tilal ghaf': 'tilal-al-ghaf-lagoon-villa',
    'penthouse rent': 'marina-penthouse-rent',
    'dificc gate': 'difc-gate-penthouse',
    البراري: 'al-barari-botanic-villa',
    'فيلا شاطئيه': 'frond-beachfront-villa-palm',
    'بنتهاوس مفروش': 'marina-penthouse-rent',
  };
  for (const [text, slug] of Object.entries(expected)) assert.equal(first(text), slug, text);
});
