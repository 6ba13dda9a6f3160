/** What bookings tell the features that know them; who hears it stands in `server/listeners.ts`. */
import type { BookingEventKind, EndCause } from '#contract/bookings/bookings.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Money } from '#contract/primitives.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import type { Act } from '#server/platform/act.ts';
import { event } from '#server/platform/events.ts';

/** Somebody is about to take a place: those who wait for one have theirs first. */
export const placeWanted = event<{ acting: Act; offering: Offering }>('place_wanted');

/** A place is free, or may be. */
export const placeFreed = event<{ acting: Act; offeringId: string }>('place_freed');

/** Something happened to a booking, which stands as it is told; its letter is written after this was heard. */
export const bookingMoved = event<{
  acting: Act;
  booking: BookingRow;
  kind: BookingEventKind;
  /** Why, where the house ended it. */
  cause?: EndCause | undefined;
}>('booking_moved');

/** It is weighed what an end would cost: until that is decided nobody moves its money. */
export const endWeighed = event<{ acting: Act; bookingId: string }>('end_weighed');

/** The house is about to give a booking up. */
export interface GivingUp {
  bookingId: string;
  cause: 'decline' | 'operator' | 'weather';
  /** The booking as it is given up: one that has changed since is another. */
  version: number;
  /** What the house keeps of it so, in minor units. */
  keeps: number;
  /** What goes back, or what its client would have left with us, whichever is more. */
  amount: Money;
  reason: string;
}

/** May it happen now? Where a listener says no it has seen to it that it is asked for again. */
export const houseGivesUp = event<GivingUp & { acting: Act }, boolean>('house_gives_up');
