/** Where a client's own bookings live, and how the booking sheet is opened for one of them. */
import type { BookingSummary } from '#contract/bookings/bookings.ts';

type BookedOffering = BookingSummary['offering'];

export const ownAddresses = {
  dashboard: '/dashboard',
  list: '/dashboard/bookings',
  itinerary: '/bookings/itinerary',
  book: '/bookings',
} as const;

export const bookingPath = ({ id }: Pick<BookingSummary, 'id'>) => `${ownAddresses.list}/${id}`;

/** The booking that an address names, if it is one of those. */
export const bookingIn = (pathname: string): string | undefined =>
  /^\/dashboard\/bookings\/([^/]+)$/.exec(pathname)?.[1];

/** The offering's page with the sheet open over it. */
export const sheetPath = ({ offering }: { offering: Pick<BookedOffering, 'path' | 'slug'> }) =>
  `${offering.path}?${new URLSearchParams({ book: offering.slug })}`;

/** Where it takes names and a word to the crew. */
export const toldId = 'told';

/** Where the page of a booking asks how it was. */
export const ratingId = 'rating';
