/** What the house has written down: the assistants' knowledge, the questions of the list, the terms. */
import type { Localised } from '#contract/primitives.ts';
import type { Topic } from '#domain/assistant/lexicon.ts';
import { meaningsOf } from '#domain/assistant/meanings.ts';
import { isLittle } from '#domain/search/little-words.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import { guidePassages } from '#server/assistant/guides.ts';
import { housePassages, plannedBeside } from '#server/assistant/passages/house-passages.ts';
import type { Passage } from '#server/assistant/passages/passage.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { eachInSteps, type Steps } from '#server/platform/turns.ts';

export interface Ranked {
  passage: Passage;
  /** 1 where question and passage say the same. */
  score: number;
  /** How much of what was asked the passage speaks of at all. */
  covers: number;
  /** How much of the known question was asked. */
  ofKnown: number;
  /** What was asked that stands in the known question, or is called so there. */
  shared: string[];
}

/** Whom they talk to, and about what. */
interface Where {
  persona: string;
  topics: readonly Topic[];
}

export interface Passages {
  all: Passage[];
  rank(stems: readonly string[], where: Where): Ranked[];
}

/** The pages whose sections answer questions. */
const pagesThatAnswer = ['cancellation', 'terms', 'privacy', 'press', 'careers', 'team', 'about'];

export function* passagesOf(snapshot: Snapshot): Steps<Passages> {
  const all = [
    ...knowledge(snapshot),
    ...questions(snapshot),
    ...sections(snapshot),
    ...housePassages(snapshot),
    ...guidePassages(),
  ];
  yield;
  const indexed = yield* eachInSteps(all, (passage) => ({
    passage,
    asked: stemsOf(
      [passage.title.en, passage.title.ar, idWords(passage), subjectOf(passage)].join(' '),
    ),
    en: stemsOf(passage.title.en),
    ar: stemsOf(passage.title.ar),
    id: stemsOf(idWords(passage)),
    told: stemsOf(`${passage.text.en} ${passage.text.ar} ${costWords(passage)}`),
  }));
  const seen = new Map<string, number>();
  for (const { asked, told } of indexed)
    for (const one of new Set([...asked, ...told])) seen.set(one, (seen.get(one) ?? 0) + 1);
  const weights = new Map(
    [...seen].map(([one, times]) => [one, Math.log(1 + all.length / (1 + times))]),
  );
  const stranger = Math.log(1 + all.length);
  const weigh = (one: string) => weights.get(one) ?? stranger;
  const rank = (stems: readonly string[], where: Where) => {
    const words = [...new Set(stems.filter((one) => !isLittle(one)))];
    const said = words.map((one) => ({ one, others: meaningsOf(one) }));
    // What was said, and whatever else it may be called: meanings are mutual.
    const heard = new Set(said.flatMap(({ one, others }) => [one, ...others]));
    return indexed
      .map((known) => scoreOf(known, said, { weigh, where, heard }))
      .filter(({ score }) => score > 0.2)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 5);
  };
  return { all, rank };
}

const stemsOf = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !isLittle(word))
      .map(stem),
  );

function knowledge(snapshot: Snapshot): Passage[] {
  const beside = plannedBeside(snapshot);
  return snapshot.all('personas').flatMap((persona) =>
    persona.knowledge.map(({ id, question, answer, caution }) => ({
      id,
      kind: 'question' as const,
      title: question,
      text: joined([answer, beside.get(id)].filter((text) => text !== undefined)),
      caution,
      path: persona.pages[0] ?? '/faq',
      persona: persona.slug,
    })),
  );
}

const questions = (snapshot: Snapshot): Passage[] =>
  snapshot.all('faq').map(({ id, question, answer }) => ({
    id: `faq-${id}`,
    kind: 'question' as const,
    title: question,
    text: answer,
    caution: null,
    path: `/faq#${id}`,
    persona: null,
  }));

function sections(snapshot: Snapshot): Passage[] {
  const pages = snapshot.all('pages').filter(({ slug }) => pagesThatAnswer.includes(slug));
  return pages.flatMap((page) =>
    page.sections.map((section) => ({
      id: `page-${page.slug}`,
      kind: 'policy' as const,
      title: joined([page.title, section.heading]),
      text: joined(section.paragraphs),
      caution: null,
      path: page.path,
      persona: null,
    })),
  );
}

