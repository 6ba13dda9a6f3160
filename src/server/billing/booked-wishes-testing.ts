/** What people may wish for a booking, and what that means where it stands. */
import fc from 'fast-check';
import {
  changeFee,
  type Deed,
  endOf,
  type Paper,
  reservedOn,
  type Shape,
  type Sheet,
  unpaidOn,
} from '#server/billing/booked-paper-testing.ts';
import { newestOn } from '#server/billing/paper-testing.ts';
import type { Way } from '#server/billing/sequence-money-testing.ts';
import { paying } from '#server/billing/sequence-wishes-testing.ts';

export type Wish =
  | { kind: 'confirm' | 'cancel' }
  | { kind: 'answer'; yes: boolean }
  | { kind: 'change'; shape: Shape }
  | { kind: 'call_off'; cause: 'operator' | 'weather' | 'no_show' }
  | { kind: 'pay'; share: number; way: Way }
  | { kind: 'desk'; act: 'transfer' | 'credit' | 'refund'; share: number; two: boolean }
  | { kind: 'look'; yes: boolean }
  | { kind: 'conclude'; approved: boolean };

const shape = fc.record({
  many: fc.integer({ min: 1, max: 4 }),
  extra: fc.boolean(),
  shift: fc.constantFrom(0, 0, 0, 3, 6),
});

const change = fc.record({ kind: fc.constant('change' as const), shape });

const pay = fc.record({
  kind: fc.constant('pay' as const),
  share: fc.constantFrom(30, 50, 100, 100, 120),
  way: fc.constantFrom<Way>('good', 'good', 'good', 'declined', 'asks', 'dies', 'deaf'),
});

const desk = fc.record({
  kind: fc.constant('desk' as const),
  act: fc.constantFrom(
    'transfer' as const,
    'credit' as const,
    'refund' as const,
    'credit' as const,
  ),
  share: fc.integer({ min: 1, max: 110 }),
  two: fc.boolean(),
});

const answer = fc.record({
  kind: fc.constant('answer' as const),
  yes: fc.constantFrom(true, true, true, false),
});
const look = fc.record({
  kind: fc.constant('look' as const),
  yes: fc.constantFrom(true, true, false),
});
const conclude = fc.record({ kind: fc.constant('conclude' as const), approved: fc.boolean() });

const ending: fc.Arbitrary<Wish> = fc.oneof(
  fc.constant({ kind: 'cancel' as const }),
  fc.record({
    kind: fc.constant('call_off' as const),
    cause: fc.constantFrom('operator' as const, 'weather' as const, 'no_show' as const),
  }),
);

const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 7, arbitrary: change },
  { weight: 8, arbitrary: pay },
  { weight: 8, arbitrary: desk },
  { weight: 4, arbitrary: answer },
  { weight: 4, arbitrary: look },
  { weight: 3, arbitrary: conclude },
  { weight: 2, arbitrary: ending },
);

const hows = ['alone', 'alone', 'alone', 'alone', 'again', 'crash', 'beside', 'beside'] as const;

/** What else may happen before the next step: nothing, the house's clock, or the passing of time. */
const meanwhiles = ['', '', '', '', 'jobs', 'jobs', 'late', 'lapse'] as const;

export interface Step {
  wish: Wish;
  how: (typeof hows)[number];
  other: Wish;
  meanwhile: (typeof meanwhiles)[number] | 'lived';
}

const stepOf = (wished: fc.Arbitrary<Wish>): fc.Arbitrary<Step> =>
  fc.record({
    ...{ wish: wished, how: fc.constantFrom(...hows), other: wish },
    meanwhile: fc.constantFrom(...meanwhiles),
  });

const quietly = (step: Partial<Step> & { wish: Wish }): Step => ({
  ...{ how: 'alone', other: { kind: 'cancel' }, meanwhile: '' },
  ...step,
});

export interface Story {
  good: 'arrival' | 'flight' | 'stay' | 'car' | 'safari';
  card: boolean;
  first: Shape;
  steps: Step[];
}

