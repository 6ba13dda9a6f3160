import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { leadingSchools } from '#domain/schooling/comparison.ts';
import { pageSource } from '#server/catalogue/page-source.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { schoolingPages } from '#server/schooling/pages.ts';

const snapshot = await seedSnapshot();
const pages = new Map(schoolingPages(snapshot).map((page) => [page.path, page]));

function read<Name extends Page['name']>(name: Name, path: string, language: Language = 'en') {
  const config = readConfig({});
  const source = pageSource({ snapshot, language, artBase: '/art/x', config, today: '2026-11-15' });
  const page = pages.get(path)?.read(source);
  assert.equal(page?.name, name, path);
  // The name was compared a line above.
  return page as Extract<Page, { name: Name }>;
}

test('the hub says what section 2 of the specification says of schooling', () => {
  const { content } = read('schooling', '/schooling');
  assert.deepEqual(
    content.curricula.map(({ name }) => name),
    [
      'British Curriculum',
      'American Curriculum',
      'International Baccalaureate',
      'Indian Curriculum',
    ],
  );
  assert.equal(content.featured.length, 3);
  for (const school of content.featured)
    assert.match(school.waitlist.text, /^\d+-\d+ months$/, school.name);
  assert.equal(content.services.length, 4);
  assert.deepEqual(
    content.steps.map(({ step }) => step),
    [1, 2, 3, 4, 5, 6],
  );
  const claims = content.claims.map(({ value, label }) => `${value} ${label}`);
  assert.deepEqual(claims, [
    '98% successful admission rate',
    '4.9/5 rating from 800+ families',
    '24/7 support',
  ]);
  assert.deepEqual(content.reasons, [
    'Expert knowledge of all curricula',
    'Exclusive school partnerships',
    'Personalised guidance and support',
    'Post-admission support',
    'No hidden fees',
  ]);
  const { consultation, guide, advisor } = content.frame.closing;
  assert.deepEqual(
    [consultation, guide, advisor.label, advisor.path],
    ['Book Free Consultation', 'Download School Guide', 'Education Advisor', '/chat'],
  );
});

test('each list shows the schools of its curricula, and every school has a page', () => {
  const taught = (path: string) => [
    ...new Set(read('schools', path).content.schools.map(({ curriculum }) => curriculum.slug)),
  ];
  assert.deepEqual(taught('/schooling/british'), ['british']);
  assert.deepEqual(taught('/schooling/american'), ['american']);
  assert.deepEqual(taught('/schooling/international'), ['international-baccalaureate', 'indian']);
  const all = read('schools', '/schooling/schools').content.schools;
  assert.equal(all.length, snapshot.all('schools').length);
  for (const { path, name } of all) {
    const { content } = read('school', path);
    assert.equal(content.school.name, name);
    assert.equal(content.similar.length, 3);
    assert.ok(!content.similar.some((other) => other.path === path));
  }
});

test('Arabic pages are Arabic to the last label', () => {
  const { content } = read('schooling', '/schooling', 'ar');
  assert.equal(content.frame.label, 'التعليم');
  assert.equal(content.frame.reviewed, 'نوفمبر 2026');
  assert.deepEqual(
    content.claims.map(({ value, label }) => `${value} ${label}`),
    ['98% نسبة قبول ناجح', '4.9/5 تقييم من أكثر من 800 عائلة', '24/7 دعم على مدار الساعة'],
  );
  for (const school of content.featured) assert.match(school.curriculum.badge, /[\u0600-\u06FF]/);
});

test('of the three featured schools each leads where it is best', () => {
  const { content } = read('school-comparison', '/schooling/compare');
  const featured = content.schools.filter(({ isFeatured }) => isFeatured);
  assert.deepEqual(leadingSchools(featured, 'rating'), ['palm-grove-college']);
  assert.deepEqual(leadingSchools(featured, 'fees'), ['horizon-american-school']);
  assert.deepEqual(leadingSchools(featured, 'waitlist'), ['horizon-american-school']);
  assert.deepEqual(leadingSchools(featured, 'teacher'), ['al-noor-international-academy']);
  assert.deepEqual(leadingSchools(featured.slice(0, 1), 'rating'), [], 'nobody leads alone');
});
