/** Houses as the pages show them. */
import type { Price } from '#contract/catalogue/shapes.ts';
import type { Venue } from '#contract/catalogue/vip.ts';
import type { Charge, DetailedVenue, ReserveLink, VenueCard } from '#contract/vip.ts';
import { monthInWords } from '#domain/calendar/date-words.ts';
import { money } from '#domain/money.ts';
import { leastSpend, welcomesChildren } from '#domain/vip/venues.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

/** Lounges, nightclubs and restaurants: every house there is, in the order of the page. */
export const allVenues = (snapshot: Snapshot): Venue[] => [
  ...snapshot.all('lounges'),
  ...snapshot.all('nightclubs'),
  ...snapshot.all('venues'),
];

export const venueBySlug = (snapshot: Snapshot, slug: string): Venue | undefined =>
  allVenues(snapshot).find((venue) => venue.slug === slug);

export const venuePath = ({ slug }: Pick<Venue, 'slug'>): string => `/vip/venues/${slug}`;

/** The same address for every house; the configuration names it, the catalogue stands in. */
export function reserveLink({ snapshot, config, say }: PageSource): ReserveLink {
  const { label, details } = snapshot.texts('vip').reserve;
  const { reserveUrl } = snapshot.texts('company').messaging;
  return { label: say(label), details: say(details), url: config.reserveUrl ?? reserveUrl };
}

export function charge({ snapshot, say }: PageSource, { amount, currency, unit }: Price): Charge {
  const term = snapshot.texts('taxonomy').units.find(({ id }) => id === unit);
  return { price: money(amount, currency), unit: term ? say(term.label) : '' };
}

export function venueCard({ say, picture }: PageSource, venue: Venue): VenueCard {
  const { slug, kind, openDays } = venue;
  return {
    slug,
    path: venuePath(venue),
    kind,
    name: say(venue.name),
    location: say(venue.location),
    hostHotel: venue.hostHotel && say(venue.hostHotel),
    tagline: say(venue.tagline),
    description: say(venue.description),
    highlights: venue.highlights.map(say),
    tags: venue.tags.map(say),
    picture: picture(venue.art),
    area: areaOf(venue),
    openDays,
    leastSpend: leastSpend(venue),
    welcomesChildren: welcomesChildren(venue),
  };
}

export function detailedVenue(source: PageSource, venue: Venue): DetailedVenue {
  const { say, snapshot, language } = source;
  const { minParty, maxParty, leadTimeHours, freeCancelHours, deposit } = venue.reservation;
  const { opens, closes, minAge, childrenUntil } = venue;
  return {
    ...venueCard(source, venue),
    opens,
    closes,
    minAge,
    childrenUntil,
    cuisine: venue.cuisine && say(venue.cuisine),
    dressCode: say(venue.dressCode),
    party: { min: minParty, max: maxParty },
    leadTimeHours,
    freeCancelHours,
    deposit: deposit && charge(source, deposit),
    minimumSpend: charge(source, venue.minimumSpend),
    averageSpend: charge(source, venue.averageSpend),
    reviewed: monthInWords(snapshot.texts('vip').reviewed, language),
  };
}

/** A place's name in the address, the same in both languages. */
const areaOf = ({ location }: Venue): string =>
  location.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
