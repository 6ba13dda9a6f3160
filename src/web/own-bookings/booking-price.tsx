import type { Booking } from '#contract/bookings.ts';
import { Settlement } from '#web/billing/settlement.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Panel } from '#web/own-bookings/panel.tsx';
import { PriceParts } from '#web/price-parts/price-parts.tsx';

const stillDue: readonly Booking['place'][] = ['held', 'pending', 'confirmed', 'completed'];

/** The sum in parts, and how it is settled. */
export function BookingPrice({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { price } = t.ownBookings;
  const { quote, feesKept, place } = booking;
  const isDue = stillDue.includes(place);
  return (
    <Panel title={price.title} className="border-t-2 border-brass-fill">
      <PriceParts quote={quote} kept={feesKept} isOver={!isDue} />
      {!isDue && <p className="mt-4 text-caption text-ink-mute">{price.off}</p>}
      <Settlement source={booking.id} className="mt-4" />
    </Panel>
  );
}
