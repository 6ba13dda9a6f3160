import type { Art } from '#contract/catalogue/shapes.ts';
import type { NavigationLink, PageChrome, PageFooter } from '#contract/pages/pages.ts';
import type { Link, SocialLink } from '#contract/pages/parts.ts';
import type { Localised } from '#contract/primitives.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import type { Config } from '#server/platform/config/config.ts';

/** Where a social icon leads while nobody has named the house's account there. */
const contactPage = '/contact';

/** What stands around every page: the bar above it and the footer below. */
export function chrome(source: PageSource, config: Config, year: string): PageChrome {
  const { brand } = source.snapshot.texts('company');
  return {
    brand: source.say(brand.name),
    navigation: navigation(source),
    footer: footer(source, config, year),
  };
}

function navigation({ snapshot, say, picture }: PageSource): NavigationLink[] {
  const pictures = panelPictures(snapshot);
  const fallback = snapshot.texts('company').art;
  return snapshot
    .texts('messages')
    .navigation.map(({ id, path, label, description, children }) => ({
      id,
      path,
      label: say(label),
      description: say(description),
      children: children.map((child) => ({ label: say(child.label), path: child.path })),
      picture: picture(pictures[id] ?? fallback),
    }));
}

/** Each panel of the bar shows the picture its page opens with. */
const panelPictures = (snapshot: PageSource['snapshot']): Record<string, Art | undefined> => ({
  bookings: snapshot.all('services')[0]?.art,
  'real-estate': snapshot.texts('properties').hero.art,
  business: snapshot.texts('business').hero.art,
  schooling: snapshot.texts('schooling').hero.art,
  vip: snapshot.texts('vip').hero.art,
});

function footer({ snapshot, say }: PageSource, config: Config, year: string): PageFooter {
  const { contact, footer: texts, social } = snapshot.texts('company');
  const links = (list: { label: Localised; href: string }[]): Link[] =>
    list.map(({ label, href }) => ({ label: say(label), path: href }));
  return {
    call: {
      title: say(texts.cta.title),
      primary: say(texts.cta.primary),
      secondary: say(texts.cta.secondary),
    },
    addressLines: contact.address.lines.map(say),
    phone: config.contact.phone ?? contact.phone,
    email: config.contact.email ?? contact.email,
    columns: texts.columns.map(({ title, links: list }) => ({
      title: say(title),
      links: links(list),
    })),
    social: social.map(({ id }): SocialLink => ({ id, url: config.social[id] ?? contactPage })),
    copyright: say(texts.copyright).replace('{year}', year),
    legalLinks: links(texts.legalLinks),
  };
}
