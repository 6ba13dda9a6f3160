import type { Page } from '#contract/pages.ts';
import type { PageSource } from '#server/pages/page-source.ts';

export function landing({ snapshot, say, picture }: PageSource): Page {
  const { hero, section } = snapshot.texts('services');
  const cards = snapshot.all('services').map((service) => ({
    title: say(service.title),
    path: service.href,
    description: say(service.description),
    features: service.features.map(say),
    picture: picture(service.art),
  }));
  return {
    name: 'landing',
    content: {
      badge: say(hero.badge),
      headline: say(hero.headline),
      subText: say(hero.subText),
      primaryCta: say(hero.primaryCta),
      secondaryCta: say(hero.secondaryCta),
      claims: hero.claims.map(({ value, label }) => ({ value, label: say(label) })),
      services: { title: say(section.title), cards },
    },
  };
}
