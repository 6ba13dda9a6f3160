/** From what somebody wrote to what the index is asked, in the library's own terms. */
import type { QueryCombination } from 'minisearch';
import { synonymsOf } from '#domain/search/synonyms.ts';

/** Nobody means more than this; a pasted page must not keep the house busy. */
const mostWords = 8;

const weights = { prefix: 0.5, fuzzy: 0.3 };
const synonymWeight = 0.45;

/** Strictly, then forgiving slips of the finger; every word, then any of them. */
export function attemptsAtQuery(stems: string[]): QueryCombination[] {
  const words = [...new Set(stems)].slice(0, mostWords);
  const ask = (combineWith: 'AND' | 'OR', clause: typeof strict): QueryCombination => ({
    combineWith: 'OR',
    queries: [{ combineWith, queries: words.map(clause) }, ...together(words)],
  });
  return [ask('AND', strict), ask('AND', forgiving), ask('OR', strict), ask('OR', forgiving)];
}

const strict = (word: string): QueryCombination => ({
  combineWith: 'OR',
  queries: [
    { combineWith: 'OR', queries: spelt(word), prefix: word.length > 1, weights },
    ...called(word),
  ],
});

function forgiving(word: string): QueryCombination {
  const near = { fuzzy: word.length < 4 ? false : 0.3, maxFuzzy: 2, prefix: word.length > 2 };
  return {
    combineWith: 'OR',
    queries: [
      { combineWith: 'OR', queries: spelt(word), ...near, weights },
      // Two letters in the wrong order are one slip, though they count as two changes.
      { combineWith: 'OR', queries: swaps(word), prefix: true, weights, boostTerm: () => 0.5 },
      ...called(word),
    ],
  };
}

/** Somebody who has typed the article and a letter or two means the word behind it. */
const spelt = (word: string): string[] =>
  /^ال.{1,2}$/.test(word) ? [word, word.slice(2)] : [word];

function called(word: string): QueryCombination[] {
  const synonyms = synonymsOf(word);
  if (synonyms.length === 0) return [];
  return [{ combineWith: 'OR', queries: synonyms, prefix: false, boostTerm: () => synonymWeight }];
}

const swaps = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  });

/** `sky dive` may be written as one word where it is found. */
function together(words: string[]): QueryCombination[] {
  if (words.length < 2) return [];
  return [{ combineWith: 'OR', queries: [words.join('')], prefix: true, weights }];
}
