import type { BookingsContent, CardWords } from '#contract/bookings/pages.ts';
import type { Localised } from '#contract/primitives.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';

export function wordFor(terms: readonly { id: string; label: Localised }[], id: string): Localised {
  const term = terms.find((candidate) => candidate.id === id);
  if (!term) throw new RangeError(`The taxonomy has no word for ${id}.`);
  return term.label;
}

export function cardWords(source: PageSource): CardWords {
  const { badges, cardPriceLabel } = source.snapshot.texts('taxonomy');
  const badge = (id: string) => source.say(wordFor(badges, id));
  return {
    perPerson: source.say(cardPriceLabel),
    exclusive: badge('isExclusive'),
    hotDeal: badge('isHotDeal'),
    fullyBooked: badge('isFullyBooked'),
    bookNow: fixed('bookings.bookNow', source),
    addToItinerary: fixed('bookings.itinerary', source),
  };
}

/** The words of the bookings page that the specification fixes. */
export function pageWords(source: PageSource): BookingsContent['words'] {
  const { navigation } = source.snapshot.texts('messages');
  return {
    ...cardWords(source),
    title: source.say(wordFor(navigation, 'bookings')),
    tabs: {
      book: fixed('bookings.tab.book', source),
      upcoming: fixed('bookings.tab.upcoming', source),
      history: fixed('bookings.tab.history', source),
    },
    calendarView: fixed('bookings.calendar', source),
    quickBook: fixed('bookings.quick', source),
    loadHistory: fixed('bookings.loadHistory', source),
    failed: fixed('bookings.failed', source),
    empty: fixed('bookings.empty', source),
  };
}

function fixed(id: string, { snapshot, say }: PageSource): string {
  const message = snapshot.texts('messages').messages.find((candidate) => candidate.id === id);
  if (!message) throw new RangeError(`The catalogue has no text ${id}.`);
  return say(message.text);
}
