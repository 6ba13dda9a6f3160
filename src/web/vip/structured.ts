/** Houses and events as schema.org describes them. */
import type { VenueKind } from '#contract/catalogue/vip.ts';
import { addressOf, type PagePayload } from '#contract/pages/pages.ts';
import type { Money } from '#contract/primitives.ts';
import type {
  EventCalendarContent,
  EventCard,
  EventContent,
  VenueCard,
  VenueContent,
} from '#contract/vip.ts';

const context = { '@context': 'https://schema.org' };
const types: Record<VenueKind, string> = {
  restaurant: 'Restaurant',
  lounge: 'BarOrPub',
  nightclub: 'NightClub',
};
const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

type Place = Pick<PagePayload, 'publicUrl' | 'language'>;

const at = ({ publicUrl, language }: Place, path: string) => publicUrl + addressOf(language, path);

/** A list of houses, in the order of the page. */
export function venueFacts(venues: VenueCard[], place: Place): object {
  return {
    ...context,
    '@type': 'ItemList',
    itemListElement: venues.map((venue, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: briefly(venue, place),
    })),
  };
}

function briefly(venue: VenueCard, place: Place) {
  return {
    '@type': types[venue.kind],
    name: venue.name,
    url: at(place, venue.path),
    description: venue.description,
    address: addressOfVenue(venue),
  };
}

function addressOfVenue({ hostHotel, location }: VenueCard) {
  return {
    '@type': 'PostalAddress',
    ...(hostHotel && { streetAddress: hostHotel }),
    addressLocality: location,
    addressRegion: 'Dubai',
    addressCountry: 'AE',
  };
}

export function venueFact(content: VenueContent, place: Place): object {
  const { venue, coordinates } = content;
  return {
    ...context,
    ...briefly(venue, place),
    geo: geo(coordinates),
    priceRange: `${venue.averageSpend.price.currency} ${whole(venue.averageSpend.price)}`,
    ...(venue.cuisine && { servesCuisine: venue.cuisine }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: venue.openDays.map((day) => dayNames[day]),
      opens: venue.opens,
      closes: venue.closes,
    },
  };
}

function geo({ lat, lng }: { lat: number; lng: number }) {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
}

export function eventFact(content: EventContent, payload: PagePayload): object {
  const { event, coordinates } = content;
  return {
    ...context,
    ...oneEvent(event, payload),
    image: `${payload.publicUrl}/social/${content.artKey}.png`,
    location: {
      '@type': 'Place',
      name: event.place,
      geo: geo(coordinates),
      address: { '@type': 'PostalAddress', addressRegion: 'Dubai', addressCountry: 'AE' },
    },
  };
}

/** The calendar as a list of events, the soonest first. */
export function calendarFact({ events }: EventCalendarContent, payload: PagePayload): object {
  return {
    ...context,
    '@type': 'ItemList',
    itemListElement: events.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        ...oneEvent(event, payload),
        location: { '@type': 'Place', name: event.place, address: 'Dubai, AE' },
      },
    })),
  };
}

function oneEvent(event: EventCard, payload: PagePayload) {
  const { title, description, path, starts, ends, charge } = event;
  const url = at(payload, path);
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
      price: charge ? whole(charge.price) : '0',
      priceCurrency: charge?.price.currency ?? 'AED',
    },
  };
}

/** Plain figures with a point, as the vocabulary wants them. */
function whole({ amount }: Money): string {
  const figures = String(amount).padStart(3, '0');
  return `${figures.slice(0, -2)}.${figures.slice(-2)}`;
}
