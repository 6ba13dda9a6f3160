import { MapPinned } from 'lucide-react';
import { useEffect } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import { clockInDubai } from '#domain/time.ts';
import { Returned } from '#web/billing/payments/returned.tsx';
import { Settlement } from '#web/billing/settlement.tsx';
import { BookingHead } from '#web/bookings/own/booking-head.tsx';
import { BookingHistory } from '#web/bookings/own/booking-history.tsx';
import { BookingTerms } from '#web/bookings/own/booking-terms.tsx';
import { BookingVoucher } from '#web/bookings/own/booking-voucher.tsx';
import { DriverCard } from '#web/bookings/own/driver-card.tsx';
import { RatePanel } from '#web/bookings/own/rate-panel.tsx';
import { ToldDialog } from '#web/bookings/own/told-dialog.tsx';
import { When } from '#web/bookings/own/when.tsx';
import { PriceParts } from '#web/bookings/price/price-parts.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Panel } from '#web/ui/panel.tsx';

/** One booking with all its papers. What waits on the client stands in the head. */
export function BookingView({ booking, readAt }: { booking: Booking; readAt: number }) {
  useTitled(booking);
  const stillOn = isStillOn(booking);
  return (
    <div className="wrap pt-[calc(var(--shell-h)+1.5rem)] pb-24 print:py-0">
      <Returned />
      <BookingHead booking={booking} readAt={readAt} />
      <div className="mt-8 grid items-start gap-6 desk:grid-cols-[1fr_26.5rem]">
        <div className="grid gap-6">
          {booking.place === 'completed' && <RatePanel booking={booking} />}
          <BookingFacts booking={booking} />
          <GuestsPanel booking={booking} />
          {stillOn && <BookingTerms booking={booking} />}
        </div>
        <div className="grid gap-6">
          <BookingPrice booking={booking} />
          <BookingVoucher booking={booking} />
          <BookingHistory booking={booking} />
        </div>
      </div>
    </div>
  );
}

const isStillOn = ({ place }: Booking) => ['held', 'pending', 'confirmed'].includes(place);

/** Of five tabs with bookings each says which it is. */
function useTitled({ offering, reference }: Booking) {
  const title = `${offering.title} · ${reference}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The sum in parts, and how it is settled. */
function BookingPrice({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { price } = t.ownBookings;
  const { quote, sums } = booking;
  return (
    <Panel title={price.title} className="border-t-2 border-brass-fill">
      <PriceParts quote={quote} sums={sums} />
      <Settlement source={booking.id} sums={sums} className="mt-4" />
    </Panel>
  );
}

/** Who comes, what was added, and what the crew was told. */
function GuestsPanel({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { facts, guests } = t.ownBookings;
  return (
    <Panel
      title={facts.guestsTitle}
      aside={<span className="text-caption text-ink-mute">{guests(booking.party)}</span>}
    >
      {booking.guests.length === 0 ? (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">{facts.noGuests}</p>
      ) : (
        <ul className="mt-2">
          {booking.guests.map(({ name, age, needs }, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two guests may share a name, and the list never moves
              key={place}
              className="border-b border-line py-3 last:border-0 last:pb-0"
            >
              <p className="flex justify-between gap-4 text-[0.9375rem]">
                <bdi>{name}</bdi>
                {age !== null && <span className="text-ink-mute">{facts.age(age)}</span>}
              </p>
              {needs && <p className="text-caption text-ink-mute">{needs}</p>}
            </li>
          ))}
        </ul>
      )}
      {booking.licenceHeld && <p className="mt-3 text-caption text-ink-mute">{facts.licence}</p>}
      {booking.limitsKept && <p className="mt-3 text-caption text-ink-mute">{facts.limits}</p>}
      {booking.note && (
        <div className="mt-4 border-t border-line pt-4">
          <p className="text-caption text-ink-mute">{facts.note}</p>
          <p className="mt-1 text-[0.9375rem] whitespace-pre-line">{booking.note}</p>
        </div>
      )}
      <ToldDialog booking={booking} />
    </Panel>
  );
}

/** When and where, by Dubai's clock and the reader's. */
function BookingFacts({ booking }: { booking: Booking }) {
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
