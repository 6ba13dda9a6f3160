/** The life of a booking: its place, and what giving it up costs. */
import type { BookingPlace } from '#contract/bookings/bookings.ts';
import type { Quote } from '#contract/bookings/quote.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { MoneyTerm } from '#contract/money-facts.ts';
import type { Instant, Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { money, percent } from '#domain/money.ts';
import { isBefore } from '#domain/time.ts';

export type BookingStep =
  | 'confirm'
  | 'ask'
  | 'accept'
  | 'decline'
  | 'refuse_change'
  | 'expire'
  | 'release'
  | 'cancel'
  | 'call_off'
  | 'change'
  | 'complete'
  | 'no_show';

/** The whole life of a booking's place. A step missing from a row is refused. */
const transitions: Record<BookingPlace, Partial<Record<BookingStep, BookingPlace>>> = {
  held: { confirm: 'confirmed', ask: 'pending', expire: 'expired', release: 'cancelled' },
  pending: {
    accept: 'confirmed',
    decline: 'declined',
    // Only of what was confirmed before: it stands as it was.
    refuse_change: 'confirmed',
    cancel: 'cancelled',
    call_off: 'cancelled',
    change: 'pending',
    // Nobody answered before it would have begun.
    expire: 'expired',
  },
  confirmed: {
    change: 'confirmed',
    // A change of what a concierge confirms goes back to them.
    ask: 'pending',
    cancel: 'cancelled',
    call_off: 'cancelled',
    complete: 'completed',
    no_show: 'no_show',
  },
  // The clock completes a booking; only people know that nobody came.
  completed: { no_show: 'no_show' },
  expired: {},
  cancelled: {},
  declined: {},
  no_show: {},
};

export const can = (place: BookingPlace, step: BookingStep): boolean => step in transitions[place];

/** What each place is called in the sentence of a refusal. */
const called: Record<BookingPlace, string> = {
  held: 'only held',
  pending: 'waiting for an answer',
  confirmed: 'confirmed',
  completed: 'over',
  expired: 'no longer held',
  cancelled: 'cancelled',
  declined: 'declined',
  no_show: 'closed as a no-show',
};

export function apply(place: BookingPlace, step: BookingStep): BookingPlace {
  const next = transitions[place][step];
  if (next) return next;
  throw new Failure('booking_state', `This booking is ${called[place]}, so that cannot be done.`, {
    params: { place, step },
  });
}

/** Seconds for which a place is kept while its taker decides. */
export const holdSeconds = 15 * 60;
/** The first in line may be asleep, so an offer of the waitlist lasts longer. */
export const waitlistHoldSeconds = 2 * 60 * 60;

interface Standing {
  place: BookingPlace;
  heldUntil: Instant | null;
  startsAt: Instant;
  endsAt: Instant;
}

/** Where a booking stands by the clock, whether or not a job came by to write it down. */
export function effectivePlace(
  { place, heldUntil, endsAt }: Omit<Standing, 'startsAt'>,
  now: Instant,
): BookingPlace {
  if (place === 'held' && heldUntil && !isBefore(now, heldUntil)) return 'expired';
  if (place === 'confirmed' && !isBefore(now, endsAt)) return 'completed';
  return place;
}

const occupying: readonly BookingPlace[] = ['held', 'pending', 'confirmed', 'completed', 'no_show'];

/** Whether it takes up room: the same answer as the database's `app.occupies`. */
export const occupies = (place: BookingPlace): boolean => occupying.includes(place);

/** Exclusive offerings and private charters by air are confirmed by a concierge. */
export const confirmsAtOnce = ({ isExclusive, schedule, price }: Confirmable): boolean =>
  !isExclusive && !(schedule.kind === 'route' && price.unit === 'per-charter');

/** What is the same in every language, so that a browser may ask with its own. */
interface Confirmable {
  isExclusive: boolean;
  schedule: Pick<Offering['schedule'], 'kind'>;
  price: Pick<Offering['price'], 'unit'>;
}

/** A booking with the terms it was made under: later changes of the catalogue do not touch it. */
export interface AgreedBooking extends Standing {
  quote: Pick<Quote, 'total' | 'terms'>;
  /** When it was first confirmed; null while nobody has promised anything. */
  confirmedAt: Instant | null;
}

/** Nothing while it is held or unanswered or free; then a share; after the start, a no-show's. */
export function cancelFee(booking: AgreedBooking, now: Instant): Money {
  const { total, terms } = booking.quote;
  if (isFree(booking, now)) return money(0, total.currency);
  if (isBefore(now, booking.startsAt)) return terms.feeAfter;
  return terms.noShowFee.amount > terms.feeAfter.amount ? terms.noShowFee : terms.feeAfter;
}

/** Under which of its terms it would be given up now. */
export function cancelTerm(booking: AgreedBooking, now: Instant): MoneyTerm {
  if (booking.confirmedAt === null) return 'unconfirmed';
  if (isFree(booking, now)) return 'free';
  return isBefore(now, booking.startsAt) ? 'late' : 'no_show';
}

interface After {
  startsAt: Instant;
  total: Money;
}

/** Once the free hours are over: a new start costs what cancelling costs, a smaller total its share. */
export function changeFee(before: AgreedBooking, after: After, now: Instant): Money {
  const { total, terms } = before.quote;
  if (isFree(before, now)) return money(0, total.currency);
  if (after.startsAt !== before.startsAt) return cancelFee(before, now);
  const givenUp = money(Math.max(0, total.amount - after.total.amount), total.currency);
  return percent(givenUp, terms.feePercentAfter);
}

function isFree(booking: AgreedBooking, now: Instant): boolean {
  // A change that waits for a concierge is no way around the terms of what was confirmed before.
  if (booking.confirmedAt === null) return true;
  const { freeUntil } = booking.quote.terms;
  return freeUntil !== null && !isBefore(freeUntil, now);
}
