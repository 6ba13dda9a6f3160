import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BookingPlace, BookingSummary } from '#contract/bookings/bookings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { bookingsKey } from '#web/platform/queries/booking-queries.ts';
import { clockOf, countdownEnd, useCountdown } from '#web/platform/use-countdown.ts';
import { Status, type Tone } from '#web/ui/status.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const tones: Record<BookingPlace, Tone> = {
  held: 'warning',
  pending: 'info',
  confirmed: 'success',
  completed: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  declined: 'danger',
  no_show: 'danger',
};

interface PlaceStatusProps {
  booking: Pick<BookingSummary, 'place' | 'heldFor' | 'wish'>;
  /** When the server's answer came, by the steady clock. */
  readAt: number;
}

/** Where a booking stands; a hold shows its clock, which is read out by the minute only. */
export function PlaceStatus({ booking, readAt }: PlaceStatusProps) {
  const { t } = useText();
  const { places, upcoming, events } = t.ownBookings;
  const left = useCountdown(countdownEnd(booking.heldFor, readAt)) ?? 0;
  useAnewAtEnd(booking.place === 'held' && left === 0);
  if (booking.place !== 'held')
    return (
      <>
        <Status tone={tones[booking.place]}>{places[booking.place]}</Status>
        {booking.wish && <Status tone={tones.pending}>{events.changeAsked}</Status>}
      </>
    );
  if (left === 0) return <Status tone={tones.expired}>{places.expired}</Status>;
  return (
    <Status tone={tones.held}>
      <span aria-hidden className="tnum">
        {upcoming.left(clockOf(left))}
      </span>
      <VisuallyHidden>{upcoming.leftAloud(Math.ceil(left / 60))}</VisuallyHidden>
    </Status>
  );
}

/** When the clock has run out, whatever shows the booking is read again. */
function useAnewAtEnd(ended: boolean) {
  const queries = useQueryClient();
  useEffect(() => {
    if (ended) void queries.invalidateQueries({ queryKey: bookingsKey });
  }, [ended, queries]);
}
