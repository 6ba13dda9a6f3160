import type { CompanyPage, CompanyPage as Shown } from '#contract/company.ts';
import type { PageSource, PublicPage } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { about, careers, policy, press, team } from '#server/company/pages/articles.ts';
import { sightFor } from '#server/company/sights.ts';
import { words as arabic } from '#server/company/text.ar.ts';
import { words as english } from '#server/company/text.en.ts';

const words = { en: english, ar: arabic };

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

const desks = ['care', 'privacy', 'press', 'careers'] as const;

/** Address, telephone and mail stand in the footer of every page already; here is the rest. */
function contact(source: PageSource): CompanyPage {
  const { snapshot, say, language, config } = source;
  const { contact: given, social } = snapshot.texts('company');
  const { title, intro } = words[language].contact;
  return {
    name: 'contact',
    content: {
      title,
      intro,
      ...sightFor(source, 'contact'),
      hours: say(given.hours),
      desks: desks.map((id) => ({ id, email: given.emails[id] })),
      social: social.flatMap(({ id }) => {
        const url = config.social[id];
        return url ? [{ id, url }] : [];
      }),
    },
  };
}

function faq(source: PageSource): CompanyPage {
  const { snapshot, say, language } = source;
  const topics = snapshot.texts('company').faqTopics.map(({ id, label }) => ({
    id,
    label: say(label),
    questions: snapshot
      .all('faq')
      .filter(({ topic }) => topic === id)
      .map((entry) => ({
        id: entry.id,
        question: say(entry.question),
        answer: say(entry.answer),
      })),
  }));
  const { artKey } = sightFor(source, 'faq');
  const asked = topics.filter(({ questions }) => questions.length > 0);
  return { name: 'faq', content: { ...words[language].faq, artKey, topics: asked } };
}

function sitemapPage(source: PageSource): CompanyPage {
  const { snapshot, say, language } = source;
  const { title, intro } = words[language].sitemap;
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
