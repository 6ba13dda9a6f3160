import type { Venue } from '#contract/catalogue/vip.ts';
import type { Page } from '#contract/pages/pages.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { comingEvents } from '#server/vip/events.ts';
import {
  allVenues,
  detailedVenue,
  reserveLink,
  venueBySlug,
  venueCard,
} from '#server/vip/venues.ts';

const similarShown = 3;

/** The page of one house; the catalogue may have changed since the list of pages was drawn up. */
export function venuePage(source: PageSource, slug: string): Page {
  const venue = venueBySlug(source.snapshot, slug);
  if (!venue) return { name: 'not-found' };
  return {
    name: 'venue',
    content: {
      venue: detailedVenue(source, venue),
      artKey: venue.art.key,
      coordinates: venue.coordinates,
      houseRules: source.snapshot.texts('vip').houseRules.map(source.say),
      events: comingEvents(source, ({ venueSlug }) => venueSlug === slug),
      similar: similar(source, venue).map((other) => venueCard(source, other)),
      reserve: reserveLink(source),
    },
  };
}

/** Houses of the same kind, those nearby first. */
function similar({ snapshot }: PageSource, venue: Venue): Venue[] {
  const near = ({ coordinates: { lat, lng } }: Venue) =>
    Math.hypot(lat - venue.coordinates.lat, lng - venue.coordinates.lng);
  return allVenues(snapshot)
    .filter(({ slug, kind }) => slug !== venue.slug && kind === venue.kind)
    .sort((a, b) => near(a) - near(b))
    .slice(0, similarShown);
}
