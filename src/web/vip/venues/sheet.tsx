import { Link } from 'react-router';
import type { DetailedVenue, ReserveLink } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { ReserveButton } from '#web/vip/reserve-button.tsx';
import { VenueFacts } from '#web/vip/venues/facts.tsx';

interface VenueSheetProps {
  venue: DetailedVenue;
  reserve: ReserveLink;
  onClose: () => void;
}

/** Everything about a house without leaving the page. */
export function VenueSheet({ venue, reserve, onClose }: VenueSheetProps) {
  const { t } = useText();
  const buttons = (
    <div className="flex gap-2.5 *:flex-1">
      <ReserveButton reserve={reserve} name={venue.name} size="normal" className="px-4!" />
      <AskLink
        kind="table"
        about={venue.slug}
        onLeave={onClose}
        variant="outline"
        className="px-4!"
      >
        {t.vip.requestTable}
      </AskLink>
    </div>
  );
  return (
    <Sheet onClose={onClose} title={venue.name} footer={buttons}>
      <SheetWords venue={venue} />
    </Sheet>
  );
}

function SheetWords({ venue }: Pick<VenueSheetProps, 'venue'>) {
  const { t } = useText();
  return (
    <>
      <Plate shape="16:9">
        <Picture picture={venue.picture} />
      </Plate>
      <p className="mt-5 font-display text-[1.5rem] leading-tight">{venue.tagline}</p>
      <p className="mt-1 text-caption text-ink-mute">{venue.hostHotel ?? venue.location}</p>
      <p className="mt-3 mb-6 text-body text-ink-soft">{venue.description}</p>
      <VenueFacts venue={venue} columns={1} />
      <Link
        to={venue.path}
        className="mt-4 inline-flex min-h-11 items-center border-b border-brass-fill text-[0.9375rem] hover:text-brass"
      >
        {t.vip.wholePage}
      </Link>
    </>
  );
}
