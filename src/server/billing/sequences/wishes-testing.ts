/** What people may wish for, and what that means where a matter stands. */
import fc from 'fast-check';
import {
  conclude,
  desk,
  deskDeedOf,
  type MoneyWish,
  moneyDeedsOf,
  pay,
} from '#server/billing/money-wishes-testing.ts';
import type { Deed, Paper } from '#server/billing/sequences/print-testing.ts';

export type Wish =
  | { kind: 'quote'; share: number; dollars: boolean; keptPercent: number; reason: string }
  | { kind: 'accept' | 'reject' | 'lapse' | Moving }
  | { kind: 'look'; yes: boolean }
  | { kind: 'wait'; act: 'transfer' | 'credit'; share: number }
  | MoneyWish;

type Moving = 'fail' | 'fulfil' | 'deliver' | 'mend' | 'withdraw' | 'decline' | 'source';

const quote = fc.record({
  kind: fc.constant('quote' as const),
  share: fc.integer({ min: 40, max: 160 }),
  dollars: fc.constantFrom(false, false, false, false, true),
  keptPercent: fc.constantFrom(0, 0, 10, 33, 100),
  // Whoever changes what stands says why, or is refused.
  reason: fc.constantFrom('As you asked.', 'As you asked.', 'As you asked.', ''),
});

/** Left to a second colleague; mostly money that came by bank. */
const wait = fc.record({
  kind: fc.constant('wait' as const),
  act: fc.constantFrom(
    'transfer' as const,
    'transfer' as const,
    'transfer' as const,
    'credit' as const,
  ),
  share: fc.constantFrom(30, 60, 100, 100, 110),
});

const look = fc.record({
  kind: fc.constant('look' as const),
  yes: fc.constantFrom(true, true, false),
});

const move = fc.record({
  kind: fc.constantFrom(
    ...(['fail', 'fail', 'fulfil', 'deliver', 'mend', 'reject', 'withdraw', 'decline'] as const),
    ...(['lapse', 'source'] as const),
  ),
});

const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 5, arbitrary: quote },
  { weight: 8, arbitrary: fc.constant({ kind: 'accept' as const }) },
  { weight: 7, arbitrary: move },
  { weight: 9, arbitrary: pay },
  { weight: 4, arbitrary: desk },
  { weight: 3, arbitrary: wait },
  { weight: 3, arbitrary: look },
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

const only = (kind: 'accept' | 'reject' | 'fail' | 'withdraw' | 'decline' | 'lapse' | 'source') =>
  stepOf(fc.constant({ kind }));

/** What stands is quoted anew; that is agreed to, declined or forgotten. */
const changed = fc.tuple(
  stepOf(quote.map((one) => ({ ...one, reason: 'As you asked.' }))),
  fc.oneof({ weight: 3, arbitrary: only('accept') }, only('reject'), only('lapse')),
);

const failed = fc.tuple(only('fail'), stepOf(quote), only('accept'));

/** Nobody answered the new quote; another one follows. */
const lapsed = fc.tuple(
  only('fail'),
  stepOf(quote),
  only('lapse'),
  only('source'),
  stepOf(quote),
  only('accept'),
);

/** Some money moves, then a supplier fails and another version is agreed to, or anything else happens. */
const chapter = fc
  .tuple(
    fc.array(
      stepOf(
        fc.oneof(
          { weight: 5, arbitrary: pay },
          { weight: 2, arbitrary: desk },
          { weight: 3, arbitrary: wait },
        ),
      ),
      { maxLength: 2 },
    ),
    fc.oneof(
      { weight: 3, arbitrary: failed },
      { weight: 2, arbitrary: changed },
      { weight: 1, arbitrary: lapsed },
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
      const { share, dollars, keptPercent, reason } = wished;
      const currency = dollars ? 'USD' : 'AED';
      const version = { number: versions + 1, currency, total: base * share, keptPercent } as const;
      return [{ kind: 'quote', seen, version, reason }];
    }
    case 'accept':
    case 'reject':
      return [{ kind: wished.kind, version: sent }];
    case 'mend':
    case 'lapse':
      return [{ kind: wished.kind }];
    case 'wait':
      return [{ kind: 'wish', deed: deskDeedOf(paper.sheets, wished) }];
    case 'look':
      return paper.wished.length > 0 ? [{ kind: 'look', at: 0, yes: wished.yes }] : [];
    case 'pay':
    case 'desk':
    case 'conclude':
      return moneyDeedsOf(paper.sheets, wished);
    default:
      return [{ kind: wished.kind, seen }];
  }
}
