import type { Page } from '#contract/pages/pages.ts';
import type { VenueListContent } from '#contract/vip.ts';
import { minorOf, money } from '#domain/money.ts';
import { standsIn, type VenueListName } from '#domain/vip/venues.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { subPaths, venueListPath } from '#server/vip/pages/overview.ts';
import { allVenues, detailedVenue, reserveLink } from '#server/vip/venues.ts';

/** In dirhams, as the address says them: `?spend=2000`. */
const spends: VenueListContent['spends'] = [1000, 2000, 4000].map((dirhams) => ({
  value: String(dirhams),
  most: money(minorOf(dirhams), 'AED'),
}));

export function venueList(source: PageSource, list: VenueListName): Page {
  const links = subPaths(source);
  const standing = allVenues(source.snapshot).filter((venue) => standsIn(list, venue));
  const venues = standing.map((venue) => detailedVenue(source, venue));
  return {
    name: 'venue-list',
    content: {
      list,
      title: links.find(({ path }) => path === venueListPath(list))?.label ?? '',
      artKey: (standing[0] ?? source.snapshot.texts('vip').hero).art.key,
      ways: links,
      venues,
      areas: areasOf(venues),
      spends,
      reserve: reserveLink(source),
    },
  };
}

/** Each place once, in the order of its name. */
function areasOf(venues: VenueListContent['venues']): VenueListContent['areas'] {
  const names = new Map(venues.map(({ area, location }) => [area, location]));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
