/** One day of an offering: its starts, what is left of each, and the least it costs. */
import type { AvailableDay, AvailableSlot } from '#contract/bookings/availability.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import {
  type Closure,
  cellsOf,
  isByDay,
  placeEnd,
  timesOn,
  whyShut,
} from '#domain/bookings/cells.ts';
import { unitsFor } from '#domain/bookings/party.ts';
import { horizonOf, lengthFor } from '#domain/bookings/plan.ts';
import { baseTotal } from '#domain/bookings/price.ts';
import { seasonOf } from '#domain/bookings/season.ts';
import { dayInDubai, hoursAfter, momentInDubai } from '#domain/time.ts';

/** What is known of the world: the clock, the house's closures, and what others took of which cell. */
export interface AvailabilityFacts {
  now: Instant;
  closures: readonly Closure[];
  taken: ReadonlyMap<Instant, number>;
  /** Staff say that nothing is left, whatever the calendar says. */
  soldOut?: boolean;
}

export interface PlaceWish {
  party: number;
  length?: number | null | undefined;
  units?: number | null | undefined;
  /** Hours bought on top of a charter. */
  extraHours?: number;
}

/** An ask that was checked against the offering, with the moments every day is compared to. */
export interface PlaceSearch {
  offering: Offering;
  world: AvailabilityFacts;
  party: number;
  units: number;
  length: number;
  extraHours: number;
  today: Day;
  horizon: Day;
  now: Instant;
  /** The first moment that keeps the lead time. */
  earliest: Instant;
}

export const searchFor = (
  offering: Offering,
  wanted: PlaceWish,
  world: AvailabilityFacts,
): PlaceSearch => ({
  offering,
  world,
  party: wanted.party,
  units: unitsFor(offering, wanted.party, wanted.units),
  length: lengthFor(offering, wanted.length),
  extraHours: wanted.extraHours ?? 0,
  today: dayInDubai(world.now),
  horizon: horizonOf(world.now),
  // Spelt as all our moments are.
  now: hoursAfter(world.now, 0),
  earliest: hoursAfter(world.now, offering.leadTimeHours),
});

export function dayOf(search: PlaceSearch, day: Day): AvailableDay {
  const { offering } = search;
  const slots = slotsOn(search, day);
  const state = stateOf(search, day, slots);
  const season = seasonOf(offering, day);
  return {
    day,
    state,
    slots: isByDay(offering) ? [] : slots,
    free: Math.max(0, ...slots.map(({ free }) => free)),
    from: state === 'open' ? baseTotal(offering, { ...search, day }) : null,
    season: season?.note ?? null,
  };
}

/** The starts of a day, each with what is left of it; for a stay or a car each is its whole length. */
export function slotsOn(search: PlaceSearch, day: Day): AvailableSlot[] {
  const { offering, world, length, today, horizon } = search;
  if (day < today || day > horizon) return [];
  if (whyShut(offering, day, length, world.closures)) return [];
  // Nights and days are taken whole, so what is left of them is the same at every hour.
  const allDay = isByDay(offering) ? leftAt(search, day, '00:00') : undefined;
  return timesOn(offering, day).map((time) => slotAt(search, { day, time, allDay }));
}

interface Start {
  day: Day;
  time: ClockTime;
  allDay: number | undefined;
}

function slotAt(search: PlaceSearch, { day, time, allDay }: Start): AvailableSlot {
  const { offering, length, extraHours, units } = search;
  const startsAt = momentInDubai(day, time);
  const timing = timingOf(search, startsAt);
  const free = timing === 'open' ? (allDay ?? leftAt(search, day, time)) : 0;
  const state = timing === 'open' && free < units ? 'full' : timing;
  return {
    time,
    startsAt,
    endsAt: placeEnd(offering, { day, time, length, extraHours }),
    state,
    free,
  };
}

/** Moments that domain/time.ts makes are spelt alike, so they sort as texts. */
function timingOf({ now, earliest }: PlaceSearch, startsAt: Instant): 'open' | 'late' | 'past' {
  if (startsAt >= earliest) return 'open';
  return startsAt > now ? 'late' : 'past';
}

/** What is left through all of it: the fullest cell decides. */
function leftAt(search: PlaceSearch, day: Day, time: ClockTime): number {
  const { offering, world, length, extraHours } = search;
  if (world.soldOut) return 0;
  const { perSlot } = offering.capacity;
  const cells = cellsOf(offering, { day, time, length, extraHours });
  return Math.max(0, perSlot - Math.max(...cells.map((cell) => world.taken.get(cell) ?? 0)));
}

function stateOf(search: PlaceSearch, day: Day, slots: AvailableSlot[]): AvailableDay['state'] {
  if (day < search.today) return 'past';
  const states = slots.map(({ state }) => state);
  return (
    (['open', 'full', 'late', 'past'] as const).find((state) => states.includes(state)) ?? 'closed'
  );
}
