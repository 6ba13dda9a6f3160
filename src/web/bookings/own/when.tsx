import type { BookingSummary } from '#contract/bookings/bookings.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import { houseZone } from '#domain/time.ts';
import { spanHere, spokenSpan } from '#web/bookings/own/spans.ts';
import { useText } from '#web/i18n/use-text.ts';

/** When it is, by Dubai's clock; beside it by the reader's own, where that shows another hour. */
export function When({ booking }: { booking: BookingSummary }) {
  const { t, language } = useText();
  const words = t.ownBookings;
  const kind = lengthKind(booking);
  return (
    <>
      <p className="text-[0.9375rem] leading-6">
        <time dateTime={booking.startsAt}>
          {words.when(spokenSpan(booking, houseZone, language))}
        </time>{' '}
        <span className="text-ink-mute">
          {words.inDubai}
          {kind && ` · ${words[kind](booking.length)}`}
        </span>
      </p>
      <WhenHere booking={booking} />
    </>
  );
}

/** The same on the reader's own clock, where that shows another hour. */
export function WhenHere({ booking }: { booking: BookingSummary }) {
  const { t, language } = useText();
  const words = t.ownBookings;
  const here = spanHere(booking, language);
  if (!here) return null;
  const { from, to } = here.span;
  const said = here.sameDay ? words.hours(from, to) : words.when(here.span);
  return <p className="text-caption text-ink-mute">{words.here(said, here.zone)}</p>;
}
