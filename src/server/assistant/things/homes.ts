import type { Language } from '#contract/primitives.ts';
import { consultationAction, openAction } from '#server/assistant/proposed-actions.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { words } from '#server/assistant/words.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

const nothing = { en: '', ar: '' };

export const homeThings = (snapshot: Snapshot): Thing[] => [
  ...homes(snapshot),
  ...areas(snapshot),
  ...agents(snapshot),
];

const typeWords: Record<string, string[]> = {
  villa: ['villa', 'house', 'mansion', 'فيلا', 'بيت', 'قصر'],
  apartment: ['apartment', 'flat', 'شقة'],
  penthouse: ['penthouse', 'بنتهاوس'],
};

const homes = (snapshot: Snapshot): Thing[] =>
  snapshot.all('properties').map((item) => {
    const area = snapshot.bySlug('locations', item.location);
    const path = `/real-estate/homes/${item.slug}`;
    return {
      id: item.id,
      kind: 'home',
      topic: 'homes',
      slug: item.slug,
      path,
      title: item.title,
      place: area?.name ?? nothing,
      aliases: [],
      words: [
        ...(typeWords[item.type] ?? []),
        item.description.en,
        item.description.ar,
        ...item.features.flatMap(({ en, ar }) => [en, ar]),
        ...(item.furnished ? ['furnished', 'مفروش', 'مفروشة'] : []),
        ...(item.petsAllowed ? ['pets', 'dogs', 'pet', 'حيوانات', 'كلاب'] : []),
        ...(item.status === 'off-plan' ? ['off-plan', 'offplan', 'الخارطة'] : ['ready', 'جاهز']),
        ...(area ? [area.name.en, area.name.ar] : []),
      ],
      area: item.location,
      point: item.coordinates,
      price: item.price,
      isFrom: false,
      art: item.art,
      facts: (language) => {
        const say = words[language].facts;
        return [
          item.purpose === 'sale' ? say.forSale : say.forRent,
          say.bedrooms(item.bedrooms),
          say.size(item.area.sqm),
        ];
      },
      action: (language) =>
        consultationAction(language, {
          label: words[language].actions.viewing,
          subject: words[language].subjects.viewing(item.title[language]),
          topic: 'real-estate',
          home: item.slug,
        }),
      entry: { of: 'home', item },
    };
  });

const areas = (snapshot: Snapshot): Thing[] =>
  snapshot.all('locations').map((item) => ({
    id: item.id,
    kind: 'area',
    topic: 'areas',
    slug: item.slug,
    path: `/real-estate/areas/${item.slug}`,
    title: item.name,
    place: item.highlights[0] ?? nothing,
    aliases: [],
    words: [
      item.description.en,
      item.description.ar,
      ...item.highlights.flatMap(({ en, ar }) => [en, ar]),
    ],
    area: item.slug,
    point: item.centre,
    price: item.avgPrice,
    isFrom: false,
    art: item.art,
    facts: (language: Language) =>
      item.highlights.map((highlight) => highlight[language]).slice(0, 2),
    action: (language: Language) =>
      openAction(words[language].actions.area, `/real-estate/areas/${item.slug}`),
    entry: { of: 'area', item },
  }));

const agents = (snapshot: Snapshot): Thing[] =>
  snapshot.all('agents').map((item) => ({
    id: item.id,
    kind: 'page',
    topic: 'agents',
    slug: item.slug,
    path: '/real-estate/agent',
    title: item.name,
    place: item.title,
    aliases: [],
    words: [item.bio.en, item.bio.ar],
    area: null,
    point: null,
    price: null,
    isFrom: false,
    art: null,
    facts: (language: Language) => [item.title[language]],
    action: (language: Language) =>
      consultationAction(language, {
        label: words[language].actions.consultation,
        subject: words[language].subjects.adviser(item.name[language]),
        topic: 'real-estate',
        adviser: item.slug,
      }),
    entry: { of: 'agent', item },
  }));
