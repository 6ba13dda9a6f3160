/** What people may wish for, and what that means where a matter stands. */
import fc from 'fast-check';
import {
  conclude,
  desk,
  type MoneyWish,
  moneyDeedsOf,
  pay,
} from '#server/billing/money-wishes-testing.ts';
import type { Deed, Paper } from '#server/billing/sequences/print-testing.ts';

export type Wish =
  | { kind: 'quote'; share: number; dollars: boolean; keptPercent: number }
  | { kind: 'accept' | 'reject' | 'fail' | 'fulfil' | 'deliver' | 'mend' | 'withdraw' | 'decline' }
  | MoneyWish;

const quote = fc.record({
  kind: fc.constant('quote' as const),
  share: fc.integer({ min: 40, max: 160 }),
  dollars: fc.constantFrom(false, false, false, false, true),
  keptPercent: fc.constantFrom(0, 0, 10, 33, 100),
});

const move = fc.record({
  kind: fc.constantFrom(
    ...(['fail', 'fail', 'fulfil', 'deliver', 'mend', 'reject', 'withdraw', 'decline'] as const),
  ),
});

const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 5, arbitrary: quote },
  { weight: 8, arbitrary: fc.constant({ kind: 'accept' as const }) },
  { weight: 7, arbitrary: move },
  { weight: 9, arbitrary: pay },
  { weight: 4, arbitrary: desk },
  { weight: 4, arbitrary: conclude },
);

/** Alone, again under the same key, undone by a crash, or beside another in a second tab. */
const hows = ['alone', 'alone', 'alone', 'alone', 'again', 'again', 'crash', 'beside'] as const;

export interface Step {
  wish: Wish;
  how: (typeof hows)[number];
  other: Wish;
  /** Whether the refunds leave before the next step. */
  jobs: boolean;
}

const stepOf = (wished: fc.Arbitrary<Wish>): fc.Arbitrary<Step> =>
  fc.record({ wish: wished, how: fc.constantFrom(...hows), other: wish, jobs: fc.boolean() });

const only = (kind: 'accept' | 'fail' | 'withdraw' | 'decline') => stepOf(fc.constant({ kind }));

/** Some money moves, then a supplier fails and another version is agreed to, or anything else happens. */
const chapter = fc
  .tuple(
    fc.array(stepOf(fc.oneof({ weight: 5, arbitrary: pay }, { weight: 2, arbitrary: desk })), {
      maxLength: 2,
    }),
    fc.oneof(
      { weight: 3, arbitrary: fc.tuple(only('fail'), stepOf(quote), only('accept')) },
      { weight: 1, arbitrary: fc.array(stepOf(wish), { maxLength: 2 }) },
    ),
  )
  .map(([paid, then]) => [...paid, ...then]);

/** Everybody begins with an agreement, so that most of what follows is about money. */
export const story: fc.Arbitrary<Step[]> = fc
  .tuple(
    ...([quote, fc.array(chapter, { minLength: 1, maxLength: process.env.LONG ? 3 : 2 })] as const),
    fc.oneof(only('withdraw'), only('decline'), stepOf(wish)),
    fc.array(stepOf(wish), { maxLength: 2 }),
  )
  .map(([first, chapters, end, after]) => {
    const plain = { how: 'alone', other: { kind: 'accept' }, jobs: false } as const;
    const begun: Step[] = [
      { ...plain, wish: first },
      { ...plain, wish: { kind: 'accept' } },
    ];
    return [...begun, ...chapters.flat(), end, ...after];
  });

const base = 100_000;

/** One after the other, as the house does them; each may be refused. */
export function deedsOf(paper: Paper, wished: Wish): Deed[] {
  const { changes: seen, sent, versions } = paper;
  switch (wished.kind) {
    case 'quote': {
      const { share, dollars, keptPercent } = wished;
      const currency = dollars ? 'USD' : 'AED';
      const version = { number: versions + 1, currency, total: base * share, keptPercent } as const;
      return [{ kind: 'quote', seen, version }];
    }
    case 'accept':
    case 'reject':
      return [{ kind: wished.kind, version: sent }];
    case 'mend':
      return [{ kind: 'mend' }];
    case 'pay':
    case 'desk':
    case 'conclude':
      return moneyDeedsOf(paper.sheets, wished);
    default:
      return [{ kind: wished.kind, seen }];
  }
}
