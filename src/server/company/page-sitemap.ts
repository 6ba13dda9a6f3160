import type { CompanyPage } from '#contract/company-pages.ts';
import { sightFor } from '#server/company/sights.ts';
import { wordsIn } from '#server/company/words.ts';
import type { PageSource } from '#server/pages/page-source.ts';

const contactPath = '/contact';

export function sitemap(source: PageSource): CompanyPage {
  const { snapshot, say, language } = source;
  const { title, intro } = wordsIn[language].sitemap;
  const groups = snapshot.texts('company').sitemap.map((group) => ({
    title: say(group.title),
    links: group.links.map(({ label, href }) => ({ label: say(label), path: href })),
  }));
  const { artKey } = sightFor(source, 'sitemap');
  return {
    name: 'sitemap',
    content: { title, intro, artKey, groups: withContact(source, groups) },
  };
}

type Group = { title: string; links: { label: string; path: string }[] };

/** The catalogue's map ends with the house; its contact page belongs there, named once. */
function withContact({ language }: PageSource, groups: Group[]): Group[] {
  if (groups.some(({ links }) => links.some(({ path }) => path === contactPath))) return groups;
  const link = { label: wordsIn[language].contact.title, path: contactPath };
  return groups.map((group, place) =>
    place === groups.length - 1 ? { ...group, links: [...group.links, link] } : group,
  );
}
