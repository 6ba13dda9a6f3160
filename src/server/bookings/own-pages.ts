import type { BookingsPage, OwnBookingsContent } from '#contract/bookings/pages.ts';
import { emptyArt } from '#server/bookings/offerings/list-page.ts';
import { pageWords } from '#server/bookings/offerings/words.ts';
import type { PageSource, PublicPage } from '#server/catalogue/page-source.ts';

/** The shells of a client's own screens: what is in them comes after their session is known. */
export const ownBookingsPages: PublicPage[] = [
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
