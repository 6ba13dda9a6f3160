/** How much of an offering a party takes. */
import type { PartyRefused } from '#contract/bookings/refusals.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import { notOffered } from '#domain/bookings/refusals.ts';
import { Failure } from '#domain/failure.ts';

/** Guests and seats are taken one each; everything else carries a party. */
const isByPerson = ({ capacity }: Offering): boolean =>
  capacity.unit === 'guests' || capacity.unit === 'seats';

/** The largest party that one booking can bring. */
export function largestPartyOf(offering: Offering): number {
  const { maxParty, perSlot } = offering.capacity;
  return isByPerson(offering) ? Math.min(maxParty, perSlot) : maxParty * perSlot;
}

/** As few as carry the party. */
const fewestFor = (offering: Offering, party: number): number =>
  isByPerson(offering) ? party : Math.ceil(party / offering.capacity.maxParty);

/** Each unit wants its least party: two tables for two are not laid for three. */
const leastFor = (offering: Offering, units: number): number =>
  offering.capacity.minParty * (isByPerson(offering) ? 1 : units);

/** What the smallest party takes: with less than that left, a slot is of no use to anybody. */
export const smallestTaking = (offering: Offering): number =>
  isByPerson(offering) ? offering.capacity.minParty : 1;

/** Whether such a party can come at all. */
export function carriesParty(offering: Offering, party: number): boolean {
  const units = fewestFor(offering, party);
  return party >= leastFor(offering, units) && party <= largestPartyOf(offering);
}

/** The units a party takes, or why it cannot. Where nothing is asked, as few as carry it. */
export function unitsFor(offering: Offering, party: number, asked: number | null = null): number {
  const largest = largestPartyOf(offering);
  if (party > largest) throw refuse('large', largest);
  const fewest = fewestFor(offering, party);
  if (party < leastFor(offering, fewest)) throw refuse('small', leastFor(offering, fewest));
  const most = isByPerson(offering) ? party : offering.capacity.perSlot;
  const units = asked ?? fewest;
  if (units < fewest || units > most || party < leastFor(offering, units))
    throw notOffered('units', `A party of ${party} cannot take ${units} of it.`);
  return units;
}

const sentences: Record<PartyRefused, (limit: number) => string> = {
  small: (limit) => `This is arranged for ${limit} or more.`,
  large: (limit) => `This can be arranged for ${limit} at most.`,
};

const refuse = (reason: PartyRefused, limit: number): Failure =>
  new Failure('party_refused', sentences[reason](limit), { params: { reason, limit } });
