import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SchoolFacts } from '#contract/schooling.ts';
import {
  filtersInUse,
  findSchools,
  readCriteria,
  takesAge,
  withinBand,
} from '#domain/schooling/schools.ts';
import { searchable } from '#domain/search/slips.ts';

const dirhams = (amount: number) => ({ amount: amount * 100, currency: 'AED' as const });

function school(slug: string, change: Partial<SchoolFacts> = {}): SchoolFacts {
  return {
    slug,
    path: `/schooling/schools/${slug}`,
    name: slug,
    description: '',
    curriculum: { slug: 'british', name: 'British Curriculum', badge: 'British' },
    area: { slug: 'jumeirah', name: 'Jumeirah' },
    place: { lat: 25.2, lng: 55.25 },
    rating: 4.5,
    ages: { from: 3, to: 18 },
    fees: { min: dirhams(50_000), max: dirhams(80_000), text: '' },
    waitlist: { status: 'open', monthsMin: 0, monthsMax: 0, text: '' },
    features: [],
    pupils: 500,
    pupilsPerTeacher: 10,
    boarding: false,
    inclusionSupport: true,
    transport: true,
    registrationFee: dirhams(500),
    depositPercent: 10,
    yearStart: 'august',
    isFeatured: false,
    picture: { light: '', dark: '', alt: '' },
    words: searchable([slug]),
    ...change,
  };
}

function pairOf(part: string): [string, string] {
  const [name = '', value = ''] = part.replaceAll('+', ' ').split('=');
  return [name, value];
}

/** As the browser reads it; the rules are checked without one. */
function asked(query: string) {
  const parts = new Map(query.split('&').map((part) => pairOf(part)));
  return readCriteria({ get: (name) => parts.get(name) ?? null });
}
const slugs = (schools: SchoolFacts[], query: string) =>
  findSchools(schools, asked(query)).map(({ slug }) => slug);

test('a primary school to eleven takes a child of ten and not one who is already eleven', () => {
  const primary = school('primary', { ages: { from: 3, to: 11 } });
  assert.deepEqual(
    [2, 3, 10, 11].map((age) => takesAge(primary, age)),
    [false, true, true, false],
  );
});

test('a school is within a band of fees when any of its years is', () => {
  const costly = school('costly', {
    fees: { min: dirhams(58_000), max: dirhams(95_000), text: '' },
  });
  assert.deepEqual(
    (['0-40000', '40000-60000', '60000-90000', '90000-'] as const).map((band) =>
      withinBand(costly, band),
    ),
    [false, true, true, true],
  );
});

test('filters narrow together, and words are found in any order and spelling', () => {
  const schools = [
    school('palm', { words: searchable(['Palm Grove College كلية بالم غروف']), rating: 4.9 }),
    school('noor', {
      words: searchable(['Al Noor Academy أكاديمية النور']),
      curriculum: { slug: 'ib', name: 'IB', badge: 'IB' },
      waitlist: { status: 'short', monthsMin: 3, monthsMax: 6, text: '' },
    }),
  ];
  assert.deepEqual(slugs(schools, ''), ['palm', 'noor']);
  assert.deepEqual(slugs(schools, 'curriculum=ib&waitlist=short&age=7'), ['noor']);
  assert.deepEqual(slugs(schools, 'curriculum=ib&waitlist=open'), []);
  assert.deepEqual(slugs(schools, 'q=COLLEGE+palm'), ['palm']);
  assert.deepEqual(slugs(schools, 'q=اكاديميه'), ['noor']);
  assert.deepEqual(slugs(schools, 'sort=wait'), ['palm', 'noor']);
});

test('an address that means nothing narrows nothing', () => {
  const criteria = asked('age=old&fees=1-2&waitlist=never&sort=up');
  assert.equal(filtersInUse(criteria), 0);
  assert.equal(criteria.sort, 'recommended');
  assert.equal(filtersInUse(asked('q=+&area=jumeirah&age=7')), 2);
});

test('featured schools are recommended first, then the best rated', () => {
  const schools = [
    school('good', { rating: 4.6 }),
    school('better', { rating: 4.8 }),
    school('featured', { rating: 4.5, isFeatured: true }),
  ];
  assert.deepEqual(slugs(schools, ''), ['featured', 'better', 'good']);
  assert.deepEqual(slugs(schools, 'sort=rating'), ['better', 'good', 'featured']);
});
