import type { CatalogueItem } from '#contract/catalogue/collections.ts';
import type { Language } from '#contract/primitives.ts';
import { askAction } from '#server/assistant/proposed-actions.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { words } from '#server/assistant/words.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export function vipThings(snapshot: Snapshot): Thing[] {
  const houses = (['venues', 'lounges', 'nightclubs'] as const).flatMap((name) =>
    snapshot.all(name),
  );
  return [
    ...houses.map((item) => venue(item, snapshot)),
    ...events(snapshot),
    ...tiers(snapshot),
    ...plans(snapshot),
  ];
}

const kindWords: Record<string, string[]> = {
  restaurant: ['restaurant', 'dining', 'مطعم'],
  lounge: ['lounge', 'restaurant', 'bar', 'صالة', 'مطعم'],
  nightclub: ['nightclub', 'club', 'nightlife', 'نادي', 'ليلي'],
};

function venue(item: CatalogueItem<'venues'>, snapshot: Snapshot): Thing {
  const path = `/vip/venues/${item.slug}`;
  const parts = [item.tagline, item.description, item.cuisine, item.hostHotel, item.location];
  const said = [...parts, ...item.tags, ...item.highlights].flatMap((part) =>
    part ? [part.en, part.ar] : [],
  );
  return {
    id: item.id,
    kind: 'venue',
    topic: item.kind === 'nightclub' ? 'nightlife' : 'dining',
    slug: item.slug,
    path,
    title: item.name,
    place: item.location,
    aliases: [],
    words: [
      ...said,
      ...(kindWords[item.kind] ?? []),
      ...(item.minAge === 0 || item.childrenUntil
        ? ['children', 'kids', 'family', 'child', 'أطفال', 'عائلة']
        : []),
    ],
    area: areaOf(item, snapshot),
    point: item.coordinates,
    price: item.minimumSpend,
    isFrom: true,
    art: item.art,
    facts: (language: Language) => {
      const say = words[language].facts;
      return [
        ...(item.cuisine ? [item.cuisine[language]] : []),
        say.hours(item.opens, item.closes),
        item.minAge > 0 ? say.fromAge(item.minAge) : say.childrenWelcome,
      ];
    },
    action: (language: Language) =>
      askAction(words[language].actions.table, path, { ask: 'table', about: item.slug }),
    entry: { of: 'venue', item },
  };
}

/** Venues say where they are in words; the list of areas knows most of those. */
function areaOf(item: CatalogueItem<'venues'>, snapshot: Snapshot): string | null {
  const said = `${item.location.en} ${item.hostHotel?.en ?? ''}`.toLowerCase();
  const { areas } = snapshot.texts('taxonomy');
  const found = areas.find(({ label }) => said.includes(label.en.toLowerCase()));
  if (found) return found.id;
  return said.includes('palm') ? 'palm-jumeirah' : null;
}

const events = (snapshot: Snapshot): Thing[] =>
  snapshot.all('events').map((item) => {
    const path = `/vip/events/${item.slug}`;
    return {
      id: item.id,
      kind: 'event',
      topic: 'events',
      slug: item.slug,
      path,
      title: item.title,
      place: item.place,
      aliases: [item.slug.replaceAll('-', ' ')],
      words: [
        item.description.en,
        item.description.ar,
        item.place.en,
        item.place.ar,
        item.type,
        ...(eventWords[item.slug] ?? []),
      ],
      area: null,
      point: item.coordinates,
      price: item.price.amount > 0 ? item.price : null,
      isFrom: false,
      art: item.art,
      facts: (language: Language) => [item.dressCode[language]],
      action: (language: Language) =>
        askAction(words[language].actions.event, path, { ask: 'event', about: item.slug }),
      entry: { of: 'event', item },
    };
  });

/** How people call what the calendar calls otherwise. */
const eventWords: Record<string, string[]> = {
  'abu-dhabi-grand-prix-yacht': ['formula', 'f1', 'فورمولا'],
  'new-years-eve-burj': ['party', 'fireworks', 'nye', 'حفلة'],
  'dubai-world-cup': ['horse', 'horses', 'tickets', 'خيل'],
  'friday-racing-meydan': ['horse', 'horses', 'خيل'],
};

const tiers = (snapshot: Snapshot): Thing[] =>
  snapshot.all('membership-tiers').map((item) => ({
    id: item.id,
    kind: 'tier',
    topic: 'tiers',
    slug: item.id,
    path: '/vip',
    title: item.name,
    place: item.description,
    aliases: [],
    words: [...item.benefits.flatMap(({ en, ar }) => [en, ar]), 'membership', 'عضوية'],
    area: null,
    point: null,
    price: item.price,
    isFrom: false,
    art: null,
    facts: (language: Language) => item.benefits.slice(0, 2).map((benefit) => benefit[language]),
    action: (language: Language) =>
      askAction(words[language].actions.join, '/vip', {
        ask: 'membership',
        about: `tier.${item.id}`,
      }),
    entry: { of: 'tier', item },
  }));

const plans = (snapshot: Snapshot): Thing[] =>
  snapshot.all('plans').map((item) => ({
    id: item.id,
    kind: 'plan',
    topic: 'plans',
    slug: item.slug,
    path: '/#pricing',
    title: item.name,
    place: item.description,
    aliases: [],
    words: [...item.features.flatMap(({ en, ar }) => [en, ar]), 'plan', 'باقة'],
    area: null,
    point: null,
    price: item.price,
    isFrom: false,
    art: null,
    facts: (language: Language) => item.features.slice(0, 3).map((feature) => feature[language]),
    action: (language: Language) =>
      askAction(item.cta[language], '/', { ask: 'membership', about: `plan.${item.id}` }),
    entry: { of: 'plan', item },
  }));
