/** What a sentence is about: something of the catalogue, one of its categories, or a kind of request. */
import type { Brief } from '#contract/ask.ts';
import { Category, type Offering } from '#contract/catalogue/offerings.ts';
import type { Language } from '#contract/primitives.ts';
import type { Topic } from '#domain/assistant/lexicon.ts';
import { matterKindsIn } from '#domain/assistant/matter-kinds.ts';
import type { PlanEntry } from '#domain/assistant/plan/entry.ts';
import type { SpokenKind } from '#server/ask/brief-words.ts';
import { wordsIn } from '#server/ask/words.ts';
import type { readSentence } from '#server/assistant/actions.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export type ReadSentence = Awaited<ReturnType<typeof readSentence>>;

type Choice = Brief['choices'][number];

interface Reader {
  snapshot: Snapshot;
  language: Language;
}

/** What people ask for where it is not booked by the calendar. */
const kindOfTopic: Partial<Record<Topic, SpokenKind>> = {
  homes: 'property_search',
  companies: 'company',
  visas: 'visa',
  schools: 'school',
  dining: 'table',
  nightlife: 'table',
  events: 'event',
  tiers: 'membership',
  plans: 'membership',
};

const kindOfEntry: Partial<Record<PlanEntry['of'], SpokenKind>> = {
  home: 'property_search',
  area: 'property_search',
  agent: 'property_search',
  company: 'company',
  visa: 'visa',
  school: 'school',
  curriculum: 'school',
  tier: 'membership',
  plan: 'membership',
};

const kindName = (kind: SpokenKind) => `kind/${kind}`;

function nameOf({ of, item }: PlanEntry): string | undefined {
  if (of === 'offering' || of === 'venue' || of === 'event') return `${of}/${item.slug}`;
  const kind = kindOfEntry[of];
  return kind && kindName(kind);
}

/** The one that is named; else the first list that can be booked, then what people are asked for. */
export function subjectOf(
  { named, topics, found }: Pick<ReadSentence, 'named' | 'topics' | 'found'>,
  text: string,
): string | null {
  const [only, another] = named;
  const own = only && !another ? nameOf(only) : undefined;
  if (own) return own;
  const bookable = topics.filter((topic): topic is Category => isCategory(topic));
  const best = found.find(({ of }) => of === 'offering');
  const category =
    best?.of === 'offering' && bookable.includes(best.item.category)
      ? best.item.category
      : bookable[0];
  if (category) return `category/${category}`;
  const [topic] = topics;
  const kind = topic && kindOfTopic[topic];
  if (kind) return kindName(kind);
  const spoken = matterKindsIn(text).find((one): one is SpokenKind => one in wordsIn.en.kinds);
  return spoken ? kindName(spoken) : null;
}

const isCategory = (topic: string): boolean => Category.options.some((one) => one === topic);

/** How many things of the catalogue are offered by name. */
const mostNamed = 5;

/** What may be meant, the likely first; everything the house does stands below it. */
export function choicesFor(sentence: ReadSentence, what: string | null, reader: Reader): Choice[] {
  const { snapshot, language } = reader;
  const likely = sentence.found.flatMap((entry) => titled(entry, language)).slice(0, mostNamed);
  const categories = snapshot
    .texts('taxonomy')
    .categories.flatMap((one) =>
      one.bookable ? [{ value: `category/${one.id}`, label: one.label[language] }] : [],
    );
  const kinds = Object.entries(wordsIn[language].kinds).map(([kind, label]) => ({
    value: `kind/${kind}`,
    label,
  }));
  const all = [...likely, ...categories, ...kinds];
  const first = all.filter(({ value }) => value === what).slice(0, 1);
  return [...new Map([...first, ...all].map((one) => [one.value, one])).values()];
}

function titled(entry: PlanEntry, language: Language): Choice[] {
  const { of, item } = entry;
  if (of !== 'offering' && of !== 'venue' && of !== 'event') return [];
  const title = of === 'offering' || of === 'event' ? item.title : item.name;
  return [{ value: `${of}/${item.slug}`, label: title[language] }];
}

/** What of the catalogue may answer it, the best first; nothing where people are asked. */
export function offeringsFor(
  what: string | null,
  { found }: Pick<ReadSentence, 'found'>,
  { snapshot }: Pick<Reader, 'snapshot'>,
): Offering[] {
  const [sort = '', name = ''] = what?.split('/') ?? [];
  const heard = found.flatMap((entry) => (entry.of === 'offering' ? [entry.item] : []));
  if (what === null) return heard;
  if (sort !== 'offering' && sort !== 'category') return [];
  const only = sort === 'offering' ? snapshot.bySlug('offerings', name) : undefined;
  const category = sort === 'category' ? name : only?.category;
  const near = [...heard, ...snapshot.all('offerings')].filter((one) => one.category === category);
  return [...new Map([only, ...near].flatMap((one) => (one ? [[one.id, one]] : []))).values()];
}
