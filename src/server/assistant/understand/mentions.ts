/** Which things of the catalogue somebody names, wholly, in part, or by the one word only they have. */

import { isTime } from '#domain/assistant/dates/times.ts';
import { isGeneric, topicsIn } from '#domain/assistant/lexicon.ts';
import { tokensOf } from '#domain/assistant/numbers.ts';
import { isLittle } from '#domain/search/little-words.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import type { Vocabulary } from '#server/assistant/understand/vocabulary.ts';
import { eachInSteps, type Steps } from '#server/platform/turns.ts';

export interface Mention {
  thing: Thing;
  /** How much of its name was said, by weight: 1 is all of it. */
  share: number;
  /** The weight of what was said: a longer name beats a shorter one. */
  weight: number;
  said: Set<string>;
  /** One of the words is theirs alone. */
  isOwn: boolean;
}

export interface Mentions {
  /** `least` is how much of a name must be said, where none of its words is theirs alone. */
  in(stems: readonly string[], least?: number): Mention[];
}

interface Name {
  thing: Thing;
  stems: string[];
}

const enough = 0.6;
/** A school is called a school, and so are all the others. */
const genericWorth = 0.3;

/** So rare a word is somebody's own: in one name, and in hardly any other text. */
const rare = { names: 1, texts: 2, together: 8 };

/** Ordinary words that stand in some name: nobody means it by them alone. */
const ordinary = new Set(
  wordsOf(`special purpose private public personal open new first second third world whole full half single double
    night evening day week lunch dinner table question asked lesson trial small large great good nice cheap long short`).map(
    stem,
  ),
);

export function* mentionsOf(things: readonly Thing[], vocabulary: Vocabulary): Steps<Mentions> {
  const names = (yield* eachInSteps(things, namesOf)).flat();
  const bearers = new Map<string, Set<Thing>>();
  for (const { thing, stems } of names)
    for (const one of stems) bearers.set(one, (bearers.get(one) ?? new Set()).add(thing));
  const weigh = (one: string) =>
    Math.log(1 + things.length / (bearers.get(one)?.size ?? 1)) *
    (isGeneric(one) ? genericWorth : 1);
  const isOwn = (one: string) =>
    one.length >= 4 &&
    !isGeneric(one) &&
    !ordinary.has(one) &&
    (bearers.get(one)?.size ?? 0) <= rare.names &&
    vocabulary.heard(one) <= rare.texts;
  const isSeldom = (one: string) => /^\d+$/.test(one) || vocabulary.heard(one) <= rare.together;
  const isPair = (said: string[]) => {
    const telling = said.filter((one) => !isGeneric(one));
    if (telling.length < 2 || !telling.some(isSeldom)) return false;
    const [first, ...others] = telling.map((one) => bearers.get(one) ?? new Set<Thing>());
    const shared = [...(first ?? [])].filter((thing) => others.every((set) => set.has(thing)));
    return shared.length === 1;
  };
  return {
    in: (stems, least = enough) => {
      const asked = new Set(stems.filter((one) => !isTime(one)));
      const found = names.flatMap((name) =>
        mentionOf(name, asked, { weigh, isOwn, isPair, least }),
      );
      return withoutLesser(bestOfEach(found));
    },
  };
}

function namesOf(thing: Thing): Name[] {
  const { title, aliases, kind } = thing;
  const titles = kind === 'experience' || kind === 'visa' ? [title.en, title.ar] : [];
  const heads = titles.map(headOf).filter((head) => head !== undefined);
  return [title.en, title.ar, ...aliases, ...heads].map((name) => ({
    thing,
    stems: stemsOfName(name),
  }));
}

/** Numbers and bedrooms are in many names and make none. */
function stemsOfName(name: string): string[] {
  const words = wordsOf(name).filter((word) => !isLittle(word));
  const all = [...new Set(words.map(stem))];
  const telling = all.filter(
    (one) => !isTime(one) && !/^(?:bedroom|غرف|غرفه)$/.test(one) && !isNumberWord(one),
  );
  return telling.length > 0 ? telling : all;
}

const isNumberWord = (one: string) => !/\d/.test(one) && tokensOf(one)[0]?.number !== undefined;

/** What stands before the comma is what people say: Burj Al Arab; unless it is the name of a whole list. */
function headOf(title: string): string | undefined {
  const [head = '', ...rest] = title.split(/[,،]/);
  if (rest.length === 0) return undefined;
  const stems = stemsOfName(head);
  const listed = topicsIn(stems).used;
  return stems.every((one, at) => listed.has(at) || isLittle(one) || isGeneric(one))
    ? undefined
    : head;
}

interface Weighing {
  least: number;
  /** Two words that only this one has together, one of them rare. */
  isPair: (said: string[]) => boolean;
  weigh: (one: string) => number;
  isOwn: (one: string) => boolean;
}

function mentionOf(
  { thing, stems }: Name,
  asked: Set<string>,
  { weigh, isOwn, isPair, least }: Weighing,
): Mention[] {
  const said = stems.filter((one) => asked.has(one));
  if (said.length === 0) return [];
  const sum = (list: string[]) => list.reduce((total, one) => total + weigh(one), 0);
  const weight = sum(said);
  const share = weight / sum(stems);
  if (share < least && !said.some(isOwn) && !isPair(said)) return [];
  return [{ thing, share, weight, said: new Set(said), isOwn: said.some(isOwn) || isPair(said) }];
}

function bestOfEach(found: Mention[]): Mention[] {
  const best = new Map<Thing, Mention>();
  for (const mention of found) {
    const known = best.get(mention.thing);
    const isMore = known && known.weight === mention.weight && known.share < mention.share;
    if (!known || known.weight < mention.weight || isMore) best.set(mention.thing, mention);
  }
  return [...best.values()].toSorted((a, b) => b.weight - a.weight);
}

/** `Noor 50` is the yacht and not the membership, though both are called Noor. */
const withoutLesser = (found: Mention[]): Mention[] =>
  found.filter(
    ({ said, thing }) =>
      !found.some(
        (other) =>
          other.thing.kind !== thing.kind &&
          other.said.size > said.size &&
          [...said].every((one) => other.said.has(one)),
      ),
  );
