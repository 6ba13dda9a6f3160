import assert from 'node:assert/strict';
import { test } from 'node:test';
import { XMLParser } from 'fast-xml-parser';
import type { PublicPage } from '#server/catalogue/page-source.ts';
import { robots, securityText, sitemapXml } from '#server/pages/machine-texts.ts';

const publicUrl = 'https://rihla.example';
const page = (path: string, unlisted?: boolean): PublicPage => ({
  path,
  read: () => ({ name: 'not-found' }),
  ...(unlisted && { unlisted }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'xhtml:link'].includes(name),
});

interface Entry {
  loc: string;
  'xhtml:link': Record<'@_rel' | '@_hreflang' | '@_href', string>[];
}

test('the site map names each listed page in both languages, each with its alternates', () => {
  const xml = sitemapXml([page('/'), page('/about'), page('/auth', true)], publicUrl);
  const entries: Entry[] = parser.parse(xml).urlset.url;
  assert.deepEqual(
    entries.map(({ loc }) => loc),
    ['/', '/ar', '/about', '/ar/about'].map((path) => publicUrl + path),
  );
  const alternates = entries[3]?.['xhtml:link'].map((link) => [link['@_hreflang'], link['@_href']]);
  assert.deepEqual(alternates, [
    ['en', `${publicUrl}/about`],
    ['ar', `${publicUrl}/ar/about`],
    ['x-default', `${publicUrl}/about`],
  ]);
});

test('an address cannot break out of the map', () => {
  const [entry]: Entry[] = parser.parse(sitemapXml([page('/a&b')], publicUrl)).urlset.url;
  assert.equal(entry?.loc, `${publicUrl}/a&b`);
});

test('robots are led to the map and kept out of the interface', () => {
  const lines = robots(publicUrl).split('\n');
  assert.ok(lines.includes('Sitemap: https://rihla.example/sitemap.xml'));
  assert.ok(lines.includes('Disallow: /rest/'));
  assert.ok(!lines.some((line) => /^Disallow: \/(auth)?$/.test(line)));
});

test('security.txt has every field RFC 9116 asks for', () => {
  const text = securityText({
    publicUrl,
    email: 'concierge@rihla.example',
    expires: '2027-05-16T00:00:00.000Z',
  });
  assert.match(text, /^Contact: mailto:concierge@rihla\.example$/m);
  assert.match(text, /^Expires: 2027-05-16T00:00:00\.000Z$/m);
  assert.match(text, /^Canonical: https:\/\/rihla\.example\/\.well-known\/security\.txt$/m);
});
