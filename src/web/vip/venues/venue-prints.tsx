import type { DetailedVenue, ReserveLink, VenueCard } from '#contract/vip.ts';
import type { HeadingLevel } from '#web/ui/heading.tsx';
import { DetailsButton } from '#web/vip/details-button.tsx';
import { ReserveButton } from '#web/vip/reserve-button.tsx';
import { VenuePrint } from '#web/vip/venues/venue-print.tsx';

/** Lounges and nightclubs: tagline, tags and Reserve. */
export const LoungePrints = ({ venues, reserve }: { venues: VenueCard[]; reserve: ReserveLink }) =>
  venues.map((venue, index) => (
    <VenuePrint
      key={venue.slug}
      venue={venue}
      layout="lounge"
      place={{ index, count: venues.length }}
    >
      <ReserveButton reserve={reserve} name={venue.name} />
    </VenuePrint>
  ));

interface VenuePrintsProps {
  venues: DetailedVenue[];
  reserve: ReserveLink;
  level?: HeadingLevel;
}

/** Houses with their description and highlights, Reserve and Details. */
export const VenuePrints = ({ venues, reserve, level = 3 }: VenuePrintsProps) =>
  venues.map((venue, index) => (
    <VenuePrint
      key={venue.slug}
      venue={venue}
      layout="venue"
      level={level}
      place={{ index, count: venues.length }}
    >
      <ReserveButton reserve={reserve} name={venue.name} />
      <DetailsButton venue={venue} reserve={reserve} />
    </VenuePrint>
  ));
