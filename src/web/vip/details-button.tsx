import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { DetailedVenue, ReserveLink } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useSheet } from '#web/vip/use-sheet.ts';

const VenueSheet = lazy(async () => ({
  default: (await import('#web/vip/venues/venue-sheet.tsx')).VenueSheet,
}));

/** Opens the sheet of a house; in a new tab, or without a script, its page. */
export function DetailsButton({ venue, reserve }: { venue: DetailedVenue; reserve: ReserveLink }) {
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
