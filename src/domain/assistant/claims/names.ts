/** Which things a sentence names, and where in it. */

import { tokensIn, wordAt } from '#domain/assistant/claims/tokens.ts';
import type { MessageToken } from '#domain/assistant/numbers.ts';

export interface ClaimName {
  at: number;
  length: number;
  /** More than one where they share the name; none where the house knows nothing of that name. */
  ids: string[];
}

export interface ClaimNames {
  in(tokens: readonly MessageToken[]): ClaimName[];
}

interface Name {
  words: string[];
  ids: Set<string>;
}

/** Every name with whose it is. The longest that fits is meant. */
export function namesOf(given: Iterable<readonly [name: string, id: string]>): ClaimNames {
  const byName = new Map<string, Name>();
  for (const [name, id] of given) {
    const words = wordsOfName(name);
    const key = words.join(' ');
    if (key.length < 3) continue;
    const known = byName.get(key) ?? { words, ids: new Set() };
    byName.set(key, { words, ids: known.ids.add(id) });
  }
  const byFirst = Map.groupBy(byName.values(), ({ words: [first = ''] }) => first);
  for (const names of byFirst.values()) names.sort((a, b) => b.words.length - a.words.length);
  return { in: (tokens) => namedIn(tokens, byFirst) };
}

/** Signs come and go, and so does the article before a name. */
function wordsOfName(name: string): string[] {
  const words = tokensIn(name).flatMap(({ word }) => (isSign(word) ? [] : [word]));
  return words[0] === 'the' && words.length > 1 ? words.slice(1) : words;
}

const isSign = (word: string) => !/[\p{L}\p{N}]/u.test(word);

function namedIn(tokens: readonly MessageToken[], byFirst: Map<string, Name[]>): ClaimName[] {
  const found: ClaimName[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const fitting = begun(wordAt(tokens, at))
      .flatMap((first) => byFirst.get(first) ?? [])
      .map((name) => ({ ids: [...name.ids], at, length: lengthOf(name.words, tokens, at) }))
      .filter(({ length }) => length > 0);
    const longest = fitting.toSorted((a, b) => b.length - a.length)[0];
    if (!longest) continue;
    found.push(longest);
    at += longest.length - 1;
  }
  return found;
}

/** And, with, for, the: they lean on a name in Arabic. */
const begun = (word: string): string[] => [
  word,
  ...[/^[وبلفك](?=.{2})/, /^[وبلفك]?ال(?=.{2})/]
    .map((leaning) => word.replace(leaning, ''))
    .filter((bare) => bare !== word),
];

/** How many pieces of the sentence the name takes, with the signs in it; none where it stops fitting. */
function lengthOf(words: readonly string[], tokens: readonly MessageToken[], at: number): number {
  let place = at + 1;
  for (const word of words.slice(1)) {
    while (
      isSign(wordAt(tokens, place)) &&
      wordAt(tokens, place) !== '' &&
      wordAt(tokens, place) !== '\n'
    )
      place += 1;
    if (wordAt(tokens, place) !== word) return 0;
    place += 1;
  }
  return place - at;
}
