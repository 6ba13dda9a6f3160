import { MapPinned } from 'lucide-react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { DriverCard } from '#web/bookings/own/driver-card.tsx';
import { When } from '#web/bookings/own/when.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Panel } from '#web/ui/panel.tsx';

/** When and where, by Dubai's clock and the reader's. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { facts } = t.ownBookings;
  return (
    <div className="grid gap-6 tablet:grid-cols-2">
      <Panel title={facts.whenTitle}>
        <div className="mt-3">
          <When booking={booking} />
        </div>
      </Panel>
      <Panel title={facts.whereTitle}>
        <Where booking={booking} />
      </Panel>
    </div>
  );
}

function Where({ booking: { id, offering } }: { booking: Booking }) {
  const { t } = useText();
  const { facts } = t.ownBookings;
  const { label, lat, lng } = offering.meetingPoint;
  return (
    <>
      <p className="mt-3 text-[0.9375rem] leading-6">{label}</p>
      <p className="text-caption text-ink-mute">{offering.location}</p>
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-3 print:hidden">
        <ButtonLink
          size="small"
          variant="outline"
          to={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
          icon={<MapPinned size={18} strokeWidth={1.5} />}
        >
          {facts.directions}
        </ButtonLink>
        <DriverCard id={id} />
      </div>
    </>
  );
}
