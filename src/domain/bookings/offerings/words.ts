/** The words an offering is found by, and how well they answer what a reader typed. */
import type { SearchWords } from '#contract/bookings/pages.ts';
import { askedWords, likeness, type SearchWord, searchable } from '#domain/search/slips.ts';

/** Once each; what is in the title need not be said again. */
export function searchWords(title: string[], rest: string[]): SearchWords {
  const first = searchable(title);
  const inTitle = new Set(first.split(' '));
  const others = searchable(rest).split(' ');
  return { title: first, rest: others.filter((word) => !inTitle.has(word)).join(' ') };
}

/** How well one of the list answers the query: 0 not at all, and more the better. */
export function matcher(
  query: string,
  list: readonly SearchWords[],
): (words: SearchWords) => number {
  const asked = askedWords(
    query,
    list.flatMap(({ title, rest }) => [title, rest]),
  );
  return ({ title, rest }) => {
    const inTitle = title.split(' ');
    const inRest = rest.split(' ');
    let total = 0;
    for (const one of asked) {
      const score = Math.max(2 * best(one, inTitle), best(one, inRest));
      if (score === 0) return 0;
      total += score;
    }
    return total || 1;
  };
}

const best = (asked: SearchWord, words: string[]): number =>
  words.reduce((score, word) => Math.max(score, likeness(asked, word)), 0);
