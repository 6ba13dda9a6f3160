import type { ChangeWish } from '#contract/bookings/asks.ts';
import type { Quote } from '#contract/bookings/quote.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { checkAddOns, extraHours } from '#domain/bookings/add-ons.ts';
import {
  type Closure,
  type ClosureCause,
  cellsOf,
  lengthsOf,
  placeEnd,
  timesOn,
  whyShut,
} from '#domain/bookings/cells.ts';
import { unitsFor } from '#domain/bookings/party.ts';
import { quoteFor } from '#domain/bookings/quote.ts';
import { notOffered } from '#domain/bookings/refusals.ts';
import { dayInDubai, daysAfter, hoursAfter, isBefore, momentInDubai } from '#domain/time.ts';

export type { Closure };

/** What is wished of one offering: when, for how many, with what. */
export type OfferingWish = ChangeWish;

/** What the rules need to know of the world beside the wish. */
interface Circumstances {
  now: Instant;
  closures: readonly Closure[];
}

/** A wish that the rules allow: what it takes of the calendar and what it costs. */
export interface BookingPlan {
  offeringId: Offering['id'];
  startsAt: Instant;
  endsAt: Instant;
  length: number;
  /** How much of each cell it takes, and how much each cell has. */
  units: number;
  capacity: number;
  /** The slots, nights, days or steps of the clock, each named by its first moment. */
  cells: Instant[];
  quote: Quote;
}

/** Nobody books further ahead. */
const horizonDays = 365;

/** The last day on which a booking may start. */
export const horizonOf = (now: Instant): Day => daysAfter(dayInDubai(now), horizonDays);

/** Whether there is room is not asked here: the database alone knows, when it takes the place. */
export function planBooking(
  offering: Offering,
  wish: OfferingWish,
  circumstances: Circumstances,
): BookingPlan {
  const { day, party, addOns } = wish;
  const units = unitsFor(offering, party, wish.units);
  const length = lengthFor(offering, wish.length);
  checkDay(offering, { day, length }, circumstances);
  const time = timeFor(offering, day, wish.time);
  const startsAt = momentInDubai(day, time);
  checkNotice(offering, startsAt, circumstances.now);
  checkAddOns(offering, addOns);
  const sitting = { day, time, length, extraHours: extraHours(offering, addOns) };
  const quoted = { day, length, party, units, startsAt, addOns };
  return {
    offeringId: offering.id,
    startsAt,
    endsAt: placeEnd(offering, sitting),
    length,
    units,
    capacity: offering.capacity.perSlot,
    cells: cellsOf(offering, sitting),
    quote: quoteFor(offering, quoted, circumstances.now),
  };
}

/** Nights or days; the fewest where nothing is said. */
export function lengthFor(offering: Offering, asked: number | null | undefined): number {
  const { fewest, most } = lengthsOf(offering);
  const length = asked ?? fewest;
  if (length < fewest || length > most)
    throw notOffered('length', `It is taken for ${fewest} to ${most} at a time, not ${length}.`);
  return length;
}

const shutSentences: Record<ClosureCause, string> = {
  weekday: 'It does not start on that day of the week.',
  season: 'It is out of season then.',
  closed: 'It is closed then.',
};

interface Days {
  day: Day;
  length: number;
}

function checkDay(offering: Offering, { day, length }: Days, { now, closures }: Circumstances) {
  if (day < dayInDubai(now)) throw notOffered('past', 'That day is over.');
  if (day > horizonOf(now))
    throw notOffered('horizon', `It can be booked up to ${horizonDays} days ahead.`);
  const shut = whyShut(offering, day, length, closures);
  if (shut) throw notOffered(shut, shutSentences[shut]);
}

/** A stay starts at its check-in and a car at its first hour where nothing is said. */
function timeFor(offering: Offering, day: Day, asked: ClockTime | null): ClockTime {
  const times = timesOn(offering, day);
  const { kind } = offering.schedule;
  const unsaid = kind === 'nightly' || kind === 'day-rental' ? times[0] : undefined;
  const time = asked ?? unsaid;
  if (!time) throw notOffered('time', 'Please choose a time.');
  if (!times.includes(time)) throw notOffered('time', `It does not start at ${time} on that day.`);
  return time;
}

function checkNotice({ leadTimeHours }: Offering, startsAt: Instant, now: Instant): void {
  if (!isBefore(now, startsAt)) throw notOffered('past', 'That hour has passed.');
  if (isBefore(startsAt, hoursAfter(now, leadTimeHours)))
    throw notOffered('late', `It needs ${leadTimeHours} hours’ notice.`);
}
