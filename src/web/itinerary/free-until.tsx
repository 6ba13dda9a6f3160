import { useQuery } from '@tanstack/react-query';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import { isBefore } from '#domain/time.ts';
import { spokenDeadline } from '#web/bookings/own/moments.ts';
import { bookingQuery } from '#web/bookings/own/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { nowHere } from '#web/platform/clock-here.ts';

/** Until when one of two things at once can be given up for nothing; the terms are read only then. */
export function FreeUntil({ booking: { id, offering } }: { booking: BookingSummary }) {
  const { t, language } = useText();
  const { data } = useQuery(bookingQuery(id, language));
  if (!data) return null;
  const { freeUntil } = data.quote.terms;
  const still = freeUntil && isBefore(nowHere(), freeUntil);
  const words = still
    ? t.itinerary.freeUntil(offering.title, spokenDeadline(freeUntil, language))
    : t.itinerary.feeNow(offering.title);
  return <>{words} </>;
}
