/** What a guest may ask of a house before going: which list it stands in, its hours and its price. */
import type { Venue } from '#contract/catalogue/vip.ts';
import type { Money } from '#contract/primitives.ts';
import { money, times } from '#domain/money.ts';

export const venueLists = ['clubs', 'restaurants', 'nightlife'] as const;
export type VenueListName = (typeof venueLists)[number];

/** A house is late when it closes between these two. */
const late = { from: '02:00', to: '06:00' };

const belongs: Record<VenueListName, (venue: Venue) => boolean> = {
  clubs: ({ kind }) => kind === 'nightclub',
  restaurants: ({ cuisine }) => cuisine !== null,
  nightlife: ({ closes }) => late.from <= closes && closes <= late.to,
};

export const standsIn = (list: VenueListName, venue: Venue): boolean => belongs[list](venue);

/** The smallest bill: what the smallest party must spend for a table. */
export function leastSpend({ minimumSpend, reservation }: Venue): Money {
  const { amount, currency, unit } = minimumSpend;
  return times(money(amount, currency), unit === 'per-person' ? reservation.minParty : 1);
}

export const welcomesChildren = ({ minAge, childrenUntil }: Venue): boolean =>
  minAge === 0 || childrenUntil !== null;
