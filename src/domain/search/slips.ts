/**
 * Finds what a reader means by what they type into a list: half typed, with or without the article, or
 * with a slip of the finger. What a list is found by is spelt once, on the server, by `searchable`.
 */
import { weightyWords } from '#domain/search/little-words.ts';
import { withoutArticle, wordsOf } from '#domain/search/normal-form.ts';

export interface SearchWord {
  word: string;
  /** How many letters may be wrong. */
  slips: number;
}

/** Each word of the texts once, in the order of their weight. */
export const searchable = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap(wordsOf).map(withoutArticle))].join(' ');

/** A word that stands somewhere in the list as it was typed is meant so; only a stranger is a slip. */
export function askedWords(
  query: string,
  list: readonly string[],
  forgivenTwiceFrom = longWord,
): SearchWord[] {
  const known = [...new Set(list.flatMap((words) => words.split(' ')))];
  return weightyWords(query).map((typed) => {
    const word = withoutArticle(typed);
    const exact = { word, slips: 0 };
    if (known.some((other) => likeness(exact, other) > 0)) return exact;
    const thresholds = [forgivenFrom, forgivenTwiceFrom];
    return { word, slips: thresholds.filter((from) => word.length >= from).length };
  });
}

export function holdsAll(words: string, asked: readonly SearchWord[]): boolean {
  const there = words.split(' ');
  return asked.every((one) => there.some((word) => likeness(one, word) > 0));
}

/** From this length on a word may be meant by a part of it, or hold a slip; shorter ones fit anywhere. */
const forgivenFrom = 4;
/** From here on there are so few neighbours that two slips still say which word was meant. */
const longWord = 9;

/** The same word, its beginning, a part of it, or its beginning with slips: 0 not at all. */
export function likeness({ word: asked, slips }: SearchWord, word: string): number {
  if (word === asked) return 8;
  // A figure is meant as it is written: 4 bedrooms are not 40.
  if (/^\d+$/.test(asked)) return 0;
  if (word.startsWith(asked)) return 6;
  if (asked.length >= forgivenFrom && word.includes(asked)) return 4;
  return slips > 0 && word[0] === asked[0] && slipsToBeginning(asked, word) <= slips ? 1 : 0;
}

/** The fewest slips that turn what was typed into the word or into a beginning of it. */
function slipsToBeginning(asked: string, word: string): number {
  const found = slipsToBeginnings(asked, word).filter(
    (_, length) => length === word.length || endsAlike(asked, word.slice(0, length)),
  );
  return Math.min(...found);
}

/** A wrong last letter says nothing of what comes after it, so there the word itself has to end. */
function endsAlike(asked: string, beginning: string): boolean {
  const [last, beforeLast] = [asked.at(-1), asked.at(-2)];
  const isSwapped = beginning.at(-1) === beforeLast && beginning.at(-2) === last;
  return beginning.at(-1) === last || isSwapped;
}

/** Letters missing, added, mistaken or swapped with their neighbour, for every length of a beginning. */
function slipsToBeginnings(a: string, b: string): number[] {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return last;
}
