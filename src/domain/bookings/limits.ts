/** What somebody must be to come, and for whom it takes the client's word because nobody could look. */
import type { Offering } from '#contract/catalogue/offerings.ts';

/** As the offering's own; nothing of what it does not ask for. */
export interface OfferingLimits {
  minAge?: number;
  maxAge?: number;
  minHeightCm?: number;
  maxWeightKg?: number;
}

/** In both languages or in one. */
interface Limited {
  requirements: Omit<Offering['requirements'], 'documents' | 'notes'>;
  capacity: Pick<Offering['capacity'], 'unit' | 'maxParty'>;
}

export const hasAgeLimit = ({ requirements }: Pick<Limited, 'requirements'>): boolean =>
  requirements.minAge > 0 || requirements.maxAge !== null;

/** In a vehicle the age is its driver's: one for each, named first. Passengers may be younger. */
export const boundByAge = ({ capacity }: Limited, party: number): number =>
  capacity.unit === 'vehicles' ? Math.ceil(party / capacity.maxParty) : party;

/**
 * What the client vouches for before confirming: height and weight of everybody, which nobody is made to write
 * down, and the age of those who are counted and not named. Nothing where there is nothing to vouch for.
 */
export function limitsToVouch(
  offering: Limited,
  { party, named }: { party: number; named: number },
): OfferingLimits | undefined {
  const { minAge, maxAge, minHeightCm, maxWeightKg } = offering.requirements;
  const aged = hasAgeLimit(offering) && named < boundByAge(offering, party);
  const limits = {
    ...(aged && minAge > 0 && { minAge }),
    ...(aged && maxAge !== null && { maxAge }),
    ...(minHeightCm !== null && { minHeightCm }),
    ...(maxWeightKg !== null && { maxWeightKg }),
  };
  return Object.keys(limits).length > 0 ? limits : undefined;
}
