import type { Booking } from '#contract/bookings/bookings.ts';
import { Settlement } from '#web/billing/settlement.tsx';
import { PriceParts } from '#web/bookings/price/price-parts.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Panel } from '#web/ui/panel.tsx';

/** The sum in parts, and how it is settled. */
export function BookingPrice({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { price } = t.ownBookings;
  const { quote, sums } = booking;
  return (
    <Panel title={price.title} className="border-t-2 border-brass-fill">
      <PriceParts quote={quote} sums={sums} />
      <Settlement source={booking.id} className="mt-4" />
    </Panel>
  );
}
