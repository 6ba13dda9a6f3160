/** Everything the assistant knows of one version of the catalogue, made ready once. */

import { isLittle } from '#domain/search/little-words.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import { type Passages, passagesOf } from '#server/assistant/passages/passages.ts';
import { type Places, placesOf } from '#server/assistant/places.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { thingsInSteps } from '#server/assistant/things/things.ts';
import { type Mentions, mentionsOf } from '#server/assistant/understand/mentions.ts';
import { type Vocabulary, vocabularyOf } from '#server/assistant/understand/vocabulary.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { eachInSteps, inTurns, type Steps } from '#server/platform/turns.ts';

export interface Knowledge {
  snapshot: Snapshot;
  things: readonly Thing[];
  byId: ReadonlyMap<string, Thing>;
  vocabulary: Vocabulary;
  mentions: Mentions;
  passages: Passages;
  places: Places;
  /** The stems of everything that is said of a thing, its title counted twice. */
  stemsOf(thing: Thing): ReadonlyMap<string, number>;
}

const kept = new WeakMap<Snapshot, Promise<Knowledge>>();

/** A third of a second of work: whoever asks meanwhile waits for it, and nobody else does. */
export function knowledgeOf(snapshot: Snapshot): Promise<Knowledge> {
  const known = kept.get(snapshot) ?? inTurns(build(snapshot));
  kept.set(snapshot, known);
  return known;
}

function* build(snapshot: Snapshot): Steps<Knowledge> {
  const things = yield* thingsInSteps(snapshot);
  const passages = yield* passagesOf(snapshot);
  const texts = [
    ...things.map(({ title, place, words }) =>
      [title.en, title.ar, place.en, place.ar, ...words].join(' '),
    ),
    ...passages.all.map(({ title, text }) => [title.en, title.ar, text.en, text.ar].join(' ')),
  ];
  const titles = [
    ...things.flatMap(({ title, place }) => [title.en, title.ar, place.en, place.ar]),
    ...passages.all.flatMap(({ title }) => [title.en, title.ar]),
  ];
  const vocabulary = yield* vocabularyOf(texts, titles);
  const stems = new Map(yield* eachInSteps(things, (thing) => [thing, weighted(thing)] as const));
  return {
    snapshot,
    things,
    byId: new Map(things.map((thing) => [thing.id, thing])),
    vocabulary,
    mentions: yield* mentionsOf(things, vocabulary),
    passages,
    places: placesOf(snapshot),
    stemsOf: (thing) => stems.get(thing) ?? new Map(),
  };
}

const worths = { title: 2, words: 1 };

function weighted({ title, aliases, place, words }: Thing): Map<string, number> {
  const stems = (texts: string[]) =>
    texts
      .flatMap(wordsOf)
      .filter((word) => !isLittle(word))
      .map(stem);
  const found = new Map<string, number>();
  for (const one of stems([place.en, place.ar, ...words])) found.set(one, worths.words);
  for (const one of stems([title.en, title.ar, ...aliases])) found.set(one, worths.title);
  return found;
}
