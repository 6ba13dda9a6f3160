import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { CompanyPage } from '#contract/company.ts';
import type { Page } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { pageSource } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';
import { publicPages } from '#server/pages/public-pages.ts';
import { readConfig } from '#server/platform/config/config.ts';

let snapshot: Snapshot;
before(async () => {
  snapshot = await seedSnapshot();
});

interface Asked {
  language?: Language;
  environment?: Record<string, string>;
}

function read(path: string, { language = 'en', environment = {} }: Asked = {}): Page {
  const config = readConfig(environment);
  const source = { snapshot, language, artBase: '/art/1', config, today: '2026-12-24' };
  const page = publicPages(snapshot, config).get(path);
  assert.ok(page, `a page at ${path}`);
  return page.read(pageSource(source));
}

type ContentOf<Name extends CompanyPage['name']> = Extract<CompanyPage, { name: Name }>['content'];

/** The content of a page that must be of this kind. */
function contentOf<Name extends CompanyPage['name']>(
  name: Name,
  path: string,
  asked?: Asked,
): ContentOf<Name> {
  const page = read(path, asked);
  assert.ok(page.name === name && 'content' in page);
  // A page of this name has this content; the compiler cannot follow a name it does not know.
  return page.content as ContentOf<Name>;
}

test('every page of the catalogue has its address, in both languages', () => {
  for (const { path, title } of snapshot.all('pages'))
    for (const language of ['en', 'ar'] as const) {
      const page = read(path, { language });
      assert.ok('content' in page && 'title' in page.content);
      assert.equal(page.content.title, title[language]);
    }
});

test('every company link of the footer leads to a page', () => {
  const { footer } = snapshot.texts('company');
  const pages = publicPages(snapshot, { production: true });
  const company = footer.columns.find(({ id }) => id === 'company');
  const links = [...(company?.links ?? []), ...footer.legalLinks];
  assert.deepEqual(
    links.map(({ href }) => href).filter((path) => !pages.has(path)),
    [],
  );
});

test('the team names its languages in the reader’s', () => {
  const [founder] = contentOf('team', '/team', { language: 'ar' }).members;
  assert.equal(founder?.name, 'سلمى الهاشمي');
  assert.deepEqual(founder?.languages, ['العربية', 'الإنجليزية', 'الفرنسية']);
});

test('careers lists every post with what it asks for and where to write', () => {
  const { jobs } = contentOf('careers', '/careers');
  assert.equal(jobs.length, 6);
  assert.deepEqual(
    jobs.filter(({ partTime }) => partTime).map(({ title }) => title),
    ['Education adviser'],
  );
  assert.ok(
    jobs.every(({ requirements, apply }) => requirements.length > 0 && apply.includes('@')),
  );
});

test('an announcement keeps its day, whatever the day is today', () => {
  const { releases } = contentOf('press', '/press');
  assert.deepEqual(
    releases.map(({ day }) => day),
    ['2026-10-12', '2026-08-18', '2026-06-14'],
  );
});

test('legal pages say since when they hold and name each other, and nothing of the house’s own notes', () => {
  const { others, ...content } = contentOf('policy', '/privacy');
  const { effective, version } = content;
  assert.deepEqual({ effective, version }, { effective: '2026-11-15', version: '1.0' });
  for (const path of ['/privacy', '/terms', '/cancellation'])
    assert.doesNotMatch(JSON.stringify(contentOf('policy', path)), /draft|counsel|legalReview/i);
  assert.deepEqual(
    others.map(({ path }) => path),
    ['/terms', '/cancellation'],
  );
});

test('every question stands under its topic, once', () => {
  const { topics } = contentOf('faq', '/faq');
  const ids = topics.flatMap(({ questions }) => questions.map(({ id }) => id));
  assert.deepEqual(new Set(ids), new Set(snapshot.all('faq').map(({ id }) => id)));
  assert.equal(ids.length, snapshot.all('faq').length);
});

test('the contact page shows the social accounts the house has, and no others', () => {
  assert.deepEqual(contentOf('contact', '/contact').social, []);
  const environment = { SOCIAL_X: 'https://x.com/rihla' };
  assert.deepEqual(contentOf('contact', '/contact', { environment }).social, [
    { id: 'x', url: 'https://x.com/rihla' },
  ]);
});

test('the sitemap page names the contact page, once', () => {
  const { groups } = contentOf('sitemap', '/sitemap');
  const paths = groups.flatMap(({ links }) => links.map(({ path }) => path));
  assert.equal(paths.filter((path) => path === '/contact').length, 1);
});

test('every part of the profile that a link names has a page of its own', () => {
  const profile = snapshot.texts('messages').navigation.find(({ path }) => path === '/profile');
  const paths = ['/profile', ...(profile?.children ?? []).map(({ path }) => path)];
  assert.equal(paths.length, 5);
  for (const path of paths) assert.equal(read(path).name, path.slice(1).replace('/', '-'));
});
