import type { CompanyPage as Shown } from '#contract/company.ts';
import type { PageSource, PublicPage } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { about, careers, policy, press, team } from '#server/company/pages/articles.ts';
import { contact } from '#server/company/pages/contact.ts';
import { faq } from '#server/company/pages/faq.ts';
import { sitemapPage } from '#server/company/pages/sitemap.ts';

type Read = (source: PageSource, id: string) => Shown;

/** Pages with a face of their own; whatever else the catalogue writes is read like a policy. */
const faces: Record<string, Read> = { about, team, careers, press };

const inEveryHouse: PublicPage[] = [
  { path: '/faq', read: faq },
  { path: '/contact', read: contact },
  { path: '/sitemap', read: sitemapPage },
];

export function companyPages(snapshot: Snapshot): PublicPage[] {
  const articles = snapshot.all('pages').map(({ id, path }): PublicPage => {
    const read = faces[id] ?? policy;
    return { path, read: (source) => read(source, id) };
  });
  return [...articles, ...inEveryHouse];
}
