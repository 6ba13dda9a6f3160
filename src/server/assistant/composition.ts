/** From what the brain says to the answer that travels. */

import type { AnswerCard, AssistantAnswer, Citation } from '#contract/assistant/assistant.ts';
import type { Persona } from '#contract/catalogue/personas.ts';
import type { Language } from '#contract/primitives.ts';
import { pictureOf } from '#domain/catalogue.ts';
import { speakerOf } from '#server/assistant/money-words.ts';
import type { Reply } from '#server/assistant/replies/reply.ts';
import { citationOf, type Thing } from '#server/assistant/things/thing.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export interface AnswerReader {
  snapshot: Snapshot;
  artBase: string;
  language: Language;
  persona: Persona;
}

const mostCards = 4;

export type Composed = Omit<
  AssistantAnswer,
  'conversationId' | 'messageId' | 'memoryToken' | 'brain'
>;

export function composeAnswer(reply: Reply, reader: AnswerReader): Composed {
  const { language } = reader;
  const cited = [...reply.citations, ...reply.things.map((thing) => citationOf(thing, language))];
  return {
    response: withoutMarkup(reply.text),
    language,
    persona: personaFor(reader),
    citations: once(cited),
    cards: reply.things.slice(0, mostCards).map((thing) => cardOf(thing, reader)),
    actions: reply.actions.slice(0, 3),
    acts: reply.acts.slice(0, 1),
    suggestions: reply.suggestions.slice(0, 3),
    missing: reply.missing,
    offersPerson: reply.offersPerson,
  };
}

export const personaFor = ({ persona, language }: Pick<AnswerReader, 'persona' | 'language'>) => ({
  slug: persona.slug,
  name: persona.botName[language],
  role: persona.role[language],
});

const once = (cited: Citation[]): Citation[] => [
  ...new Map(cited.map((citation) => [citation.id, citation])).values(),
];

function cardOf(thing: Thing, { language, snapshot, artBase }: AnswerReader): AnswerCard {
  const { price } = thing;
  const speaker = speakerOf(snapshot, language);
  return {
    id: thing.id,
    kind: thing.kind,
    title: thing.title[language],
    place: thing.place[language],
    path: thing.path,
    picture:
      thing.art && pictureOf(thing.art, { artBase, language, words: snapshot.texts('taxonomy') }),
    price: price && {
      amount: price.amount,
      currency: price.currency,
      unit: speaker.unit(price),
      isFrom: thing.isFrom,
    },
    facts: thing.facts(language),
    action: thing.action(language),
  };
}

/** Whatever looks like markup is said as text or not at all: an answer is never HTML. */
export const withoutMarkup = (text: string) => stripMarkup(text).trim();

/** The same of a piece of it, whose spaces belong to its neighbours. */
export const stripMarkup = (text: string): string =>
  text
    .replaceAll(/<\s*script[^<>]*>[\s\S]*?(?:<\s*\/\s*script\s*>|$)/gi, '')
    .replaceAll(/<\s*style[^<>]*>[\s\S]*?(?:<\s*\/\s*style\s*>|$)/gi, '')
    .replaceAll(/<\/?[a-z!][^<>]*>?/gi, '')
    .replaceAll(/javascript\s*:/gi, '')
    .replaceAll(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '');
