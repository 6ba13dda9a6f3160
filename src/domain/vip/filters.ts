/** The filters of a list of houses, as the address holds them. The browser applies them. */
import type { Money } from '#contract/primitives.ts';
import type { VenueCard } from '#contract/vip.ts';

export interface VenueFilters {
  area?: string | undefined;
  /** A weekday: `fri`. */
  open?: string | undefined;
  /** What the smallest table may cost. */
  most?: Money | undefined;
  children?: boolean | undefined;
}

type Filtered = Pick<VenueCard, 'area' | 'openDays' | 'leastSpend' | 'welcomesChildren'>;

export function meetsFilters(
  venue: Filtered,
  { area, open, most, children }: VenueFilters,
): boolean {
  if (area && venue.area !== area) return false;
  if (open && !venue.openDays.some((day) => day === open)) return false;
  if (most && venue.leastSpend.amount > most.amount) return false;
  return !children || venue.welcomesChildren;
}
