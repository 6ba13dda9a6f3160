/** What people may wish for a booking, and what that means where it stands. */
import fc from 'fast-check';
import type { Deed, Paper, Shape, Sheet } from '#server/billing/booked-shapes-testing.ts';
import { reservedOn } from '#server/billing/booked-sheets-testing.ts';
import {
  conclude,
  desk,
  deskDeedOf,
  type MoneyWish,
  moneyDeedsOf,
  pay,
} from '#server/billing/money-wishes-testing.ts';
import { changeFee, endOf } from '#server/billing/sequences/booking-print-testing.ts';
import { unpaidOn } from '#server/billing/sequences/print-testing.ts';

export type Wish =
  | { kind: 'confirm' | 'cancel' }
  | { kind: 'answer'; yes: boolean }
  | { kind: 'change'; shape: Shape }
  | { kind: 'call_off'; cause: 'operator' | 'weather' | 'no_show' }
  | Exclude<MoneyWish, { kind: 'desk' }>
  | (Extract<MoneyWish, { kind: 'desk' }> & { two: boolean })
  | { kind: 'look'; yes: boolean };

const shape = fc.record({
  many: fc.integer({ min: 1, max: 4 }),
  extra: fc.boolean(),
  shift: fc.constantFrom(0, 0, 0, 3, 6),
});

const change = fc.record({ kind: fc.constant('change' as const), shape });

/** Alone, or with another who looks at it first. */
const byDesk = fc
  .record({ wished: desk, two: fc.boolean() })
  .map(({ wished, two }) => ({ ...wished, two }));

const answer = fc.record({
  kind: fc.constant('answer' as const),
  yes: fc.constantFrom(true, true, true, false),
});
const look = fc.record({
  kind: fc.constant('look' as const),
  yes: fc.constantFrom(true, true, false),
});

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
  { weight: 8, arbitrary: byDesk },
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
  /** Also with a processor whose answer is lost. */
  how: (typeof hows)[number] | 'deaf';
  other: Wish;
  meanwhile: (typeof meanwhiles)[number] | 'lived';
}

const stepOf = (wished: fc.Arbitrary<Wish>): fc.Arbitrary<Step> =>
  fc.record({
    wish: wished,
    how: fc.constantFrom(...hows),
    other: wish,
    meanwhile: fc.constantFrom(...meanwhiles),
  });

const quietly = (step: Partial<Step> & { wish: Wish }): Step => ({
  how: 'alone',
  other: { kind: 'cancel' },
  meanwhile: '',
  ...step,
});

/** Made dearer, and mostly cheaper again before the job that takes the difference has come by. */
const undone: fc.Arbitrary<Step[]> = fc
  .record({
    asked: fc.boolean(),
    back: fc.oneof(change, change, ending),
    how: fc.constantFrom(...hows),
    meanwhile: fc.constantFrom('' as const, '' as const, 'jobs' as const),
  })
  .map(({ asked, back, how, meanwhile }) => {
    const dearer = { many: 4, extra: true, shift: 0 };
    const wishes = [quietly({ wish: { kind: 'change', shape: dearer }, meanwhile })];
    return asked ? [...wishes, quietly({ wish: back, how, other: back })] : [];
  });

export interface Story {
  good: 'arrival' | 'flight' | 'stay' | 'car' | 'safari';
  card: boolean;
  first: Shape;
  steps: Step[];
}

/** Mostly once; also while nobody hears what the processor says, and in two tabs. */
const taking: fc.Arbitrary<Step> = fc
  .record({
    step: stepOf(fc.constant({ kind: 'confirm' as const })),
    turn: fc.constantFrom('', '', '', 'deaf', 'twice'),
  })
  .map(({ step, turn }): Step => {
    if (turn === 'deaf') return { ...step, how: 'deaf' };
    return turn === 'twice' ? { ...step, how: 'beside', other: step.wish } : step;
  });

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
    begun: taking,
    undone,
    middle: fc.array(stepOf(wish), { minLength: 2, maxLength: process.env.LONG ? 7 : 5 }),
    lived: fc.constantFrom(false, false, true),
    end: stepOf(ending),
    after: fc.array(stepOf(wish), { maxLength: 2 }),
  })
  .map(({ good, card, first, begun, undone: early, middle, lived, end, after }) => {
    const yes = { kind: 'answer', yes: true } as const;
    const day = lived
      ? [quietly({ wish: { kind: 'conclude', approved: true }, meanwhile: 'lived' })]
      : [];
    // What a crash or a broken line left undone is done again.
    const again =
      begun.how === 'crash' || begun.how === 'deaf' ? [quietly({ wish: { kind: 'confirm' } })] : [];
    const taken = [begun, ...again, ...(good === 'safari' ? [quietly({ wish: yes })] : [])];
    return { good, card, first, steps: [...taken, ...early, ...middle, ...day, end, ...after] };
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
    case 'desk': {
      const deed = deskDeedOf(paper.sheets, wished);
      return wished.two ? [{ kind: 'wish', deed }] : [deed];
    }
    case 'pay':
    case 'conclude':
      return moneyDeedsOf(paper.sheets, wished, toPay);
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

const toPay = (sheet: Sheet) => Math.max(0, unpaidOn(sheet) - reservedOn(sheet));
