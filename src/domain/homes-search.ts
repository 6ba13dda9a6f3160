/** Finding a home: what a reader asks for, and which homes answer, best first. */

export type HomePurpose = 'sale' | 'rent';
export type HomeStatus = 'ready' | 'off-plan';
export const homeSorts = ['recommended', 'price-up', 'price-down', 'largest'] as const;
export type HomeSort = (typeof homeSorts)[number];

/** What of a home the search looks at. */
export interface Findable {
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

export function findHomes<Home extends Findable>(
  homes: readonly Home[],
  wish: HomeWish,
  sort: HomeSort = 'recommended',
): Home[] {
  const asked = askedOf(wish.text, homes);
  const found = homes.flatMap((home) => {
    const score = answers(home, wish) ? closeness(asked, home.words) : undefined;
    return score === undefined ? [] : [{ home, score }];
  });
  return found.sort((a, b) => order(sort, a, b)).map(({ home }) => home);
}

interface Scored {
  home: Findable;
  score: number;
}

function order(sort: HomeSort, a: Scored, b: Scored): number {
  if (sort === 'price-up') return a.home.price.amount - b.home.price.amount;
  if (sort === 'price-down') return b.home.price.amount - a.home.price.amount;
  if (sort === 'largest') return b.home.sqft - a.home.sqft;
  return b.score - a.score;
}

function answers(home: Findable, wish: HomeWish): boolean {
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

function same<Value>(wanted: Value | undefined, given: Value): boolean {
  return wanted === undefined || wanted === given;
}

/** Words that people put between the ones they mean. */
const fillers = new Set(
  'a an and at by for in near of on the to with في على من مع الى او'.split(' '),
);

interface Asked {
  token: string;
  /** How many letters may be wrong. */
  slips: number;
}

/** A word that stands somewhere as it was typed is meant so; only a stranger may be a slip. */
function askedOf(text: string, homes: readonly Findable[]): Asked[] {
  const known = new Set(homes.flatMap((home) => home.words.split(' ')));
  return tokens(text)
    .filter((token) => !fillers.has(token))
    .map((token) => {
      const meant = [...known].some((word) => likeness({ token, slips: 0 }, word) > 0);
      return { token, slips: meant ? 0 : allowedSlips(token) };
    });
}

/** How well the words answer; undefined where one of the asked words is not there at all. */
function closeness(asked: Asked[], words: string): number | undefined {
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

function likeness({ token, slips: allowed }: Asked, word: string): number {
  if (token === word) return 4;
  if (/^\d/.test(token)) return 0;
  if (word.startsWith(token) && token.length > 1) return 3;
  if (allowed === 0 || word[0] !== token[0]) return 0;
  const begun = word.slice(0, token.length);
  return Math.min(slips(token, word), slips(token, begun)) <= allowed ? 1 : 0;
}

/** Short words have too many neighbours to be forgiven. */
function allowedSlips({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** Letters missing, added, mistaken or swapped with their neighbour, to get from one to the other. */
function slips(a: string, b: string): number {
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
  return last[b.length] ?? 0;
}

/** Each word once, in the order of their weight. */
export function searchable(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(tokens))].join(' ');
}

/** Arabic is written with and without its small signs, and with several forms of alef, ya and ha. */
function tokens(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^(?:وال|ال|لل)(?=..)/, ''))
    .filter(Boolean);
}
