import type { Language } from '#contract/primitives.ts';
import { askAction } from '#server/assistant/proposed-actions.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { words } from '#server/assistant/words.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

/** Latin names as Arabic ears write them. */
const spelt: Record<string, string[]> = {
  dmcc: ['دي ام سي سي'],
  difc: ['دي اي اف سي'],
  'ifza-dubai': ['ايفزا'],
};

export const businessThings = (snapshot: Snapshot): Thing[] => [
  ...packages(snapshot),
  ...visas(snapshot),
];

const packages = (snapshot: Snapshot): Thing[] =>
  snapshot.all('packages').map((item) => {
    const path = `/business/packages/${item.slug}`;
    return {
      id: item.id,
      kind: 'company',
      topic: 'companies',
      slug: item.slug,
      path,
      title: item.title,
      place: item.authority,
      aliases: [
        item.slug.replaceAll('-', ' '),
        item.authority.en,
        item.authority.ar,
        ...(spelt[item.slug] ?? []),
      ],
      words: [
        item.jurisdictionType,
        item.emirate,
        item.description.en,
        item.description.ar,
        item.bestFor.en,
        item.bestFor.ar,
        ...item.features.flatMap(({ en, ar }) => [en, ar]),
        ...item.allows.activityExamples.flatMap(({ en, ar }) => [en, ar]),
      ],
      area: null,
      point: null,
      price: item.price,
      isFrom: item.priceIsFrom,
      art: item.art,
      facts: (language: Language) => {
        const say = words[language].facts;
        return [item.bestFor[language], say.visasUpTo(item.allows.visasMax)];
      },
      action: (language: Language) =>
        askAction(words[language].actions.apply, path, { ask: 'company', about: item.slug }),
      entry: { of: 'company', item },
    };
  });

const visas = (snapshot: Snapshot): Thing[] =>
  snapshot.all('visas').map((item) => ({
    id: item.id,
    kind: 'visa',
    topic: 'visas',
    slug: item.id,
    path: '/business/visas',
    title: item.title,
    place: item.who,
    aliases: [],
    words: [
      item.who.en,
      item.who.ar,
      ...item.rules.flatMap(({ en, ar }) => [en, ar]),
      ...item.documents.flatMap(({ en, ar }) => [en, ar]),
      ...(visaWords[item.id] ?? []),
    ],
    area: null,
    point: null,
    price: null,
    isFrom: false,
    art: null,
    facts: (language: Language) => [
      words[language].facts.validYears(item.validityYears),
      item.who[language],
    ],
    action: (language: Language) =>
      askAction(words[language].actions.apply, '/business/visas', { ask: 'visa', about: item.id }),
    entry: { of: 'visa', item },
  }));

/** How people ask for a visa whose name they do not know. */
const visaWords: Record<string, string[]> = {
  family: [
    'wife',
    'husband',
    'spouse',
    'children',
    'parents',
    'sponsor',
    'زوجتي',
    'زوجي',
    'أولادي',
    'عائلتي',
    'كفالة',
  ],
  retirement: ['retire', 'retired', 'pension', 'أتقاعد', 'متقاعد'],
  'remote-work': ['remote', 'nomad', 'freelancer', 'abroad', 'بُعد'],
  'household-staff': ['nanny', 'maid', 'driver', 'cook', 'housekeeper', 'مربية', 'خادمة', 'طباخ'],
  green: ['freelance', 'freelancer', 'self'],
  employment: ['employee', 'job', 'hire', 'worker', 'موظف'],
};
