import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PackageSheet } from '#contract/business.ts';
import {
  bestOn,
  fitsPackageWishes,
  proposalOf,
  similarTo,
  threeYearCost,
  wishesFrom,
} from '#domain/business.ts';
import { money } from '#domain/money.ts';

function sheet(slug: string, given: Partial<PackageSheet> = {}): PackageSheet {
  return {
    slug,
    path: `/business/packages/${slug}`,
    title: slug,
    description: '',
    price: money(1_000_000, 'AED'),
    popular: false,
    features: [],
    jurisdiction: 'free-zone',
    emirate: 'dubai',
    visasMax: 6,
    office: 'flexi-desk',
    days: { min: 3, max: 7 },
    authority: '',
    bestFor: '',
    picture: { light: '', dark: '', alt: '' },
    renewal: money(900_000, 'AED'),
    threeYears: money(2_800_000, 'AED'),
    ownershipPercent: 100,
    visasIncluded: 0,
    visaNote: null,
    activities: 3,
    activityExamples: [],
    officeMandatory: false,
    auditRequired: false,
    shareCapital: null,
    mainlandTrade: 'via-agent-or-permit',
    ...given,
  };
}

const asked = (address: string) => {
  const query = new URLSearchParams(address);
  return wishesFrom((name) => query.get(name));
};

test('an address without wishes leaves every package, and a senseless wish is none', () => {
  assert.ok(fitsPackageWishes(sheet('a'), asked('')));
  assert.ok(fitsPackageWishes(sheet('a'), asked('upTo=cheap&visas=-3&within=&kind=')));
});

test('each wish leaves out what does not meet it, exactly at its edge', () => {
  const edge = sheet('a', {
    price: money(1_000_000, 'AED'),
    visasMax: 6,
    days: { min: 3, max: 7 },
  });
  for (const met of ['upTo=10000', 'visas=6', 'within=7', 'kind=free-zone', 'emirate=dubai'])
    assert.ok(fitsPackageWishes(edge, asked(met)), met);
  for (const unmet of ['upTo=9999', 'visas=7', 'within=6', 'kind=offshore', 'office=office'])
    assert.ok(!fitsPackageWishes(edge, asked(unmet)), unmet);
  assert.ok(
    !fitsPackageWishes(edge, asked('upTo=10000&emirate=ajman')),
    'all wishes count together',
  );
});

test('three years cost the first year and two renewals', () => {
  const cost = threeYearCost(money(3_550_000, 'AED'), money(3_150_000, 'AED'));
  assert.deepEqual(cost, money(9_850_000, 'AED'));
});

test('the best on a line is the cheapest, the fastest, the most generous; nobody, where all are alike', () => {
  const quick = sheet('quick', { days: { min: 1, max: 4 }, visasMax: 3 });
  const slow = sheet('slow', { visasMax: 20 });
  assert.deepEqual(bestOn('days', [quick, slow]), ['quick']);
  assert.deepEqual(bestOn('visasMax', [quick, slow]), ['slow']);
  assert.deepEqual(bestOn('price', [quick, slow]), []);
});

test('while nobody has chosen, one of each kind is proposed: the popular one where there is one', () => {
  const all = [
    sheet('zone'),
    sheet('popular', { popular: true }),
    sheet('land', { jurisdiction: 'mainland' }),
  ];
  assert.deepEqual(proposalOf(all), ['popular', 'land']);
});

test('near to a package stand those of its kind, the nearest in price first', () => {
  const own = sheet('own');
  const all = [
    own,
    sheet('far', { price: money(4_000_000, 'AED') }),
    sheet('near', { price: money(1_100_000, 'AED') }),
    sheet('other', { jurisdiction: 'offshore' }),
  ];
  assert.deepEqual(
    similarTo(own, all).map(({ slug }) => slug),
    ['near', 'far', 'other'],
  );
});
