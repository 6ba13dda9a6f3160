/** Every state of a booking's money by every way of paying, and the places that tell of it. */
import assert from 'node:assert/strict';
import type { BookingPlace } from '#contract/bookings/bookings.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { bookingFacts, type Owing } from '#domain/bookings/money.ts';
import { dueBeside, type Moved, nothingMoved } from '#domain/money/facts.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { lineValue, type MoneyLine } from '#domain/money/line.ts';
import { money } from '#domain/money.ts';
import { bookingLetter, type LetterKind } from '#server/bookings/letters/letters.ts';
import { around, booked, quote } from '#server/bookings/letters/testing.ts';
import { voucherContent } from '#server/bookings/voucher/voucher.ts';
import { mailText } from '#server/platform/messages/mail-layout.ts';

export const total = 540_000;
export const confirmedAt = '2026-12-01T10:00:00.000Z';
export const early = '2026-12-02T10:00:00.000Z';
export const late = '2026-12-16T10:00:00.000Z';

export const sum = (amount: number) => money(amount, 'USD');
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
  moved: (mode: Mode) => Partial<Moved>;
  feesKept?: number;
}

const firstOf = (mode: Mode) => modes[mode].first.amount || 100_000;
export const ways: Moved['ways'] = ['card'];
const cancelled = (mode: Mode, kept: number) => ({
  documents: [documentOf(mode, { paid: firstOf(mode), credited: total - kept })],
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
  releasedWhole: { place: 'cancelled', moved: () => ({ released: 270_000 }) },
  declinedReserved: { place: 'declined', moved: () => ({ reserved: 270_000 }) },
};

export function factsOf(state: State, mode: Mode, now: string): MoneyFacts {
  const { place, feesKept = 0 } = state;
  const facts = booked({ place, quote: { ...quote, due: modes[mode] } });
  const isAgreed = place !== 'held' && place !== 'pending' && place !== 'declined';
  const owing: Owing = {
    ...facts,
    feesKept,
    changeFees: [],
    confirmsAtOnce: place !== 'pending',
    confirmedAt: isAgreed ? confirmedAt : null,
  };
  return bookingFacts(owing, { ...nothingMoved, ...state.moved(mode) }, now);
}

const letterOf: Record<BookingPlace, LetterKind> = {
  held: 'waitlist_offer',
  pending: 'pending',
  confirmed: 'confirmed',
  completed: 'reminder',
  cancelled: 'cancelled',
  declined: 'declined',
  no_show: 'no_show',
  expired: 'cancelled',
};

export const say = (language: Language) => (value: Money) => moneyIn(language, value);

interface Told {
  state: State;
  mode: Mode;
  sums: MoneyFacts;
  language: Language;
}

export function mailOf({ state, mode, sums, language }: Told): string {
  const facts = booked({ place: state.place, language, quote: { ...quote, due: modes[mode] } });
  const { template } = bookingLetter(letterOf[state.place], facts, { ...around, sums });
  return mailText(template.write(language), language);
}

export function paperOf({ state, mode, sums, language }: Told): string {
  const facts = booked({ place: state.place, language, quote: { ...quote, due: modes[mode] } });
  const offered = { ...facts.offered, art: { key: 'a/b' } };
  const reader = { language, brand: 'Rihla', contact: { phone: '', email: '' }, picture: null };
  // The voucher needs no more of the drawing than its name.
  const booking = { ...facts, offered, guests: [], sums } as unknown as Parameters<
    typeof voucherContent
  >[0];
  return JSON.stringify(voucherContent(booking, reader));
}

/** Page, list, sheet and assistant show these lines as they are. */
export const spoken = (lines: readonly MoneyLine[], language: Language) =>
  lines.map((line) => `${line.label}: ${lineValue(line, say(language))}`);

/** No line may deny what another says. */
export function assertNoContradiction(sums: MoneyFacts, lines: readonly MoneyLine[]) {
  const of = (...ids: MoneyLine['id'][]) => lines.filter(({ id }) => ids.includes(id));
  const owed = dueBeside(sums).reduce((all, part) => all + part.sum.amount, 0);
  assert.equal(of('nothing').length > 0, owed === 0, 'nothing to pay, and yet something is');
  const told = of('due', 'later').reduce((all, { sum: part }) => all + (part?.amount ?? 0), 0);
  assert.equal(told, owed, 'what is due is said whole and once');
  const now = of('due').reduce((all, { sum: part }) => all + (part?.amount ?? 0), 0);
  assert.equal(now, sums.dueNow.amount, 'what is due now is said as such');
  assert.ok(of('due').length <= 1, 'what is due now is one sum');
  assert.equal(of('reserved').length > 0, sums.reserved.amount > 0);
  const all = sums.due.reduce((sum, part) => sum + part.sum.amount, 0);
  const covered = sums.stage === 'over' ? 0 : Math.min(all, sums.reserved.amount);
  assert.equal(told + covered, all, 'what is reserved is not asked for a second time');
  assert.equal(of('returning').length > 0, sums.returning.amount > 0);
}

export const cases = Object.entries(states).flatMap(([name, state]) =>
  (Object.keys(modes) as Mode[]).flatMap((mode) =>
    (['en', 'ar'] as const).flatMap((language) =>
      [early, late].map((now) => ({ name, state, mode, language, now })),
    ),
  ),
);

export const invoice = '0193e4a0-0000-7000-8000-0000000000aa';
export const visa = { card: 'visa 4242', until: '2032-12-31' };
export const none = states.none as State;
