/** What looks taken is sometimes taken by the client's own hold, which moves along with the wish. */

import type { AvailableDay, AvailableSlot } from '#contract/bookings/availability.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Day } from '#contract/primitives.ts';
import { clashesWith } from '#domain/bookings/clashes.ts';
import { dayInDubai, daysAfter, hoursAfter } from '#domain/time.ts';
import { type Bookable, shapeOf } from '#web/bookings/sheet/offering.ts';

type Ours = Booking | undefined;

/** A vessel rests an hour after each charter, so its hold reaches that far to both sides. */
const restHours = 1;

/** Free, or free as soon as our own hold lets go of it. Whether somebody else is there too is the server's to say. */
export function slotsWithOurs(
  slots: AvailableSlot[],
  offering: Bookable,
  ours: Ours,
): AvailableSlot[] {
  if (!ours) return slots;
  const window = offering.schedule.kind === 'charter-window';
  return slots.map((slot) => {
    if (slot.state !== 'full') return slot;
    const rested = { startsAt: slot.startsAt, endsAt: hoursAfter(slot.endsAt, restHours) };
    const held = { startsAt: ours.startsAt, endsAt: hoursAfter(ours.endsAt, restHours) };
    const blocks = window
      ? clashesWith(held, [rested]).length > 0
      : slot.startsAt === ours.startsAt;
    return blocks ? { ...slot, state: 'open' } : slot;
  });
}

export function dayWithOurs(day: AvailableDay, offering: Bookable, ours: Ours): AvailableDay {
  if (!ours) return day;
  const slots = slotsWithOurs(day.slots, offering, ours);
  const within = shapeOf(offering) !== 'hour' && isHeldOn(day.day, offering, ours);
  const open = within || slots.some(({ state }) => state === 'open');
  return day.state === 'full' && open
    ? { ...day, slots, state: 'open', free: ours.units }
    : { ...day, slots };
}

/** The days that one's own hold takes are never 'taken': they say whose they are. */
export function isHeldOn(day: Day, offering: Bookable, { startsAt, length }: Booking): boolean {
  const first = dayInDubai(startsAt);
  if (shapeOf(offering) === 'hour') return day === first;
  return day >= first && day < daysAfter(first, length);
}