/** It is taken, lived with, and mostly given up; half of the days come before the end. */
export const story: fc.Arbitrary<Story> = fc
  .record({
    good: fc.constantFrom(
      'arrival' as const,
      'flight' as const,
      'stay' as const,
      'car' as const,
      'safari' as const,
    ),
    card: fc.boolean(),
    first: shape.map((one) => ({ ...one, shift: 0 })),
    begun: stepOf(fc.constant({ kind: 'confirm' as const })),
    middle: fc.array(stepOf(wish), { minLength: 2, maxLength: process.env.LONG ? 7 : 5 }),
    lived: fc.constantFrom(false, false, true),
    end: stepOf(ending),
    after: fc.array(stepOf(wish), { maxLength: 2 }),
  })
  .map(({ good, card, first, begun, middle, lived, end, after }) => {
    const yes = { kind: 'answer', yes: true } as const;
    const day = lived
      ? [quietly({ wish: { kind: 'conclude', approved: true }, meanwhile: 'lived' })]
      : [];
    // What a crash left undone is done again.
    const again = begun.how === 'crash' ? [quietly({ wish: { kind: 'confirm' } })] : [];
    const taken = [begun, ...again, ...(good === 'safari' ? [quietly({ wish: yes })] : [])];
    return { good, card, first, steps: [...taken, ...middle, ...day, end, ...after] };
  });

/** One after the other, as the house does them; each may be refused. */
export function deedsOf(paper: Paper, wished: Wish, price: (shape: Shape) => number): Deed[] {
  const { changes: seen } = paper;
  switch (wished.kind) {
    case 'confirm':
      return paper.state === 'held'
        ? [{ kind: 'early' }, { kind: 'confirm' }]
        : [{ kind: 'confirm' }];
    case 'cancel':
      return [{ kind: 'cancel', seen, fee: endOf(paper, 'now').fee }];
    case 'change': {
      // What is over has no price any more, and nobody changes it.
      const isOver = paper.state === 'lived' || paper.state === 'ended';
      const total = isOver ? paper.total : price(wished.shape);
      const fee = changeFee(paper, wished.shape, total);
      return [{ kind: 'change', seen, shape: wished.shape, total, fee }];
    }
    case 'look':
      return paper.wished.length > 0
        ? [{ kind: 'look', at: lookedAt(paper), yes: wished.yes }]
        : [];
    case 'pay':
    case 'desk':
    case 'conclude':
      return onSheet(paper, wished);
    default:
      return [wished];
  }
}

/** The first that can be answered, or else one that cannot. */
const lookedAt = ({ wished }: Paper) =>
  Math.max(
    0,
    wished.findIndex(({ over }) => !over),
  );

type OnSheet = Extract<Wish, { kind: 'pay' | 'desk' | 'conclude' }>;

const toPay = (sheet: Sheet) => Math.max(0, unpaidOn(sheet) - reservedOn(sheet));

function onSheet({ sheets }: Paper, wished: OnSheet): Deed[] {
  const firstWith = (has: (sheet: Sheet) => boolean) => Math.max(0, sheets.findIndex(has));
  if (wished.kind === 'conclude') {
    const sheet = sheets.findIndex(({ open }) => open);
    return sheet < 0 ? [] : [{ kind: wished.approved ? 'paid' : 'unpaid', sheet }];
  }
  const shareOf = (amount: number) => Math.max(1, Math.ceil((amount * wished.share) / 100));
  if (wished.kind === 'pay') {
    const sheet = firstWith((one) => toPay(one) > 0);
    const open = sheets[sheet];
    return paying({ sheet, amount: shareOf(open ? toPay(open) : 0) }, wished.way);
  }
  const { sheet, most, of } = targetOf(sheets, wished.act);
  const target = { sheet, amount: shareOf(most) };
  const deed =
    wished.act === 'refund' ? { kind: wished.act, ...target, of } : { kind: wished.act, ...target };
  return wished.two ? [{ kind: 'wish', deed }] : [deed];
}

function targetOf(sheets: Sheet[], act: 'transfer' | 'credit' | 'refund') {
  const has = {
    transfer: unpaidOn,
    credit: ({ left }: Sheet) => left,
    refund: (one: Sheet) => one.payments[newestOn(one)] ?? 0,
  }[act];
  const last = act === 'credit' ? sheets.findLastIndex((one) => has(one) > 0) : -1;
  const sheet = Math.max(0, last, act === 'credit' ? 0 : sheets.findIndex((one) => has(one) > 0));
  const found = sheets[sheet];
  return { sheet, most: found ? has(found) : 0, of: found ? newestOn(found) : -1 };
}