function joined(texts: readonly Localised[]): Localised {
  const inOne = (language: 'en' | 'ar') => texts.map((text) => text[language]).join(' ');
  return { en: inOne('en'), ar: inOne('ar') };
}

/** A word that was asked, and what else it may be called. */
interface Word {
  one: string;
  others: readonly string[];
}

interface Hearing {
  weigh: (one: string) => number;
  where: Where;
  heard: ReadonlySet<string>;
}

interface Indexed {
  passage: Passage;
  asked: Set<string>;
  en: Set<string>;
  ar: Set<string>;
  id: Set<string>;
  told: Set<string>;
}

/** A word of the question counts whole, a word of the answer half, a synonym a little less. */
const worths = { asked: 1, synonym: 0.8, told: 0.55, toldSynonym: 0.4 };
/** Whoever talks to the adviser of schools, or of schools, means schools. */
const near = { persona: 1.08, topic: 1.1, elsewhere: 0.7 };
/** Terms and lists answer as well, where nobody wrote an answer. */
const lesser = 0.9;

function scoreOf(known: Indexed, said: readonly Word[], { weigh, where, heard }: Hearing): Ranked {
  const total = said.reduce((sum, { one }) => sum + weigh(one), 0);
  const found = said.reduce((sum, word) => sum + weigh(word.one) * worth(known, word), 0);
  const covers = total === 0 ? 0 : found / total;
  const ofKnown = Math.max(
    ...[known.en, known.ar, known.id].map((words) => {
      const all = [...words].reduce((sum, one) => sum + weigh(one), 0);
      const hit = [...words].reduce((sum, one) => sum + (heard.has(one) ? weigh(one) : 0), 0);
      return all === 0 ? 0 : hit / all;
    }),
  );
  // What was asked matters more than what the known question adds to it.
  const score = covers + ofKnown === 0 ? 0 : (1.5 * covers * ofKnown) / (0.5 * covers + ofKnown);
  const blended = 0.65 * score + 0.35 * covers;
  const home = nearness(known.passage, where);
  const policy = known.passage.kind === 'question' ? 1 : lesser;
  const shared = said.filter((word) => worth(known, word) >= worths.synonym).map(({ one }) => one);
  return { passage: known.passage, score: blended * home * policy, covers, ofKnown, shared };
}

function nearness({ persona }: Passage, where: Where): number {
  if (!persona) return 1;
  const own = topicsOfPersona[persona];
  const isSpoken = where.topics.some((topic) => own?.includes(topic));
  if (isSpoken) return near.topic;
  if (own && where.topics.length > 0) return near.elsewhere;
  return persona === where.persona ? near.persona : 1;
}

/** What each assistant knows about; the manager of everything knows about everything. */
const topicsOfPersona: Record<string, readonly Topic[]> = {
  'education-consultant': ['schools'],
  'luxury-concierge': ['dining', 'nightlife', 'events', 'tiers'],
  'real-estate-consultant': ['homes', 'visas'],
  'business-setup-advisor': ['companies', 'visas'],
  'travel-concierge': [
    'flights',
    'hotels',
    'yachts',
    'luxury-car-rental',
    'desert-safari',
    'helicopter-rides',
    'adrenaline-sky',
    'fun-gaming',
    'jet-ski-flyboard',
  ],
};

/** A passage's id says in a word or two what it is about; sections of a page share theirs. */
const idWords = ({ id, kind }: Passage): string =>
  kind === 'question' ? id.split('-').slice(1).join(' ') : '';

/** An answer that names an amount says what something costs. */
const costWords = ({ text }: Passage) =>
  /AED|USD|\$/.test(text.en) ? 'cost price fee سعر تكلفة رسوم' : '';

/** Questions asked of an adviser leave out what all of them are about. */
const subjects: Record<string, string> = {
  'education-consultant': 'school child مدرسة طفل',
  'real-estate-consultant': 'property home house عقار منزل',
  'business-setup-advisor': 'company business شركة',
  'luxury-concierge': 'venue restaurant club nightclub table مطعم نادي طاولة',
};

const subjectOf = ({ persona }: Passage) => (persona && subjects[persona]) ?? '';

function worth({ asked, told }: Indexed, { one, others }: Word): number {
  if (asked.has(one)) return worths.asked;
  if (others.some((other) => asked.has(other))) return worths.synonym;
  if (told.has(one)) return worths.told;
  return others.some((other) => told.has(other)) ? worths.toldSynonym : 0;
}
