import type { Booking } from '#contract/bookings/bookings.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import { ticketTexts } from '#domain/bookings/ticket/facts.ts';
import { dayInDubai, minutesBetween } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { writtenDay } from '#web/platform/moments.ts';

/** Between what it is and what one needs for it; while somebody has yet to say yes, who that is. */
export function TicketTear({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { place } = booking;
  if (place === 'held' || place === 'pending')
    return (
      <p className="ticket-waits">
        <span aria-hidden className="ticket-sun" />
        {t.ticket.tear[place]}
      </p>
    );
  return (
    <>
      <div aria-hidden className="ticket-tear" />
      {place === 'completed' && <Lived booking={booking} />}
    </>
  );
}

/** How long it was, and when. */
function Lived({ booking }: { booking: Booking }) {
  const { t, language } = useText();
  const day = writtenDay(dayInDubai(booking.startsAt), 'longDateYear', language);
  return (
    <p className="ticket-lived">
      <span aria-hidden className="ticket-diamond" />
      {t.ticket.lived(useLength(booking), day)}
    </p>
  );
}

function useLength(booking: Booking): string {
  const { t, language } = useText();
  const kind = lengthKind(booking);
  if (kind) return ticketTexts[language][kind](booking.length);
  const minutes = minutesBetween(booking.startsAt, booking.endsAt);
  return minutes % 60 === 0 ? t.ticket.hours(minutes / 60) : t.ticket.minutes(minutes);
}
