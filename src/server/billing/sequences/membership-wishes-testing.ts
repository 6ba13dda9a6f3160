/** What people may wish for of a membership, and in which stories. */
import fc from 'fast-check';

const plans = ['essential', 'premium', 'platinum'] as const;
type Plan = (typeof plans)[number];

const cardKinds = ['good', 'declined', 'none'] as const;
export type CardKind = (typeof cardKinds)[number];

export type Wish =
  | { kind: 'join' | 'change'; choice: Plan }
  | { kind: 'cancel' | 'resume' }
  | { kind: 'pay'; share: number; way: 'good' | 'declined' | 'asks' | 'dies' | 'deaf' }
  | { kind: 'transfer' | 'credit' | 'refund'; share: number; first: boolean }
  | { kind: 'conclude'; approved: boolean }
  | { kind: 'card'; card: CardKind }
  | { kind: 'wait'; days: number };

const share = fc.constantFrom(100, 100, 100, 40, 60, 99);
const choice = fc.constantFrom(...plans);

const pay = fc.record({
  kind: fc.constant('pay' as const),
  share,
  way: fc.constantFrom('good', 'good', 'good', 'declined', 'asks', 'dies', 'deaf'),
});

const byHand = fc.record({
  kind: fc.constantFrom('transfer', 'transfer', 'credit', 'credit', 'refund'),
  share,
  first: fc.boolean(),
});

/** A night, a second try, the week of a first invoice, a month, or longer than anybody waits. */
const wait = fc.record({
  kind: fc.constant('wait' as const),
  days: fc.constantFrom(1, 2, 3, 8, 8, 20, 31, 31, 45),
});

const wish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 6, arbitrary: pay },
  { weight: 5, arbitrary: byHand },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('change' as const), choice }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'resume') }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('conclude' as const), approved: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('card' as const),
      card: fc.constantFrom(...cardKinds),
    }),
  },
  { weight: 8, arbitrary: wait },
);

/** Alone, deaf to what the processor answers, undone by a crash, or beside another in a second tab. */
const hows = ['alone', 'alone', 'alone', 'alone', 'deaf', 'crash', 'beside', 'beside'] as const;

export interface Step {
  wish: Wish;
  how: (typeof hows)[number];
  other: Wish;
  /** Whether the refunds leave before the next step. */
  jobs: boolean;
}

const other = wish.filter(({ kind }) => kind !== 'wait' && kind !== 'card');

const stepOf = (wished: fc.Arbitrary<Wish>): fc.Arbitrary<Step> =>
  fc.record({ wish: wished, how: fc.constantFrom(...hows), other, jobs: fc.boolean() });

/** Nobody else acts meanwhile. */
const plain = (one: Wish): Step => ({ wish: one, how: 'alone', other: one, jobs: false });

const passing = fc.constantFrom(31, 32, 38, 45, 75).map((days): Wish => ({ kind: 'wait', days }));
const changing = fc.record({ kind: fc.constant('change' as const), choice });
const carding = fc.record({
  kind: fc.constant('card' as const),
  card: fc.constantFrom(...cardKinds),
});
const paying = fc.oneof(pay, byHand);

/** A card is there or not, a change may be asked for, a month goes by, and what is owed by then is paid or not. */
const month = fc
  .tuple(
    stepOf(carding),
    fc.array(stepOf(fc.oneof(changing, changing, paying, wish)), { maxLength: 3 }),
    stepOf(passing),
    fc.array(stepOf(fc.oneof(paying, paying, wish)), { maxLength: 3 }),
  )
  .map(([card, before, passes, after]) => [card, ...before, passes, ...after]);

/** Most of them begin by paying, so that most of what follows is about what runs. */
const opening = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constant([plain({ kind: 'pay', share: 100, way: 'good' })]),
  },
  { weight: 1, arbitrary: fc.array(stepOf(wish), { minLength: 1, maxLength: 3 }) },
);

export interface Story {
  choice: Plan;
  card: CardKind;
  tabs: number;
  steps: Step[];
}

export const story: fc.Arbitrary<Story> = fc.record({
  choice,
  card: fc.constantFrom(...cardKinds),
  tabs: fc.constantFrom(1, 1, 1, 2, 3),
  steps: fc
    .tuple(
      opening,
      fc.array(month, { minLength: 1, maxLength: process.env.LONG ? 3 : 2 }),
      fc.array(stepOf(wish), { maxLength: 3 }),
    )
    .map(([first, months, last]) => [...first, ...months.flat(), ...last]),
});
