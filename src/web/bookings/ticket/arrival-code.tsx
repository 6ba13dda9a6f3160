import { create } from 'qrcode';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { bookingPath } from '#web/platform/addresses/booking-addresses.ts';

/** Readers want this much white around a code. */
const quiet = 2;

/** The same code as on the voucher: the address of this page. It keeps its colours in the dark. */
export function ArrivalCode({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { data, size } = create(location.origin + bookingPath(booking), {}).modules;
  const side = size + 2 * quiet;
  const cells = Array.from(data, (dark, at) =>
    dark ? `M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z` : '',
  );
  return (
    <svg
      role="img"
      aria-label={t.ticket.code(booking.reference)}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-36 shrink-0 rounded-hair bg-white text-[#10282D]"
    >
      <path d={cells.join('')} fill="currentColor" />
    </svg>
  );
}
