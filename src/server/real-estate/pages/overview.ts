import type { Page } from '#contract/pages/pages.ts';
import type { RealEstateContent } from '#contract/real-estate.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { areaCard, homeCard } from '#server/real-estate/cards.ts';
import { areaPath, subPaths } from '#server/real-estate/paths.ts';

export function overviewPage(source: PageSource): Page {
  const { snapshot, say } = source;
  const { hero, services, consultation } = snapshot.texts('properties');
  const { label, types, agentLink } = subPaths(source);
  const featured = snapshot.all('properties').filter((home) => home.isFeatured);
  return {
    name: 'real-estate',
    content: {
      label,
      hero: { title: say(hero.title), text: say(hero.text) },
      types,
      agentLink,
      services: services.map(({ id, icon, title, description, features }) => ({
        id,
        icon,
        title: say(title),
        description: say(description),
        features: features.map(say),
      })),
      featured: featured.map((home) => homeCard(source, home)),
      areas: whereToLive(source),
      consultation: {
        title: say(consultation.title),
        text: say(consultation.text),
        cta: say(consultation.cta),
      },
    },
  };
}

function whereToLive(source: PageSource): RealEstateContent['areas'] {
  const { snapshot, say } = source;
  const { heading, averagesNote } = snapshot.texts('locations');
  const all = snapshot.all('locations');
  return {
    heading: say(heading),
    note: say(averagesNote),
    featured: all.filter((area) => area.isFeatured).map((area) => areaCard(source, area)),
    others: all
      .filter((area) => !area.isFeatured)
      .map((area) => ({ label: say(area.name), path: areaPath(area) })),
  };
}
