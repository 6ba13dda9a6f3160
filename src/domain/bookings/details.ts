/** What a booking that stands still has to be told before its day. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import { hasAgeLimit } from '#domain/bookings/limits.ts';
import { pickUpAsked } from '#domain/bookings/pick-up.ts';

interface Told {
  party: number;
  guests: readonly unknown[];
  pickUp: string;
  addOns: readonly { id: string }[];
}

export type BookingDetail = 'names' | 'pick-up';

/** A house that made the booking itself, or an extra that came later, leaves what a confirmation would have asked for. */
export function detailsMissing(offering: Offering, told: Told): BookingDetail[] {
  const { party, guests, pickUp, addOns } = told;
  const isUnnamed = guests.length < namesAsked(offering, party);
  const isLost = pickUpAsked(offering, addOns) === 'needed' && pickUp === '';
  return [...(isUnnamed ? (['names'] as const) : []), ...(isLost ? (['pick-up'] as const) : [])];
}

/** Whoever flies is on a list of passengers; where an age counts, somebody's has to be known. */
function namesAsked(offering: Offering, party: number): number {
  if (offering.category === 'flights') return party;
  return hasAgeLimit(offering) ? 1 : 0;
}
