import { useEffect } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { Returned } from '#web/billing/returned.tsx';
import { BookingFacts } from '#web/own-bookings/booking-facts.tsx';
import { BookingHead } from '#web/own-bookings/booking-head.tsx';
import { BookingPapers } from '#web/own-bookings/booking-papers.tsx';
import { BookingPrice } from '#web/own-bookings/booking-price.tsx';
import { BookingStory } from '#web/own-bookings/booking-story.tsx';
import { BookingTerms } from '#web/own-bookings/booking-terms.tsx';
import { GuestsPanel } from '#web/own-bookings/guests-panel.tsx';
import { RatePanel } from '#web/own-bookings/rate-panel.tsx';

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
          <BookingPapers booking={booking} />
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
