import { MapPinned } from 'lucide-react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import { clockInDubai } from '#domain/time.ts';
import { DriverCard } from '#web/bookings/own/driver-card.tsx';
import { When } from '#web/bookings/own/when.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Panel } from '#web/ui/panel/panel.tsx';

const isStillOn = ({ place }: Booking) => ['held', 'pending', 'confirmed'].includes(place);

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

function Where({ booking }: { booking: Booking }) {
  const { id, offering, pickUp } = booking;
  const { t } = useText();
  const { facts } = t.ownBookings;
  const { label, lat, lng } = offering.meetingPoint;
  return (
    <>
      {pickUp ? (
        <p className="mt-3 text-[0.9375rem] leading-6">
          {facts.pickUp(pickUp, clockInDubai(booking.startsAt))}
        </p>
      ) : (
        <p className="mt-3 text-[0.9375rem] leading-6">{label}</p>
      )}
      {/* What is brought to one's door is said once. */}
      {lengthKind(booking) !== 'days' && (
        <p className="text-caption text-ink-mute">{offering.location}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-3 print:hidden">
        <ButtonLink
          size="small"
          variant="outline"
          to={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
          icon={<MapPinned size={18} strokeWidth={1.5} />}
        >
          {facts.directions}
        </ButtonLink>
        {isStillOn(booking) && <DriverCard id={id} />}
      </div>
    </>
  );
}
