import type { OfferingCard } from '#contract/bookings/pages.ts';

/** An offering's address ends in its slug. */
export const slugOf = ({ path }: Pick<OfferingCard, 'path'>): string =>
  path.slice(path.lastIndexOf('/') + 1);
