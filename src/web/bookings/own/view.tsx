import { useEffect } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { Returned } from '#web/billing/payments/return-note.tsx';
import { Settlement } from '#web/billing/settlement.tsx';
import { BookingFacts } from '#web/bookings/own/facts.tsx';
import { GuestsPanel } from '#web/bookings/own/guests-panel.tsx';
import { BookingHead } from '#web/bookings/own/head.tsx';
import { BookingHistory } from '#web/bookings/own/history.tsx';
import { RatePanel } from '#web/bookings/own/rate-panel.tsx';
import { BookingTerms } from '#web/bookings/own/terms.tsx';
import { UntilThen } from '#web/bookings/own/until-then.tsx';
import { BookingVoucher } from '#web/bookings/own/voucher.tsx';
import { BookingWays } from '#web/bookings/own/ways.tsx';
import { PriceParts } from '#web/bookings/price/parts.tsx';
import { Ticket } from '#web/bookings/ticket/ticket.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ownAddresses } from '#web/platform/addresses/booking-addresses.ts';
import { Breadcrumb } from '#web/ui/panel/breadcrumb.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** The ticket one owns; beside it what is done with it, what comes until then, and the money last. */
export function BookingView({ booking, readAt }: { booking: Booking; readAt: number }) {
  useTitled(booking);
  return (
    <div className="wrap pt-[calc(var(--shell-h)+1.5rem)] pb-24 print:p-0">
      <div className="print:hidden">
        <Returned />
        <Crumbs reference={booking.reference} />
      </div>
      <div className="ticket-page">
        <Ticket booking={booking} />
        <div className="ticket-side print:hidden">
          <BookingHead booking={booking} readAt={readAt} />
          <div>
            <BookingWays booking={booking} readAt={readAt} />
            <UntilThen booking={booking} />
          </div>
          <BookingPrice booking={booking} />
        </div>
      </div>
      <Papers booking={booking} />
    </div>
  );
}

/** What one looks up: who comes, how to get there, the code, the terms, and what was. */
function Papers({ booking }: { booking: Booking }) {
  const isStillOn = ['held', 'pending', 'confirmed'].includes(booking.place);
  return (
    <div className="mt-14 grid items-start gap-6 border-t border-line pt-12 desk:grid-cols-[1fr_26.5rem] print:hidden">
      <div className="grid gap-6">
        {booking.place === 'completed' && <RatePanel booking={booking} />}
        <BookingFacts booking={booking} />
        <GuestsPanel booking={booking} />
        {isStillOn && <BookingTerms booking={booking} />}
      </div>
      <div className="grid gap-6">
        <BookingVoucher booking={booking} />
        <BookingHistory booking={booking} />
      </div>
    </div>
  );
}

function Crumbs({ reference }: { reference: string }) {
  const { t } = useText();
  const { crumbs, dashboard, title } = t.ownBookings;
  return (
    <Breadcrumb
      label={crumbs}
      crumbs={[
        { label: dashboard, to: ownAddresses.dashboard },
        { label: title, to: ownAddresses.list },
        { label: reference },
      ]}
    />
  );
}

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
    <section aria-labelledby="price" className="mt-8 border-t border-line-strong pt-6">
      <Heading level={2} size="h4" id="price">
        {price.title}
      </Heading>
      <PriceParts quote={quote} sums={sums} />
      <Settlement source={booking.id} sums={sums} className="mt-4" />
    </section>
  );
}
