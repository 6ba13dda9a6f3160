/** What people may wish for, and what that means where a matter stands. */
import fc from 'fast-check';
import {
  type Deed,
  heldOn,
  type MoneyDeed,
  newestOn,
  type Paper,
  type Sheet,
} from '#server/billing/paper-testing.ts';
import type { Way } from '#server/billing/sequence-money-testing.ts';

export type Wish =
  | { kind: 'quote'; share: number; dollars: boolean; keptPercent: number }
  | { kind: 'accept' | 'reject' | 'fail' | 'fulfil' | 'deliver' | 'mend' | 'withdraw' | 'decline' }
  | { kind: 'pay'; share: number; way: Way }
  | { kind: 'transfer' | 'credit' | 'refund'; share: number }
  | { kind: 'conclude'; approved: boolean };

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

const pay = fc.record({
  kind: fc.constant('pay' as const),
  share: fc.constantFrom(30, 50, 100, 100, 120),
  way: fc.constantFrom<Way>('good', 'good', 'good', 'declined', 'asks', 'dies', 'deaf'),
});

const desk = fc.record({
  kind: fc.constantFrom('transfer' as const, 'credit' as const, 'refund' as const),
  share: fc.integer({ min: 1, max: 110 }),
});

const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 5, arbitrary: quote },
  { weight: 8, arbitrary: fc.constant({ kind: 'accept' as const }) },
  { weight: 7, arbitrary: move },
  { weight: 9, arbitrary: pay },
  { weight: 4, arbitrary: desk },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('conclude' as const), approved: fc.boolean() }),
  },
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
    case 'transfer':
    case 'credit':
    case 'refund':
    case 'conclude':
      return onSheet(paper, wished);
    default:
      return [{ kind: wished.kind, seen }];
  }
}

type OnSheet = Extract<Wish, { kind: 'pay' | 'transfer' | 'credit' | 'refund' | 'conclude' }>;

const toPay = (sheet: Sheet) => Math.max(0, sheet.left - heldOn(sheet) - sheet.leaving);

function onSheet({ sheets }: Paper, wished: OnSheet): Deed[] {
  const firstWith = (has: (sheet: Sheet) => boolean) => Math.max(0, sheets.findIndex(has));
  if (wished.kind === 'conclude') {
    const sheet = sheets.findIndex(({ open }) => open);
    return sheet < 0 ? [] : [{ kind: wished.approved ? 'paid' : 'unpaid', sheet }];
  }
  const shareOf = (amount: number) => Math.max(1, Math.ceil((amount * wished.share) / 100));
  if (wished.kind === 'credit') {
    const sheet = Math.max(0, sheets.length - 1);
    return [{ kind: 'credit', sheet, amount: shareOf(sheets[sheet]?.left ?? 0) }];
  }
  if (wished.kind === 'refund') {
    const sheet = firstWith((one) => heldOn(one) > 0);
    const found = sheets[sheet];
    const of = found ? newestOn(found) : -1;
    return [{ kind: 'refund', sheet, amount: shareOf(found?.payments[of] ?? 0), of }];
  }
  const sheet = firstWith((one) => toPay(one) > 0);
  const open = sheets[sheet];
  const amount = shareOf(open ? toPay(open) : 0);
  return 'way' in wished
    ? paying({ sheet, amount }, wished.way)
    : [{ kind: 'transfer', sheet, amount }];
}

export function paying(on: { sheet: number; amount: number }, way: Way): MoneyDeed[] {
  const { sheet } = on;
  const begun: MoneyDeed = { kind: 'begin', ...on, taken: way === 'deaf', asks: way === 'asks' };
  if (way === 'good') return [begun, { kind: 'paid', sheet }];
  return way === 'declined' ? [begun, { kind: 'declined', sheet }] : [begun];
}
