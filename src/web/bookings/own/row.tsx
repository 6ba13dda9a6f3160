import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import { lineValue } from '#domain/money/line.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { PlaceStatus } from '#web/bookings/own/place-status.tsx';
import { useWishWords } from '#web/bookings/own/use-wish-words.ts';
import { When } from '#web/bookings/own/when.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { bookingPath } from '#web/platform/addresses/booking-addresses.ts';
import { aboutIn, keptCurrency } from '#web/platform/currency.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Thumb } from '#web/ui/pictures/thumb.tsx';

interface BookingRowProps {
  booking: BookingSummary;
  readAt: number;
  /** Buttons at the end of the row. */
  children?: ReactNode;
}

/** Poster 120 × 90, title, date, status, amount. */
export function BookingRow({ booking, readAt, children }: BookingRowProps) {
  const { t, format } = useText();
  const { offering, party, total, reference } = booking;
  // In a list the second figure is for those alone who asked for it.
  const chosen = keptCurrency();
  const about = chosen ? aboutIn(total, chosen) : undefined;
  const wished = useWishWords(booking);
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-3 border-b border-line py-5 tablet:grid-cols-[auto_1fr_auto] tablet:items-center tablet:gap-x-6">
      <Thumb
        picture={offering.picture}
        className="h-[4.5rem] w-24 tablet:h-[5.625rem] tablet:w-30"
      />
      <div className="min-w-0">
        <Heading level={2} size="h4">
          <Link to={bookingPath(booking)} className="hover:text-brass">
            {offering.title}
          </Link>
        </Heading>
        <div className="mt-1.5">
          <When booking={booking} />
        </div>
        <p className="text-caption text-ink-mute">
          {offering.location} · {t.ownBookings.guests(party)} · <bdi>{reference}</bdi>
        </p>
        {wished && <p className="mt-1 text-caption text-ink-soft">{wished}</p>}
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 tablet:col-start-auto tablet:flex-col tablet:items-end">
        <PlaceStatus booking={booking} readAt={readAt} />
        <p className="tablet:text-end">
          <bdi className="tnum font-display text-[1.375rem] leading-none">
            {format.money(total)}
          </bdi>
          {about && (
            <span className="tnum block text-caption text-ink-mute">
              {t.platform.about(format.money(about))}
            </span>
          )}
          <Standing booking={booking} />
        </p>
        <div className="flex flex-wrap gap-3 empty:hidden max-tablet:w-full">{children}</div>
      </div>
    </li>
  );
}

/** What was paid, is reserved, is to be paid and when, or came back: as on its own page. */
function Standing({ booking: { sums } }: { booking: BookingSummary }) {
  const { format, language } = useText();
  const whose = useWhose();
  const all = moneyLines({ ...sums, ...whose }, language);
  const told = all.filter(({ sum }) => sum !== null);
  return (told.length > 0 ? told : all.slice(-1)).map((line) => (
    <span key={line.label} className="block max-w-72 text-caption text-ink-mute">
      {line.label}: <bdi className="tnum">{lineValue(line, format.money)}</bdi>
    </span>
  ));
}
