import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { DetailedVenue, ReserveLink, VenueCard } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import type { HeadingLevel } from '#web/ui/panel/heading.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ReserveButton } from '#web/vip/reserve-button.tsx';
import { useSheet } from '#web/vip/use-sheet.ts';
import { VenuePrint } from '#web/vip/venues/print.tsx';

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

const VenueSheet = lazy(async () => ({
  default: (await import('#web/vip/venues/sheet.tsx')).VenueSheet,
}));

/** Opens the sheet of a house; in a new tab, or without a script, its page. */
function DetailsButton({ venue, reserve }: { venue: DetailedVenue; reserve: ReserveLink }) {
  const { t } = useText();
  const { open, show, close } = useSheet();
  return (
    <>
      <Link
        to={venue.path}
        onClick={show}
        className={buttonLook({ variant: 'outline', size: 'small' })}
      >
        <span>
          {reserve.details}
          <VisuallyHidden> {t.vip.detailsOf(venue.name)}</VisuallyHidden>
        </span>
      </Link>
      <Suspense>{open && <VenueSheet venue={venue} reserve={reserve} onClose={close} />}</Suspense>
    </>
  );
}
