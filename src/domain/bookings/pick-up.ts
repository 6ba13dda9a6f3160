/** Where a car comes for whoever does not drive it. */
import type { Offering } from '#contract/catalogue/offerings.ts';

interface Fetched {
  category: Offering['category'];
  requirements: Pick<Offering['requirements'], 'licence'>;
}

/** A chauffeur has to know where from; with a transfer it helps, and can be settled later. */
export function pickUpAsked(
  { category, requirements }: Fetched,
  addOns: readonly { id: string }[],
): 'needed' | 'welcome' | undefined {
  const isDriven = category === 'luxury-car-rental' && requirements.licence === 'none';
  if (isDriven || addOns.some(({ id }) => id.startsWith('chauffeur'))) return 'needed';
  return addOns.some(({ id }) => id.endsWith('transfer')) ? 'welcome' : undefined;
}
