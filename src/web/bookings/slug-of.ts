import type { OfferingCard } from '#contract/bookings/pages.ts';

/** An offering's address ends in its slug. */
export function slugOf({ path }: Pick<OfferingCard, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
