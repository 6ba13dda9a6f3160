import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Language } from '#contract/primitives.ts';
import { bookAction, joinAction } from '#server/assistant/proposed-actions.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { words } from '#server/assistant/words.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export function bookingThings(snapshot: Snapshot): Thing[] {
  const { categories, tags, areas } = snapshot.texts('taxonomy');
  const label = (
    terms: readonly { id: string; label: { en: string; ar: string } }[],
    id: string,
  ) => {
    const found = terms.find((term) => term.id === id)?.label;
    return found ? [found.en, found.ar] : [];
  };
  return snapshot.all('offerings').map((item) => {
    const category = categories.find(({ id }) => id === item.category);
    const path = `${category?.path ?? '/bookings'}/${item.slug}`;
    return {
      id: item.id,
      kind: 'experience',
      topic: item.category,
      slug: item.slug,
      path,
      title: item.title,
      place: item.location,
      aliases: nicknames[item.slug] ?? [],
      words: [
        ...item.tags.flatMap((tag) => [tag, ...label(tags, tag)]),
        ...label(areas, item.area),
        item.slug.replaceAll('-', ' '),
        item.location.en,
        item.location.ar,
        item.description.en,
        item.description.ar,
        ...routeWords(item),
        ...item.inclusions.flatMap(({ en, ar }) => [en, ar]),
      ],
      area: item.area,
      point: item.coordinates,
      price: item.price,
      isFrom: false,
      art: item.art,
      facts: (language) => factsOf(item, language),
      action: (language) =>
        item.isFullyBooked
          ? joinAction(item.slug, path, language)
          : bookAction(item.slug, path, language),
      entry: { of: 'offering', item },
    };
  });
}

/** What people call it, though no catalogue does. */
const nicknames: Record<string, string[]> = {
  'mercedes-amg-g63': ['G wagon', 'G class', 'G63', 'جي كلاس', 'جي واجن'],
  'rolls-royce-cullinan': ['Rolls', 'رولز'],
  'lamborghini-urus-se': ['Lambo', 'لمبرجيني', 'لمبو'],
};

function routeWords({ schedule }: Offering): string[] {
  if (schedule.kind !== 'route') return [];
  return [schedule.to.name.en, schedule.to.name.ar, schedule.to.code];
}

function factsOf(item: Offering, language: Language): string[] {
  const say = words[language].facts;
  return [
    item.duration.text[language],
    say.upTo(item.capacity.maxParty),
    ...(item.requirements.minAge > 0 ? [say.fromAge(item.requirements.minAge)] : []),
  ];
}
