/** What a client plans beside what is booked: on which day it stands, and where in its row. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { ClockTime } from '#contract/catalogue/shapes.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { whyShut } from '#domain/bookings/cells.ts';
import { notOffered } from '#domain/bookings/refusals.ts';
import {
  type AvailabilityFacts,
  type PlaceSearch,
  searchFor,
  slotsOn,
} from '#domain/bookings/search.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';

/** A page that long helps nobody, and a table has to end somewhere. */
export const mostPlanned = 500;

/** Nobody plans the past, nor a day further off than any calendar shows. */
const furthestDays = 3 * 365;

export function checkPlannedDay(day: Day, now: Instant): void {
  const today = dayInDubai(now);
  if (day < today) refuseDay('That day is over.');
  if (day > daysAfter(today, furthestDays)) refuseDay('That day is more than three years away.');
}

function refuseDay(why: string): never {
  throw new Failure('validation_failed', `Please choose another day. ${why}`, {
    fields: { day: why },
  });
}

/** Where something stands: a day in Dubai, and an hour where it has one. */
interface PlannedStart {
  day: Day;
  time: ClockTime;
}

export interface WishedStart {
  day?: Day | undefined;
  time?: ClockTime | null | undefined;
}

/** The start that is wished, or the next one that can still be booked where no day is said. */
export function plannedStart(
  offering: Offering,
  wish: WishedStart,
  world: AvailabilityFacts,
): PlannedStart {
  const search = searchFor(offering, { party: offering.capacity.minParty }, world);
  if (wish.day) return startOn(search, wish.day, wish.time);
  for (let day = search.today; day <= search.horizon; day = daysAfter(day, 1)) {
    const free = slotsOn(search, day).filter(({ state }) => state === 'open');
    const found = free.find(({ time }) => !wish.time || time === wish.time);
    if (found) return { day, time: found.time };
  }
  if (wish.time) throw notOffered('time', 'It does not start at that time within the year.');
  throw new Failure('fully_booked', 'Nothing of it is free within the year.');
}

/** A plan takes no place, so a day that is named may be full: one may yet be given up. */
function startOn(search: PlaceSearch, day: Day, time: ClockTime | null | undefined): PlannedStart {
  const { offering, world, horizon } = search;
  checkPlannedDay(day, world.now);
  if (day > horizon) throw notOffered('horizon', 'Nobody can book that far ahead yet.');
  const shut = whyShut(offering, day, 1, world.closures);
  if (shut) throw notOffered(shut, 'It does not start on that day.');
  const slots = slotsOn(search, day).filter((slot) => !time || slot.time === time);
  if (slots.length === 0) throw notOffered('time', 'It does not start at that time on that day.');
  const found = (['open', 'full'] as const).flatMap((wanted) =>
    slots.filter(({ state }) => state === wanted),
  )[0];
  if (!found) throw notOffered('late', 'That is too soon: the house needs more notice.');
  return { day, time: found.time };
}

/** The row with one of it right after another, or first. */
export function moveInRow(row: readonly string[], moved: string, after: string | null): string[] {
  const others = row.filter((id) => id !== moved);
  if (after === null) return [moved, ...others];
  const index = others.indexOf(after);
  if (index < 0)
    throw new Failure('validation_failed', 'What it should come after is not on that day.', {
      fields: { after: 'It is not on that day' },
    });
  return others.toSpliced(index + 1, 0, moved);
}
