import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { BusinessPage } from '#contract/business.ts';
import type { Page } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { businessPages } from '#server/business/pages.ts';
import { pageSource } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';
import { readConfig } from '#server/platform/config/config.ts';

let snapshot: Snapshot;

before(async () => {
  snapshot = await seedSnapshot();
});

function read(path: string, language: Language = 'en'): Page {
  const page = businessPages(snapshot).find((listed) => listed.path === path);
  assert.ok(page, `${path} is not listed`);
  const config = readConfig({});
  return page.read(
    pageSource({ snapshot, language, artBase: '/art', config, today: '2026-11-15' }),
  );
}

function shown<Name extends BusinessPage['name']>(page: Page, name: Name): PageOf<Name> {
  assert.equal(page.name, name);
  // The line above has compared the very name the type is chosen by.
  return page as PageOf<Name>;
}

type PageOf<Name extends BusinessPage['name']> = Extract<BusinessPage, { name: Name }>;

test('the hub, the comparison, four desks and a page per package are listed', () => {
  const paths = businessPages(snapshot).map(({ path }) => path);
  assert.equal(paths.length, 24);
  assert.equal(new Set(paths).size, 24);
  for (const desk of ['licenses', 'banking', 'visas', 'legal'])
    assert.ok(paths.includes(`/business/${desk}`), desk);
  assert.equal(paths.filter((path) => path.startsWith('/business/packages/')).length, 18);
});

test('section 9: 18 packages from AED 5,500 to AED 45,000, one of them the most popular', () => {
  const { packages, popularLabel } = shown(read('/business'), 'business').content;
  const prices = packages.map(({ price }) => price.amount);
  assert.equal(packages.length, 18);
  assert.equal(Math.min(...prices), 550_000);
  assert.equal(Math.max(...prices), 4_500_000);
  assert.equal(packages.filter(({ popular }) => popular).length, 1);
  assert.equal(popularLabel, 'Most Popular');
});

test('section 9: six steps with the durations of the specification, which add up', () => {
  const { process, processDays } = shown(read('/business'), 'business').content;
  assert.deepEqual(
    process.map(({ duration }) => duration),
    ['1 day', '1-2 days', '3-5 days', '5-10 days', '2-3 days', '7-14 days'],
  );
  assert.deepEqual(processDays, { min: 19, max: 35 });
});

test('section 2: four licence types, the reasons, and a way to every sub-path', () => {
  const content = shown(read('/business'), 'business').content;
  assert.equal(content.licenceTypes.length, 4);
  assert.ok(content.reasons.length > 0);
  assert.deepEqual(
    content.desks.map(({ path }) => path),
    ['/business/licenses', '/business/banking', '/business/visas', '/business/legal'],
  );
});

test('a package page says what three years cost and what stands near to it', () => {
  const { sheet, similar } = shown(read('/business/packages/dmcc'), 'business-package').content;
  assert.deepEqual(sheet.threeYears, { amount: 9_850_000, currency: 'AED' });
  assert.equal(similar.length, 3);
  assert.ok(similar.every(({ jurisdiction }) => jurisdiction === sheet.jurisdiction));
});

test('the comparison proposes one of each kind', () => {
  const { proposal, packages } = shown(read('/business/compare'), 'business-compare').content;
  const kinds = proposal.map((slug) => packages.find((sheet) => sheet.slug === slug)?.jurisdiction);
  assert.deepEqual(new Set(kinds), new Set(['mainland', 'free-zone', 'offshore']));
  assert.equal(kinds.length, 3);
});

test('every desk links the other three, has its answers, a picture and the month of its review', () => {
  for (const [path, name] of [
    ['/business/licenses', 'business-licences'],
    ['/business/banking', 'business-banking'],
    ['/business/visas', 'business-visas'],
    ['/business/legal', 'business-legal'],
  ] as const) {
    const content = shown(read(path), name).content;
    assert.equal(content.desk.path, path);
    assert.equal(content.others.length, 3);
    assert.ok(content.questions.length >= 4, path);
    assert.match(content.desk.picture.light, /^\/art\/.+\.svg$/);
    assert.equal(content.reviewed, 'November 2026');
  }
});

test('each visa comes with its rules, documents, thresholds, caution and month of review', () => {
  const { visas } = shown(read('/business/visas'), 'business-visas').content;
  assert.equal(visas.length, 11);
  for (const visa of visas) {
    assert.ok(visa.rules.length >= 2 && visa.documents.length >= 3, visa.id);
    assert.ok(visa.caution && visa.reviewed, visa.id);
  }
});

test('in Arabic the same pages speak Arabic, with Western digits', () => {
  const { reviewed, desk } = shown(read('/business/visas', 'ar'), 'business-visas').content;
  assert.match(desk.title, /[\u0600-\u06FF]/);
  assert.match(reviewed, /2026/);
});
