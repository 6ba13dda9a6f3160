/** How much of an offering a party takes. */
import type { PartyRefused } from '#contract/bookings-refusals.ts';
import type { Offering } from '#contract/catalogue-offerings.ts';
import { notOffered } from '#domain/booking-refusals.ts';
import { Failure } from '#domain/failure.ts';

/** Guests and seats are taken one each; everything else carries a party. */
export function isByPerson({ capacity }: Offering): boolean {
  return capacity.unit === 'guests' || capacity.unit === 'seats';
}

/** The largest party that one booking can bring. */
export function largestPartyOf({ capacity, ...offering }: Offering): number {
  const units = isByPerson({ capacity, ...offering }) ? 1 : capacity.perSlot;
  return capacity.maxParty * units;
}

/** The units a party takes, or why it cannot. Where nothing is asked, as few as carry it. */
export function unitsFor(offering: Offering, party: number, asked: number | null = null): number {
  const { minParty, maxParty, perSlot } = offering.capacity;
  const largest = Math.min(largestPartyOf(offering), isByPerson(offering) ? perSlot : Infinity);
  if (party < minParty) throw refuse('small', minParty);
  if (party > largest) throw refuse('large', largest);
  const fewest = isByPerson(offering) ? party : Math.ceil(party / maxParty);
  const units = asked ?? fewest;
  const most = isByPerson(offering) ? party : perSlot;
  if (units < fewest || units > most)
    throw notOffered('units', `A party of ${party} takes from ${fewest} to ${most}, not ${units}.`);
  // Two tables for two are not laid for three.
  if (!isByPerson(offering) && party < units * minParty) throw refuse('small', units * minParty);
  return units;
}

const sentences: Record<PartyRefused, (limit: number) => string> = {
  small: (limit) => `This is arranged for ${limit} or more.`,
  large: (limit) => `This can be arranged for ${limit} at most.`,
};

function refuse(reason: PartyRefused, limit: number): Failure {
  return new Failure('party_refused', sentences[reason](limit), { params: { reason, limit } });
}
