/** Every state that a booking's money can be in, by every way of paying. */
import type { BookingPlace } from '#contract/bookings/bookings.ts';
import type { Currency, Money } from '#contract/primitives.ts';
import type { OwingBooking } from '#domain/bookings/money.ts';
import type { MovedMoney } from '#domain/money/facts.ts';
import { money } from '#domain/money.ts';
import type { BookingLetterKind } from '#server/bookings/letters/letters.ts';
import { quote } from '#server/bookings/letters/testing.ts';

export const total = 540_000;
export const confirmedAt = '2026-12-01T10:00:00.000Z';
export const early = '2026-12-02T10:00:00.000Z';
export const late = '2026-12-16T10:00:00.000Z';

export const sum = (amount: number): Money => money(amount, 'USD');
const dueBy = (first: number, mode: 'deposit' | 'full' | 'card-guarantee') => ({
  ...quote.due,
  mode,
  first: sum(first),
  rest: sum(total - first),
  restBy: first === total ? null : quote.due.restBy,
});

/** How it is paid for, with the parts of its invoice. */
export const modes = {
  deposit: dueBy(270_000, 'deposit'),
  full: dueBy(total, 'full'),
  guarantee: { ...dueBy(0, 'card-guarantee'), restBy: '2026-12-17T10:00:00.000Z' },
  onTheDay: { ...dueBy(0, 'deposit'), restBy: '2026-12-17T10:00:00.000Z' },
};
export type Mode = keyof typeof modes;

export function documentOf(mode: Mode, { paid = 0, credited = 0 } = {}) {
  const { first, rest, restBy } = modes[mode];
  const parts = [
    { amount: first.amount, dueOn: '2026-12-01' },
    { amount: rest.amount, dueOn: (restBy ?? confirmedAt).slice(0, 10) },
  ];
  return { total, paid, credited, instalments: parts.filter(({ amount }) => amount > 0) };
}

export interface State {
  place: BookingPlace;
  moved: (mode: Mode) => Partial<MovedMoney>;
  feesKept?: number;
  changeFees?: OwingBooking['changeFees'];
  /** A change that waits for the house. */
  asks?: (mode: Mode) => NonNullable<OwingBooking['asks']>;
  /** What it is agreed in, where that is not dollars. */
  currency?: Currency;
  /** The house gave it up: its place alone does not say so. */
  calledOff?: boolean;
  /** What the weather gives back, where that is not all. */
  weatherRefundPercent?: number;
  /** What writes of it, where its place alone does not say. */
  letter?: BookingLetterKind;
}

const firstOf = (mode: Mode) => modes[mode].first.amount || 100_000;
export const ways: MovedMoney['ways'] = ['card'];
const cancelled = (mode: Mode, kept: number) => ({
  documents: [documentOf(mode, { paid: firstOf(mode), credited: total - kept })],
});

const partPaid = (mode: Mode): Partial<MovedMoney> => ({
  documents: [documentOf(mode, { paid: firstOf(mode) })],
  paid: firstOf(mode),
  ways,
});

/** Fees for changes are asked for on top, at once. */
function withFees(mode: Mode, fees: number) {
  const document = documentOf(mode, { paid: firstOf(mode) });
  const instalments = [...document.instalments, { amount: fees, dueOn: '2026-12-01' }];
  return { ...document, total: total + fees, instalments };
}

/** The same with more or fewer people, two days later. */
function changedTo(mode: Mode, dearer: number) {
  const due = { ...modes[mode], rest: sum(dearer - modes[mode].first.amount) };
  const asked = { ...quote, total: sum(dearer), due };
  return { quote: asked, startsAt: '2026-12-19T10:00:00.000Z', feesKept: 0 };
}

type Back = NonNullable<MovedMoney['backs']>[number];

const byBank = (mode: Mode, sent: Omit<Back, 'way' | 'card' | 'amount'>): Back => ({
  way: 'transfer',
  card: '',
  amount: firstOf(mode),
  ...sent,
});

