/** What the catalogue itself says of its answers and its things, so that a new one is understood without a new corpus. */
import type { Language, Localised } from '#contract/primitives.ts';
import { housePassages } from '#server/assistant/passages/house-passages.ts';
import type { Passage } from '#server/assistant/passages/passage.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { thingsIn } from '#server/assistant/things/things.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export interface CataloguePhrase {
  text: string;
  subject: 'entry' | 'thing';
  is: string;
  language: Language;
  /** The kind of such things, as the corpus calls it. */
  kind?: string;
}

interface Written {
  id: string;
  question: Localised;
  answer: Localised;
}

export function cataloguePhrases(snapshot: Snapshot): CataloguePhrase[] {
  const known = snapshot.all('personas').flatMap(({ knowledge }) => knowledge);
  const asked = snapshot.all('faq').map((one) => ({ ...one, id: `faq-${one.id}` }));
  const house = housePassages(snapshot).filter(isTaught);
  const told = house.map(({ id, title, text }) => ({ id, question: title, answer: text }));
  return [
    ...[...known, ...asked, ...told].flatMap(phrasesOfAnswer),
    ...thingsIn(snapshot).flatMap(phrasesOfThing),
  ];
}

/** Of a move's many steps those that somebody asks about by themselves: the others go without saying. */
const isTaught = ({ id }: Passage): boolean => !id.startsWith('task-') || askedSteps.has(id);

const askedSteps = new Set(
  `attest-family attest-degree shipping-pack medical-test entry-permit uae-pass bank-personal home-insurance buy-car
  doctor-dentist exit-tax temporary-stay spouse-career family-visas pet-titre pet-permit`
    .split(/\s+/)
    .map((id) => `task-${id}`),
);

const phrasesOfAnswer = ({ id, question, answer }: Written): CataloguePhrase[] =>
  languages.flatMap((language) =>
    [question[language], ...sentencesOf(answer[language])].map((text) => ({
      text,
      subject: 'entry',
      is: id,
      language,
    })),
  );

const languages = ['en', 'ar'] as const;

/** How classifiers call a thing: no two kinds share a name. */
export const thingName = ({ entry, slug }: Pick<Thing, 'entry' | 'slug'>): string =>
  `${entry.of}/${slug}`;

/** Its names alone and with its place, and each sentence about it; single words tell nothing. */
const phrasesOfThing = (thing: Thing): CataloguePhrase[] => {
  const named = languages.flatMap((language) => [
    thing.title[language],
    `${thing.title[language]} ${thing.place[language]}`,
  ]);
  const told = thing.words.flatMap(sentencesOf).filter((text) => text.length > shortestTold);
  return [...named, ...thing.aliases, ...told].map((text) => ({
    text,
    subject: 'thing',
    is: thingName(thing),
    language: arabic.test(text) ? 'ar' : 'en',
    kind: kindOf(thing),
  }));
};

/** Where the corpus parts what the lists hold together, or calls it otherwise. */
const kindNames: Partial<Record<Thing['topic'], string>> = {
  dining: 'restaurant-table',
  events: 'event-ticket',
  tiers: 'club-membership',
  companies: 'company',
  visas: 'visa',
  schools: 'school',
  curricula: 'school',
  plans: 'plan',
  areas: 'area',
  agents: 'viewing',
};

function kindOf({ topic, entry }: Thing): string {
  if (entry.of === 'home') return entry.item.purpose === 'rent' ? 'home-rent' : 'home-buy';
  if (topic === 'nightlife')
    return entry.of === 'venue' && entry.item.kind === 'lounge' ? 'lounge' : 'nightclub';
  return kindNames[topic] ?? topic;
}

const arabic = /\p{Script=Arabic}/u;
/** Letters. */
const shortestTold = 25;

const sentencesOf = (text: string) =>
  text.split(/(?<=[.;:?؟؛])\s+/).filter((one) => one.length > 3);
