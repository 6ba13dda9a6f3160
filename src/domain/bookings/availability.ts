/** What is free of an offering, from its rules and from what is already taken. */
import type { Availability, AvailableSlot } from '#contract/bookings/availability.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { type ChosenAddOn, extraHours } from '#domain/bookings/add-ons.ts';
import { isByDay, lengthsOf, placeEnd } from '#domain/bookings/cells.ts';
import { horizonOf, lengthFor } from '#domain/bookings/plan.ts';
import {
  type AvailabilityFacts,
  dayOf,
  type PlaceSearch,
  type PlaceWish,
  searchFor,
  slotsOn,
} from '#domain/bookings/search.ts';
import {
  dayInDubai,
  daysAfter,
  daysBetween,
  hoursAfter,
  midnightInDubai,
  minuteOf,
} from '#domain/time.ts';

export interface AvailabilityAsk extends PlaceWish {
  from: Day;
  to: Day;
}

/** Day by day; refuses a party, a length or a number that the offering does not take. */
export function availabilityOf(
  offering: Offering,
  ask: AvailabilityAsk,
  world: AvailabilityFacts,
): Availability {
  const search = searchFor(offering, ask, world);
  const count = Math.max(0, daysBetween(ask.from, ask.to) + 1);
  return {
    offering: offering.slug,
    party: search.party,
    units: search.units,
    length: search.length,
    days: Array.from({ length: count }, (_, index) => dayOf(search, daysAfter(ask.from, index))),
    horizon: search.horizon,
  };
}

/**
 * The span of cells that an ask can touch: what has to be read of the calendar to answer it. Nothing
 * starts before today or after the horizon, so an ask beyond them needs none.
 */
export function cellsWithin(
  offering: Offering,
  { from, to, length }: Pick<AvailabilityAsk, 'from' | 'to' | 'length'>,
  now: Instant,
): { from: Instant; to: Instant } | undefined {
  const [today, horizon] = [dayInDubai(now), horizonOf(now)];
  const first = from > today ? from : today;
  const last = to < horizon ? to : horizon;
  if (first > last) return;
  const sitting = { day: last, time: '23:59', length: lengthFor(offering, length) };
  // Two hours more: a vessel is blocked for a while after its guests have left.
  return { from: midnightInDubai(first), to: hoursAfter(placeEnd(offering, sitting), 2) };
}

/** A start that is free for the party, as it would be asked for. */
interface FreeStart {
  day: Day;
  /** Stays have no time of their own. */
  time: ClockTime | null;
  startsAt: Instant;
}

/** What was wished and is gone. */
interface Missed extends PlaceWish {
  day: Day;
  time: ClockTime | null;
  addOns?: readonly ChosenAddOn[];
}

/** Looked at first near the day, then wider: most losers find room close by. */
const reaches = [7, 31, 366];

/** The free starts nearest to what was wished, the nearest first. */
export function nearestStarts(
  offering: Offering,
  missed: Missed,
  world: AvailabilityFacts,
  count = 3,
): FreeStart[] {
  // Additional hours are part of the wish: a start without room for them leads nowhere.
  const hours = extraHours(offering, missed.addOns ?? []);
  const search = searchFor(offering, { ...missed, extraHours: hours }, world);
  let found: FreeStart[] = [];
  for (const reach of reaches) {
    const days = Array.from({ length: 2 * reach + 1 }, (_, index) =>
      daysAfter(missed.day, index - reach),
    );
    found = days.flatMap((day) => freeOn(search, day, missed.time));
    if (found.length >= count) break;
  }
  return found.toSorted((a, b) => minutesFrom(missed, a) - minutesFrom(missed, b)).slice(0, count);
}

function minutesFrom(missed: Missed, { day, time }: FreeStart): number {
  const minute = (clock: ClockTime | null) => (clock ? minuteOf(clock) : 0);
  const apart = daysBetween(missed.day, day) * 24 * 60 + minute(time) - minute(missed.time);
  return Math.abs(apart);
}

function freeOn(search: PlaceSearch, day: Day, wished: ClockTime | null): FreeStart[] {
  const { offering } = search;
  const open = slotsOn(search, day).filter(({ state }) => state === 'open');
  const kept = isByDay(offering) ? oneOf(open, wished) : open;
  const isStay = offering.schedule.kind === 'nightly';
  return kept.map(({ time, startsAt }) => ({ day, time: isStay ? null : time, startsAt }));
}

/** A car is free or not for a whole day, so one hour stands for it: the wished one where it can. */
const oneOf = (open: AvailableSlot[], wished: ClockTime | null): AvailableSlot[] =>
  [open.find(({ time }) => time === wished) ?? open[0]].filter((slot) => slot !== undefined);

/** Whether the smallest party can start the shortest stay on any of these days. */
export function hasRoom(
  offering: Offering,
  { from, to }: Pick<AvailabilityAsk, 'from' | 'to'>,
  world: AvailabilityFacts,
) {
  const wanted = { party: offering.capacity.minParty, length: lengthsOf(offering).fewest };
  const search = searchFor(offering, wanted, world);
  for (let day = from; day <= to; day = daysAfter(day, 1))
    if (slotsOn(search, day).some(({ state }) => state === 'open')) return true;
  return false;
}