/** Every state of money a booking can be in, by each way of paying. */
export const states: Record<string, State> = {
  none: { place: 'confirmed', moved: (mode) => ({ documents: [documentOf(mode)] }) },
  held: { place: 'held', moved: () => ({}) },
  asked: { place: 'pending', moved: () => ({}) },
  askedReserved: { place: 'pending', moved: (mode) => ({ reserved: firstOf(mode) }) },
  authorised: {
    place: 'confirmed',
    moved: (mode) => ({ documents: [documentOf(mode)], reserved: total }),
  },
  part_paid: {
    place: 'confirmed',
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: firstOf(mode) })],
      paid: firstOf(mode),
      ways,
    }),
  },
  paid: {
    place: 'completed',
    moved: (mode) => ({ documents: [documentOf(mode, { paid: total })], paid: total, ways }),
  },
  changed: {
    place: 'confirmed',
    feesKept: 5_000,
    moved: (mode) => ({ documents: [documentOf(mode, { paid: total })], paid: total, ways }),
  },
  forgiven: {
    place: 'confirmed',
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: firstOf(mode), credited: total - firstOf(mode) })],
      paid: firstOf(mode),
      forgiven: total - firstOf(mode),
      ways,
    }),
  },
  sentBack: {
    place: 'confirmed',
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: total - 50_000, credited: 50_000 })],
      paid: total - 50_000,
      returned: 50_000,
      forgiven: 50_000,
      forgivenBack: 50_000,
      forgivenGone: 50_000,
      ways,
    }),
  },
  refund_due: {
    place: 'cancelled',
    moved: (mode) => ({ ...cancelled(mode, 0), returning: firstOf(mode), ways }),
  },
  refunded: {
    place: 'cancelled',
    moved: () => ({
      documents: [documentOf('full', { credited: total })],
      returned: total,
      ways,
    }),
  },
  keptPart: {
    place: 'no_show',
    feesKept: 50_000,
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: firstOf(mode), credited: total - 50_000 })],
      paid: 50_000,
      returning: firstOf(mode) - 50_000,
      ways,
    }),
  },
  feeOwed: {
    place: 'cancelled',
    feesKept: total,
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: firstOf(mode) })],
      paid: firstOf(mode),
      ways,
    }),
  },
  calledOffOperator: {
    place: 'cancelled',
    calledOff: true,
    letter: 'called_off',
    moved: (mode) => ({ ...cancelled(mode, 0), returning: firstOf(mode), ways }),
  },
  calledOffWeather: {
    place: 'cancelled',
    calledOff: true,
    letter: 'called_off',
    feesKept: 20_000,
    weatherRefundPercent: 80,
    moved: (mode) => ({
      ...cancelled(mode, 20_000),
      paid: 20_000,
      returning: firstOf(mode) - 20_000,
      ways,
    }),
  },
  // A share of all that was paid, whatever it was for: fees for changes too.
  calledOffAfterChanges: {
    place: 'cancelled',
    calledOff: true,
    letter: 'called_off',
    feesKept: 20_000,
    changeFees: [{ on: '2026-12-01', amount: 15_000 }],
    moved: (mode) => ({
      documents: [documentOf(mode, { paid: 20_000, credited: total - 20_000 })],
      paid: 20_000,
      returned: firstOf(mode) - 20_000,
      ways,
    }),
  },
  weatherKeeps: { place: 'confirmed', weatherRefundPercent: 80, moved: (mode) => partPaid(mode) },
  checking: {
    place: 'confirmed',
    moved: (mode) => ({ documents: [documentOf(mode)], checking: firstOf(mode) }),
  },
  asksBank: {
    place: 'confirmed',
    moved: (mode) => ({
      documents: [documentOf(mode)],
      collecting: firstOf(mode),
      collectingOn: ['visa 4242'],
    }),
  },
  changeWaits: {
    place: 'confirmed',
    letter: 'change_asked',
    asks: (mode) => changedTo(mode, 640_000),
    moved: (mode) => partPaid(mode),
  },
  cheaperWaits: {
    place: 'confirmed',
    letter: 'change_asked',
    asks: (mode) => changedTo(mode, 440_000),
    moved: (mode) => partPaid(mode),
  },
  changeFees: {
    place: 'confirmed',
    feesKept: 8_000,
    changeFees: [
      { on: '2026-12-01', amount: 5_000 },
      { on: '2026-12-02', amount: 3_000 },
    ],
    moved: (mode) => ({ ...partPaid(mode), documents: [withFees(mode, 8_000)] }),
  },
  inDirhams: { place: 'confirmed', currency: 'AED', moved: (mode) => partPaid(mode) },
  backInDirhams: {
    place: 'cancelled',
    currency: 'AED',
    moved: (mode) => ({ ...cancelled(mode, 0), returning: firstOf(mode), ways }),
  },
  backByBank: {
    place: 'cancelled',
    moved: (mode) => ({
      documents: [documentOf(mode, { credited: total })],
      returning: firstOf(mode),
      backs: [byBank(mode, { gone: false, askedOn: '2026-12-02' })],
      ways: ['transfer'],
    }),
  },
  sentByBank: {
    place: 'cancelled',
    moved: (mode) => ({
      documents: [documentOf(mode, { credited: total })],
      returned: firstOf(mode),
      backs: [byBank(mode, { gone: true, sentOn: '2026-12-02', reference: 'TT-4401' })],
      ways: ['transfer'],
    }),
  },
  releasedWhole: { place: 'cancelled', moved: () => ({ released: 270_000 }) },
  declinedReserved: { place: 'declined', moved: () => ({ reserved: 270_000 }) },
};

export const none = states.none as State;
