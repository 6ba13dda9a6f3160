import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import { clashesWith } from '#domain/bookings/clashes.ts';
import { dayAfter } from '#domain/calendar/months.ts';
import { minutesAfter, momentInDubai, type TimeSpan } from '#domain/time.ts';
import { shapeOf } from '#web/bookings/sheet/offering.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { lengthOf, timeOf } from '#web/bookings/sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayMoment } from '#web/platform/moments.ts';
import { ownQuery } from '#web/platform/queries/own-days.ts';

/** What the client has at that time already. It is pointed out and forbids nothing. */
export function ClashNote({ sheet }: { sheet: SheetState }) {
  const { t, language } = useText();
  const { draft, offering, booking } = sheet;
  const day = draft.day ?? '';
  const last = day && dayAfter(day, shapeOf(offering) === 'hour' ? 0 : lengthOf(offering, draft));
  const { data = [] } = useQuery({ ...ownQuery(day, last, language), enabled: day !== '' });
  const span = spanOf(sheet);
  const others = data.filter(({ id, place }) => id !== booking?.id && place !== 'held');
  const clashes = span ? clashesWith(span, others) : [];
  if (clashes.length === 0) return null;
  return (
    <div role="note" className="mt-4.5 grid gap-2 border-s-2 border-warning py-0.5 ps-3.5">
      {clashes.map(({ id, offering: other, startsAt, endsAt }) => (
        <p key={id} className="flex gap-3 text-[0.875rem] leading-[1.45]">
          <Route size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-warning" />
          {t.bookingSheet.clash(
            other.title,
            sayMoment(startsAt, language),
            sayMoment(endsAt, language),
          )}
        </p>
      ))}
    </div>
  );
}

/** From when to when the wish would last. */
function spanOf({ offering, draft }: SheetState): TimeSpan | undefined {
  const { day } = draft;
  const { schedule, duration } = offering;
  const time = schedule.kind === 'nightly' ? schedule.checkIn : timeOf(offering, draft);
  if (!day || !time) return undefined;
  const startsAt = momentInDubai(day, time);
  if (shapeOf(offering) === 'hour')
    return { startsAt, endsAt: minutesAfter(startsAt, duration.minutes) };
  const last = dayAfter(day, lengthOf(offering, draft));
  return {
    startsAt,
    endsAt: momentInDubai(last, schedule.kind === 'nightly' ? schedule.checkOut : time),
  };
}
