/** Finding a home: what a reader asks for, and which homes answer, best first. */
import { askedWords, likeness, type SearchWord } from '#domain/search/slips.ts';

type HomePurpose = 'sale' | 'rent';
type HomeStatus = 'ready' | 'off-plan';
export const homeSorts = ['recommended', 'price-up', 'price-down', 'largest'] as const;
export type HomeSort = (typeof homeSorts)[number];

/** What of a home the search looks at. */
export interface SearchedHome {
  purpose: HomePurpose;
  status: HomeStatus;
  /** The slug of the community. */
  area: string;
  bedrooms: number;
  price: { amount: number };
  sqft: number;
  furnished: boolean;
  petsAllowed: boolean;
  goldenVisa: boolean;
  /** Title, place and features in both languages, as `searchable` writes them. */
  words: string;
}

export interface HomeWish {
  text: string;
  purpose?: HomePurpose | undefined;
  status?: HomeStatus | undefined;
  area?: string | undefined;
  /** At least so many. */
  bedrooms?: number | undefined;
  /** Whole dirhams, as people type them. */
  from?: number | undefined;
  to?: number | undefined;
  furnished?: boolean | undefined;
  petsAllowed?: boolean | undefined;
  goldenVisa?: boolean | undefined;
}

const fils = 100;

/** Few readers have seen the names of places written, so shorter words may hold two slips here. */
const forgivenTwiceFrom = 6;

export function findHomes<Home extends SearchedHome>(
  homes: readonly Home[],
  wish: HomeWish,
  sort: HomeSort = 'recommended',
): Home[] {
  const asked = askedWords(
    wish.text,
    homes.map((home) => home.words),
    forgivenTwiceFrom,
  );
  const found = homes.flatMap((home) => {
    const score = answers(home, wish) ? closeness(asked, home.words) : undefined;
    return score === undefined ? [] : [{ home, score }];
  });
  return found.sort((a, b) => order(sort, a, b)).map(({ home }) => home);
}

/** How well the words answer; undefined where one of the asked words is not there at all. */
function closeness(asked: readonly SearchWord[], words: string): number | undefined {
  const there = words.split(' ');
  let score = 0;
  for (const one of asked) {
    // What stands earlier in the words (the title, then the place) counts a little more.
    const best = Math.max(0, ...there.map((word, at) => likeness(one, word) * (1 + 1 / (at + 4))));
    if (best === 0) return undefined;
    score += best;
  }
  return score;
}

interface Scored {
  home: SearchedHome;
  score: number;
}

function order(sort: HomeSort, a: Scored, b: Scored): number {
  if (sort === 'price-up') return a.home.price.amount - b.home.price.amount;
  if (sort === 'price-down') return b.home.price.amount - a.home.price.amount;
  if (sort === 'largest') return b.home.sqft - a.home.sqft;
  return b.score - a.score;
}

function answers(home: SearchedHome, wish: HomeWish): boolean {
  const { from = 0, to = Number.POSITIVE_INFINITY } = wish;
  const price = home.price.amount;
  return (
    same(wish.purpose, home.purpose) &&
    same(wish.status, home.status) &&
    same(wish.area, home.area) &&
    home.bedrooms >= (wish.bedrooms ?? 0) &&
    price >= from * fils &&
    price <= to * fils &&
    (home.furnished || !wish.furnished) &&
    (home.petsAllowed || !wish.petsAllowed) &&
    (home.goldenVisa || !wish.goldenVisa)
  );
}

const same = <Value>(wanted: Value | undefined, given: Value): boolean =>
  wanted === undefined || wanted === given;
