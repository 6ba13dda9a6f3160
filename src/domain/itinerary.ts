/** What a client plans beside what is booked: on which day it stands, and where in its row. */
import type { Offering } from '#contract/catalogue-offerings.ts';
import type { ClockTime } from '#contract/catalogue-shapes.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { startsOn, whyShut } from '#domain/booking-cells.ts';
import { horizonOf } from '#domain/booking-plan.ts';
import { notOffered } from '#domain/booking-refusals.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, daysAfter, hoursAfter, isBefore, momentInDubai } from '#domain/time.ts';

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
export interface PlannedStart {
  day: Day;
  time: ClockTime;
}

export interface WishedStart {
  day?: Day | undefined;
  time?: ClockTime | null | undefined;
}

/** The start that is wished, or the next one that can still be booked where nothing is said. */
export function plannedStart(offering: Offering, wish: WishedStart, now: Instant): PlannedStart {
  if (wish.day) return startOn(offering, wish.day, { time: wish.time, now });
  const last = horizonOf(now);
  for (let day = dayInDubai(now); day <= last; day = daysAfter(day, 1)) {
    const time = bookable(offering, day, now).find((one) => !wish.time || one === wish.time);
    if (time) return { day, time };
  }
  throw notOffered('time', 'It does not start at that time within the year.');
}

function startOn(
  offering: Offering,
  day: Day,
  { time, now }: { time: ClockTime | null | undefined; now: Instant },
): PlannedStart {
  checkPlannedDay(day, now);
  if (day > horizonOf(now)) throw notOffered('horizon', 'Nobody can book that far ahead yet.');
  const shut = whyShut(offering, day, 1, []);
  if (shut) throw notOffered(shut, 'It does not start on that day.');
  if (time && !startsOn(offering, day).includes(time))
    throw notOffered('time', 'It does not start at that time on that day.');
  const found = bookable(offering, day, now).find((one) => !time || one === time);
  if (!found) throw notOffered('late', 'That is too soon: the house needs more notice.');
  return { day, time: found };
}

/** The starts of a day that keep the notice the house needs. */
function bookable(offering: Offering, day: Day, now: Instant): ClockTime[] {
  const earliest = hoursAfter(now, offering.leadTimeHours);
  return startsOn(offering, day).filter((time) => !isBefore(momentInDubai(day, time), earliest));
}

/** The row with one of it right after another, or first. */
export function rearranged(row: readonly string[], moved: string, after: string | null): string[] {
  const others = row.filter((id) => id !== moved);
  if (after === null) return [moved, ...others];
  const index = others.indexOf(after);
  if (index < 0)
    throw new Failure('validation_failed', 'What it should come after is not on that day.', {
      fields: { after: 'It is not on that day' },
    });
  return others.toSpliced(index + 1, 0, moved);
}
