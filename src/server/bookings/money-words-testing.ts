/** The places that tell of a booking's money, for every state of it. */
import assert from 'node:assert/strict';
import type { BookingPlace } from '#contract/bookings/bookings.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { bookingFacts, type OwingBooking } from '#domain/bookings/money.ts';
import { dueBeside, nothingMoved } from '#domain/money/facts.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { lineValue, type MoneyLine } from '#domain/money/line.ts';
import { type BookingLetterKind, bookingLetter } from '#server/bookings/letters/letters.ts';
import { around, booked, quote } from '#server/bookings/letters/testing.ts';
import {
  confirmedAt,
  early,
  late,
  type Mode,
  modes,
  type State,
  states,
} from '#server/bookings/money-states-testing.ts';
import { mailText } from '#server/platform/messages/layout.ts';

/** As it is agreed: the same figures in another currency, where the state has one. */
function inItsCurrency<Agreed extends object>(agreed: Agreed, { currency = 'USD' }: State): Agreed {
  return JSON.parse(JSON.stringify(agreed).replaceAll('"USD"', `"${currency}"`));
}

function quoteOf(state: State, mode: Mode) {
  const { weatherRefundPercent = quote.terms.weatherRefundPercent } = state;
  const terms = { ...quote.terms, weatherRefundPercent };
  return inItsCurrency({ ...quote, terms, due: modes[mode] }, state);
}

export function factsOf(state: State, mode: Mode, now: string): MoneyFacts {
  const { place, feesKept = 0, changeFees = [], asks, calledOff = false } = state;
  const facts = booked({ place, quote: quoteOf(state, mode) });
  const isAgreed = place !== 'held' && place !== 'pending' && place !== 'declined';
  const owing: OwingBooking = {
    ...facts,
    feesKept,
    changeFees,
    calledOff,
    confirmsAtOnce: place !== 'pending' && !asks,
    confirmedAt: isAgreed ? confirmedAt : null,
    ...(asks && { asks: asks(mode) }),
  };
  return bookingFacts(owing, { ...nothingMoved, ...state.moved(mode) }, now);
}

const letterOf: Record<BookingPlace, BookingLetterKind> = {
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
  const facts = booked({ place: state.place, language, quote: quoteOf(state, mode) });
  const kind = state.letter ?? letterOf[state.place];
  const { template } = bookingLetter(kind, facts, { ...around, sums });
  return mailText(template.write(language), language);
}

/** Page, list, sheet and assistant show these lines as they are. */
export const spoken = (lines: readonly MoneyLine[], language: Language) =>
  lines.map((line) => `${line.label}: ${lineValue(line, say(language))}`);

/** Asked of a card, or being checked: nobody need pay it a second time. */
export const onWay = ({ collecting, checking }: MoneyFacts) => collecting.amount + checking.amount;

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
  assert.equal(of('returning', 'toSend').length > 0, sums.returning.amount > 0);
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
