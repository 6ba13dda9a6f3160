import { useQuery } from '@tanstack/react-query';
import type { ActCardOf } from '#contract/assistant/acts.ts';
import type { BookingWish } from '#contract/bookings/asks.ts';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { Quote } from '#contract/bookings/quote.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import { useHoldPlace } from '#web/bookings/cards/use-hold-place.ts';
import { DueLines } from '#web/bookings/sheet/due-lines.tsx';
import { useKnownCard } from '#web/bookings/sheet/known-card.ts';
import { offeringQuery } from '#web/bookings/sheet/offering.ts';
import { quoteQuery } from '#web/bookings/sheet/queries.ts';
import { refusalOf } from '#web/bookings/sheet/refusal.ts';
import { sumsOfWish } from '#web/bookings/sheet/sums.ts';
import { useText } from '#web/i18n/use-text.ts';
import { bookingPath } from '#web/platform/addresses/booking-addresses.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { sayDay } from '#web/platform/moments.ts';
import { ownQuery } from '#web/platform/queries/own-days.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { ActDone, ActPanel, ActPress } from '#web/ui/panel/act-panel.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { SumsShape } from '#web/ui/panel/shapes.tsx';

interface HoldCardProps {
  card: ActCardOf<'hold'>;
  onSignIn: () => void;
}

/** Holds a place with one press; the sheet with its clock opens over the conversation. */
export const HoldCard = (props: HoldCardProps) => (
  <AppProviders>
    <Holding {...props} />
  </AppProviders>
);

function Holding({ card, onSignIn }: HoldCardProps) {
  const { t, language } = useText();
  const { cards, nights, places } = t.ownBookings;
  const { wish } = card;
  const { data: own = [], isPending } = useQuery(ownQuery(wish.day, wish.day, language));
  const taken = own.find((booking) => isOf(booking, wish));
  const length = wish.length ? nights(wish.length) : undefined;
  const when = [sayDay(wish.day, 'long', language), wish.time, length].filter(Boolean);
  const lines = [when.join(cards.comma), t.bookingSheet.guestCount(wish.party)];
  return (
    <ActPanel title={card.title} lines={lines}>
      {taken ? (
        <ActDone to={bookingPath(taken)} open={cards.open}>
          {places[taken.place]}
        </ActDone>
      ) : (
        <Priced card={card} isReady={!isPending} onSignIn={onSignIn} />
      )}
    </ActPanel>
  );
}

/** What the client has of it already: from this card, another, or the sheet. */
const isOf = ({ offering, startsAt, place }: BookingSummary, { day, time, ...wish }: BookingWish) =>
  offering.slug === wish.offering &&
  dayInDubai(startsAt) === day &&
  (time === null || clockInDubai(startsAt) === time) &&
  ['held', 'pending', 'confirmed'].includes(place);

interface PricedProps extends HoldCardProps {
  isReady: boolean;
}

function Priced({ card, isReady, onSignIn }: PricedProps) {
  const { t } = useText();
  const say = t.bookingSheet;
  const { cards } = t.ownBookings;
  const session = useSession();
  const { data: quote, error, refetch } = useQuery({ ...quoteQuery(card.wish), staleTime: 0 });
  const hold = useHoldPlace(card);
  const go = () => {
    if (!session) return onSignIn();
    // Another price by now is shown, and asked for again.
    if (quote) hold.mutate(quote.total, { onError: () => void refetch() });
  };
  const refused = hold.error ?? error;
  return (
    <>
      {quote ? <Costs card={card} quote={quote} /> : !error && <SumsShape label={cards.pricing} />}
      {refused && <AlertPanel title={cards.notHeld} text={refusalOf(refused, t).text} />}
      <ActPress
        busy={hold.isPending}
        busyLabel={say.holding}
        disabled={!quote || !isReady}
        onClick={go}
        to={card.path}
        open={cards.adjust}
      >
        {session ? say.hold : cards.signInHold}
      </ActPress>
    </>
  );
}

/** The sum, what is due now and later, and until when it is free: the same lines as beside the sheet's button. */
function Costs({ card, quote }: { card: ActCardOf<'hold'>; quote: Quote }) {
  const { t, format, language } = useText();
  const { data: offering } = useQuery(offeringQuery(card.wish.offering, language));
  const known = useKnownCard();
  return (
    <div className="rounded-plate bg-sunk px-3.5 pt-3 [&_dl]:px-0!">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <span className="text-[0.9375rem] font-medium">{t.bookingSheet.total}</span>
        <bdi className="tnum font-display text-[1.625rem] leading-none lining-nums">
          {format.money(quote.total)}
        </bdi>
      </div>
      {offering && (
        <DueLines
          sums={sumsOfWish(quote, offering, known)}
          terms={quote.terms}
          waits={!confirmsAtOnce(offering)}
          brief={false}
        />
      )}
    </div>
  );
}
