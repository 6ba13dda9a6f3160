import { venueLists } from '#domain/vip/venues.ts';
import type { PublicPage } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { eventPath } from '#server/vip/events.ts';
import { eventPage } from '#server/vip/pages/event.ts';
import { calendarPath, eventCalendar } from '#server/vip/pages/event-calendar.ts';
import { venueListPath, vip } from '#server/vip/pages/overview.ts';
import { venuePage } from '#server/vip/pages/venue.ts';
import { venueList } from '#server/vip/pages/venue-list.ts';
import { allVenues, venuePath } from '#server/vip/venues.ts';

export const vipPages = (snapshot: Snapshot): PublicPage[] => [
  { path: '/vip', read: vip },
  ...venueLists.map(
    (list): PublicPage => ({
      path: venueListPath(list),
      read: (source) => venueList(source, list),
    }),
  ),
  { path: calendarPath, read: eventCalendar },
  ...allVenues(snapshot).map(
    (venue): PublicPage => ({
      path: venuePath(venue),
      read: (source) => venuePage(source, venue.slug),
    }),
  ),
  ...snapshot.all('events').map(
    (event): PublicPage => ({
      path: eventPath(event),
      read: (source) => eventPage(source, event.slug),
    }),
  ),
];
