import type { BookingSummary } from '#contract/bookings/bookings.ts';
import { bookingPath, ratingId, sheetPath } from '#web/bookings/own/addresses.ts';
import { BookingRow } from '#web/bookings/own/booking-row.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface HistoryRowProps {
  booking: BookingSummary;
  readAt: number;
}

export function HistoryRow({ booking, readAt }: HistoryRowProps) {
  const { t } = useText();
  const { again, rate } = t.ownBookings.history;
  const { title } = booking.offering;
  return (
    <BookingRow booking={booking} readAt={readAt}>
      <ButtonLink size="small" variant="outline" to={sheetPath(booking)}>
        {again}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ButtonLink>
      {booking.place === 'completed' && (
        <ButtonLink size="small" variant="quiet" to={`${bookingPath(booking)}#${ratingId}`}>
          {rate}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      )}
    </BookingRow>
  );
}
