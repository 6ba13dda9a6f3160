import { offeringPath } from '#server/bookings/offerings/card.ts';
import { cataloguePage } from '#server/bookings/offerings/list-page.ts';
import { offeringPage } from '#server/bookings/offerings/page.ts';
import { ownBookingsPages } from '#server/bookings/own-pages.ts';
import type { PublicPage } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

/** The list of everything, one for each category, a page for each offering, and the client's own. */
export function bookingsPages(snapshot: Snapshot): PublicPage[] {
  const lists = snapshot.texts('taxonomy').categories.map(
    (category): PublicPage => ({
      path: category.path,
      read: (source) => cataloguePage(source, category.bookable ? category.id : undefined),
    }),
  );
  const offerings = snapshot.all('offerings').map(
    (offering): PublicPage => ({
      path: offeringPath(offering),
      read: (source) => offeringPage(offering, source),
    }),
  );
  return [...lists, ...offerings, ...ownBookingsPages];
}
