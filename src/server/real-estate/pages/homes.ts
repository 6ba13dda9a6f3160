import type { Property, PropertyType } from '#contract/catalogue/real-estate.ts';
import type { Page } from '#contract/pages/pages.ts';
import type { Localised } from '#contract/primitives.ts';
import type { FindableHome } from '#contract/real-estate.ts';
import { searchable } from '#domain/search/slips.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { areaOf, homeCard } from '#server/real-estate/cards.ts';
import { subPaths } from '#server/real-estate/paths.ts';

/** What people call a home and its terms in the search field, beside the words of the catalogue. */
const names: Record<PropertyType | Property['purpose'] | Property['status'], string> = {
  villa: 'villa house فيلا فلل بيت',
  apartment: 'apartment flat شقة شقق',
  penthouse: 'penthouse بنتهاوس',
  sale: 'sale buy للبيع شراء',
  rent: 'rent rental lease للإيجار إيجار',
  ready: 'ready جاهز',
  'off-plan': 'off-plan على الخارطة',
};

/** The search over all homes, or over those of one kind. */
export const homesPage =
  (type?: PropertyType) =>
  (source: PageSource): Page => {
    const { snapshot, picture } = source;
    const { label, types, agentLink } = subPaths(source);
    const homes = snapshot.all('properties').filter((home) => !type || home.type === type);
    const own = types.find((link) => link.type === type);
    return {
      name: 'homes',
      content: {
        type,
        label,
        title: own?.label ?? label,
        types,
        agentLink,
        homes: homes.map((home) => findable(source, home)),
        areas: areasOf(source, homes),
        empty: picture(snapshot.texts('properties').hero.art),
        socialArt: homes[0]?.art.key ?? snapshot.texts('properties').hero.art.key,
      },
    };
  };

function areasOf(source: PageSource, homes: readonly Property[]) {
  const slugs = new Set(homes.map((home) => home.location));
  return [...slugs]
    .map((slug) => ({ slug, name: source.say(areaOf(source, slug).name) }))
    .sort((a, b) => a.name.localeCompare(b.name, source.language));
}

const findable = (source: PageSource, home: Property): FindableHome => ({
  ...homeCard(source, home),
  words: wordsOf(source, home),
});

/** Heaviest first: the title, the place, the kind, then what the home has. */
function wordsOf(source: PageSource, home: Property): string {
  const both = ({ en, ar }: Localised) => `${en} ${ar}`;
  return searchable([
    both(home.title),
    both(areaOf(source, home.location).name),
    names[home.type],
    names[home.purpose],
    names[home.status],
    `${home.bedrooms} bedrooms bed غرف نوم`,
    ...(home.furnished ? ['furnished مفروش مفروشة'] : []),
    ...home.features.map(both),
  ]);
}
