import type { BookingsPage, OwnBookingsContent } from '#contract/bookings/pages.ts';
import { offeringPath } from '#server/bookings/offerings/card.ts';
import { cataloguePage, emptyArt } from '#server/bookings/offerings/list-page.ts';
import { offeringPage } from '#server/bookings/offerings/page.ts';
import { pageWords } from '#server/bookings/offerings/words.ts';
import type { PageSource, PublicPage } from '#server/catalogue/page-source.ts';
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

/** The shells of a client's own screens: what is in them comes after their session is known. */
const ownBookingsPages: PublicPage[] = [
  own('/dashboard/bookings', 'own-bookings'),
  own('/dashboard/bookings/:id', 'own-booking'),
  own('/bookings/itinerary', 'itinerary'),
];

type OwnPage = Extract<BookingsPage, { content: OwnBookingsContent }>['name'];

function own(path: string, name: OwnPage): PublicPage {
  return { path, read: (source) => ({ name, content: content(source) }), unlisted: true };
}

function content(source: PageSource): OwnBookingsContent {
  const { title, tabs, loadHistory, failed } = pageWords(source);
  const { upcoming, history } = tabs;
  return {
    emptyPicture: source.picture(emptyArt(source)),
    words: { title, upcoming, history, loadHistory, failed },
  };
}
