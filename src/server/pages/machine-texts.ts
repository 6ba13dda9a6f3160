/** What machines read of the site: its map, who may crawl it, whom to tell of a hole. */

import { addressOf } from '#contract/pages/pages.ts';
import { authPath } from '#contract/paths.ts';
import type { Instant } from '#contract/primitives.ts';
import { Language } from '#contract/primitives.ts';
import type { PublicPage } from '#server/catalogue/page-source.ts';
import { escapeHtml } from '#server/platform/answers/escape-html.ts';

const languages = Language.options;

/** Every listed page in each language, each naming the others, as sitemaps.org and hreflang ask. */
export function sitemapXml(pages: Iterable<PublicPage>, publicUrl: string): string {
  const listed = [...pages].filter(({ unlisted }) => !unlisted);
  const entries = listed.flatMap(({ path }) => {
    const alternates = alternatesOf(path, publicUrl);
    return languages.map(
      (language) =>
        `<url><loc>${escapeHtml(publicUrl + addressOf(language, path))}</loc>${alternates}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}

function alternatesOf(path: string, publicUrl: string): string {
  const tongues = [...languages.map((language) => [language, language] as const), defaultTongue];
  return tongues
    .map(([name, language]) => {
      const address = escapeHtml(publicUrl + addressOf(language, path));
      return `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`;
    })
    .join('');
}

const defaultTongue = ['x-default', 'en'] as const;

/** Bases of the interface and of the workshop; pages that are not for search say so themselves. */
const notForCrawlers = [
  '/rest/',
  `${authPath}/`,
  '/storage/',
  '/realtime/',
  '/functions/',
  '/outbox',
  '/docs',
];

export const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...notForCrawlers.map((base) => `Disallow: ${base}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

interface SecurityContact {
  publicUrl: string;
  email: string;
  expires: Instant;
}

/** RFC 9116. */
export const securityText = ({ publicUrl, email, expires }: SecurityContact): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
