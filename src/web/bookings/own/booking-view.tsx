import { useEffect } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { Returned } from '#web/billing/payments/returned.tsx';
import { BookingFacts } from '#web/bookings/own/booking-facts.tsx';
import { BookingHead } from '#web/bookings/own/booking-head.tsx';
import { BookingPrice } from '#web/bookings/own/booking-price.tsx';
import { BookingStory } from '#web/bookings/own/booking-story.tsx';
import { BookingTerms } from '#web/bookings/own/booking-terms.tsx';
import { BookingVoucher } from '#web/bookings/own/booking-voucher.tsx';
import { GuestsPanel } from '#web/bookings/own/guests-panel.tsx';
import { RatePanel } from '#web/bookings/own/rate-panel.tsx';

interface BookingViewProps {
  booking: Booking;
  readAt: number;
}

/** One booking with all its papers. What waits on the client stands in the head. */
export function BookingView({ booking, readAt }: BookingViewProps) {
  useTitled(booking);
  const stillOn = ['held', 'pending', 'confirmed'].includes(booking.place);
  return (
    <div className="wrap pt-[calc(var(--nav-h)+1.5rem)] pb-24 print:py-0">
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
          <BookingStory booking={booking} />
        </div>
      </div>
    </div>
  );
}

/** Of five tabs with bookings each says which it is. */
function useTitled({ offering, reference }: Booking) {
  const title = `${offering.title} · ${reference}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
