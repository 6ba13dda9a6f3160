/**
 * The form and the hold it belongs to. Several tabs may show one hold: what nobody touched here follows what
 * became of it there; a place that was chosen here stays a wish, and only its chooser moves the hold.
 */
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Draft, HeldAs } from '#web/bookings/sheet/draft.ts';
import { type Bookable, shapeOf } from '#web/bookings/sheet/offering.ts';
import { lengthOf, timeOf } from '#web/bookings/sheet/use-wish.ts';

/** What the form would say of it. */
export function draftOf({ day, time, length, party, addOns, ...told }: Booking): HeldAs {
  const { guests, note, licenceHeld, limitsKept, pickUp } = told;
  const quantities = addOns.map((extra) => [extra.id, extra.quantity]);
  return {
    day,
    time: time ?? undefined,
    length,
    party,
    addOns: Object.fromEntries(quantities),
    guests,
    note,
    licenceHeld,
    limitsKept,
    pickUp,
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The form after the hold was read: by whom it was changed is told by what it said when it was read before. */
export function caughtUp(draft: Draft, booking: Booking): Draft {
  const now = draftOf(booking);
  const belongs = draft.bookingId === booking.id;
  const { heldAs: was = belongs ? now : undefined } = draft;
  const { day, time, length } = isOtherPlace(draft, was) ? draft : now;
  const told = belongs && was ? untouched(draft, was, now) : now;
  const { entry } = draft;
  const { id: bookingId, heldUntil } = booking;
  return { ...told, day, time, length, entry, bookingId, heldAs: now, heldUntil };
}

function isOtherPlace({ day, time, length }: Draft, was: HeldAs | undefined): boolean {
  if (day === undefined) return false;
  return !was || !same([day, time, length ?? was.length], [was.day, was.time, was.length]);
}

function untouched(draft: Draft, was: HeldAs, now: HeldAs): HeldAs {
  const { party, addOns, guests, note, licenceHeld, limitsKept, pickUp } = draft;
  return {
    party: same(party, was.party) ? now.party : party,
    addOns: same(addOns, was.addOns) ? now.addOns : addOns,
    guests: same(guests, was.guests) ? now.guests : guests,
    note: same(note, was.note) ? now.note : note,
    licenceHeld: same(licenceHeld, was.licenceHeld) ? now.licenceHeld : licenceHeld,
    limitsKept: same(limitsKept, was.limitsKept) ? now.limitsKept : limitsKept,
    pickUp: same(pickUp, was.pickUp) ? now.pickUp : pickUp,
  };
}

/** What of its place the form would have otherwise. */
export type Move = 'day' | 'hour' | 'length';

/** Nobody's hold moves to another day, hour or length before its holder was asked. */
export function moveWished(
  offering: Bookable,
  draft: Draft,
  { day, time, length }: Pick<Booking, 'day' | 'time' | 'length'>,
): Move | undefined {
  if (!draft.day) return undefined;
  if (draft.day !== day) return 'day';
  if (timeOf(offering, draft) !== time) return 'hour';
  return shapeOf(offering) !== 'hour' && lengthOf(offering, draft) !== length
    ? 'length'
    : undefined;
}
