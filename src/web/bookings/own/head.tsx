import { useEffect, useRef } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { staysWords } from '#domain/money/words/change.ts';
import { lapseWords } from '#domain/money/words/hold.ts';
import { causeWords } from '#domain/money/words/reason.ts';
import { houseZone } from '#domain/time.ts';
import { PlaceStatus } from '#web/bookings/own/place-status.tsx';
import { spokenSpan } from '#web/bookings/own/spans.ts';
import { useWishWords } from '#web/bookings/own/use-wish-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Status } from '#web/ui/status.tsx';

/** Where it stands, in words, and what happens next. */
export function BookingHead({ booking, readAt }: { booking: Booking; readAt: number }) {
  const { t } = useText();
  const words = t.ownBookings;
  const { place } = booking;
  const status = useFocusOn<HTMLDivElement>(place);
  return (
    <header>
      <Heading
        level={1}
        size="h2"
        className="text-balance desk:text-[3.375rem] desk:leading-[1.02]"
      >
        {words.head[place]}
      </Heading>
      <div
        ref={status}
        tabIndex={-1}
        className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 focus:outline-none"
      >
        <PlaceStatus booking={booking} readAt={readAt} />
        {booking.fromWaitlist && <Status tone="neutral">{words.fromWaitlist}</Status>}
      </div>
      <Next booking={booking} />
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
    <p className="mt-3.5 max-w-[40rem] text-[1.0625rem] leading-[1.55] text-ink-soft">
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
