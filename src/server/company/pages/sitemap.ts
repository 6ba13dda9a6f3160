import type { CompanyPage } from '#contract/company.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { sightFor } from '#server/company/sights.ts';
import { wordsIn } from '#server/company/words.ts';

export function sitemapPage(source: PageSource): CompanyPage {
  const { snapshot, say, language } = source;
  const { title, intro } = wordsIn[language].sitemap;
  const groups = snapshot.texts('company').sitemap.map((group) => ({
    title: say(group.title),
    links: group.links.map(({ label, href }) => ({ label: say(label), path: href })),
  }));
  const { artKey } = sightFor(source, 'sitemap');
  return {
    name: 'sitemap',
    content: { title, intro, artKey, groups },
  };
}
