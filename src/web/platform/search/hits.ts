/** The rows of what was found, as the arrow keys walk them. */
import type { SearchAnswer, SearchHit } from '#contract/search.ts';

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

/** Kind after kind. */
export const hitsOf = (answer: SearchAnswer | undefined): SearchHit[] =>
  answer?.groups.flatMap(({ hits }) => hits) ?? [];
