import { useEffect, useRef } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { staysWords } from '#domain/money/change-words.ts';
import { lapseWords } from '#domain/money/hold-words.ts';
import { causeWords } from '#domain/money/reason-words.ts';
import { houseZone } from '#domain/time.ts';
import { BookingActions } from '#web/bookings/own/booking-actions.tsx';
import { PlaceStatus } from '#web/bookings/own/place-status.tsx';
import { spokenSpan } from '#web/bookings/own/spans.ts';
import { useWishWords } from '#web/bookings/own/use-wish-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ownAddresses } from '#web/platform/addresses/booking-addresses.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Status } from '#web/ui/status.tsx';
import { Thumb } from '#web/ui/thumb.tsx';

/** The print, the name, where it stands in words, and what can be done. */
export function BookingHead({ booking, readAt }: { booking: Booking; readAt: number }) {
  const { t } = useText();
  const words = t.ownBookings;
  const { offering, reference, place } = booking;
  const status = useFocusOn<HTMLDivElement>(place);
  return (
    <header className="grid items-start gap-x-9 gap-y-5 tablet:grid-cols-[13.5rem_1fr]">
      <Thumb picture={offering.picture} className="aspect-4/3 w-full max-tablet:hidden" />
      <div>
        <div className="print:hidden">
          <Breadcrumb
            label={words.crumbs}
            crumbs={[
              { label: words.dashboard, to: ownAddresses.dashboard },
              { label: words.title, to: ownAddresses.list },
              { label: reference },
            ]}
          />
        </div>
        <Heading level={1} size="h2" className="mt-1">
          {offering.title}
        </Heading>
        <div
          ref={status}
          tabIndex={-1}
          className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2 focus:outline-none"
        >
          <PlaceStatus booking={booking} readAt={readAt} />
          {booking.fromWaitlist && <Status tone="neutral">{words.fromWaitlist}</Status>}
          <p className="text-caption text-ink-mute">
            {words.reference} <bdi className="tnum font-semibold text-ink">{reference}</bdi>
          </p>
        </div>
        <Next booking={booking} />
        <BookingActions booking={booking} readAt={readAt} />
      </div>
    </header>
  );
}

/** Where the button that changed it is gone with the change, the focus goes to what came of it. */
function useFocusOn<Part extends HTMLElement>(place: Booking['place']) {
  const part = useRef<Part>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current !== place && document.activeElement === document.body) part.current?.focus();
    last.current = place;
  }, [place]);
  return part;
}

function Next({ booking }: { booking: Booking }) {
  const { t, language } = useText();
  const { next, when, wish: say } = t.ownBookings;
  const whose = useWhose();
  const wished = useWishWords(booking);
  const ours = booking.events.find(({ kind }) => kind === 'called_off');
  const unasked = booking.place === 'held' && !booking.confirmsAtOnce;
  // What has an invoice was confirmed before: only its change waits.
  const changes = booking.place === 'pending' && booking.sums.invoice !== null;
  const said =
    next[ours ? 'calledOff' : unasked ? 'heldUnasked' : changes ? 'changeAsked' : booking.place];
  return (
    <p className="mt-3 max-w-[40rem] text-body text-ink-soft">
      {ours?.cause && `${causeWords(ours.cause, language)} `}
      {typeof said === 'string' ? said : said(when(spokenSpan(booking, houseZone, language)))}
      {booking.place === 'held' && ` ${lapseWords({ ...booking.sums, ...whose }, language)}`}
      {wished && (
        <span className="mt-2 block text-ink">
          {wished} {staysWords(language)} {say.next}
        </span>
      )}
    </p>
  );
}
