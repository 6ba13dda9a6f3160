/** Houses and events as schema.org describes them. */

import type { VenueKind } from '#contract/catalogue/vip.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import type {
  EventCalendarContent,
  EventCard,
  EventContent,
  VenueCard,
  VenueContent,
} from '#contract/vip.ts';
import { weekdays } from '#web/i18n/weekdays.en.ts';
import { figureOf, listFact, pointFact, urlIn } from '#web/platform/page-facts.ts';

const context = { '@context': 'https://schema.org' };
const types: Record<VenueKind, string> = {
  restaurant: 'Restaurant',
  lounge: 'BarOrPub',
  nightclub: 'NightClub',
};
type Place = Pick<PagePayload, 'publicUrl' | 'language'>;

/** A list of houses, in the order of the page. */
export const venueFacts = (venues: VenueCard[], place: Place): object => ({
  ...context,
  ...listFact(venues.map((venue) => ({ item: briefly(venue, place) }))),
});

const briefly = (venue: VenueCard, place: Place) => ({
  '@type': types[venue.kind],
  name: venue.name,
  url: urlIn(place, venue.path),
  description: venue.description,
  address: addressOfVenue(venue),
});

const addressOfVenue = ({ hostHotel, location }: VenueCard) => ({
  '@type': 'PostalAddress',
  ...(hostHotel && { streetAddress: hostHotel }),
  addressLocality: location,
  addressRegion: 'Dubai',
  addressCountry: 'AE',
});

export const venueFact = ({ venue, coordinates }: VenueContent, place: Place): object => ({
  ...context,
  ...briefly(venue, place),
  geo: pointFact(coordinates),
  priceRange: `${venue.averageSpend.price.currency} ${figureOf(venue.averageSpend.price)}`,
  ...(venue.cuisine && { servesCuisine: venue.cuisine }),
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: venue.openDays.map((day) => weekdays[day]),
    opens: venue.opens,
    closes: venue.closes,
  },
});

export function eventFact(content: EventContent, payload: PagePayload): object {
  const { event, coordinates } = content;
  return {
    ...context,
    ...oneEvent(event, payload),
    image: `${payload.publicUrl}/social/${content.artKey}.png`,
    location: {
      '@type': 'Place',
      name: event.place,
      geo: pointFact(coordinates),
      address: { '@type': 'PostalAddress', addressRegion: 'Dubai', addressCountry: 'AE' },
    },
  };
}

/** The calendar as a list of events, the soonest first. */
export const calendarFact = ({ events }: EventCalendarContent, payload: PagePayload): object => ({
  ...context,
  ...listFact(
    events.map((event) => ({
      item: {
        ...oneEvent(event, payload),
        location: { '@type': 'Place', name: event.place, address: 'Dubai, AE' },
      },
    })),
  ),
});

function oneEvent(event: EventCard, payload: PagePayload) {
  const { title, description, path, starts, ends, charge } = event;
  const url = urlIn(payload, path);
  return {
    '@type': 'Event',
    name: title,
    description,
    url,
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@type': 'Organization', name: payload.chrome.brand, url: payload.publicUrl },
    offers: {
      '@type': 'Offer',
      url,
      price: charge ? figureOf(charge.price) : '0',
      priceCurrency: charge?.price.currency ?? 'AED',
    },
  };
}
