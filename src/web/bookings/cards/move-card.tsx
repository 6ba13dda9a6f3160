import { useQuery } from '@tanstack/react-query';
import type { ActCardOf } from '#contract/assistant/acts.ts';
import type { ChangeWish } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { can } from '#domain/bookings/life.ts';
import { OwnCard } from '#web/bookings/cards/own-card.tsx';
import { ChangeCosts } from '#web/bookings/changes/dialog.tsx';
import { changeDraftOf, changeWishOf, isAsked, isNew } from '#web/bookings/changes/wish.ts';
import { changeQuoteQuery, useChangeBooking } from '#web/bookings/own/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { RefusalPanel } from '#web/platform/refusals/panel.tsx';
import { ActDone, ActPress } from '#web/ui/panel/act-panel.tsx';
import { SumsShape } from '#web/ui/panel/shapes.tsx';

interface MoveCardProps {
  card: ActCardOf<'move'>;
  onSignIn: () => void;
}

/** Moves a booking with one press, for what its dialog would say. */
export const MoveCard = (props: MoveCardProps) => (
  <OwnCard {...props}>{(booking) => <Moving card={props.card} booking={booking} />}</OwnCard>
);

interface MovingProps {
  card: ActCardOf<'move'>;
  booking: Booking;
}

function Moving({ card, booking }: MovingProps) {
  const { t } = useText();
  const { cards, places, change } = t.ownBookings;
  const time = card.time ?? booking.time;
  const wish = changeWishOf(booking, { ...changeDraftOf(booking), day: card.day, time });
  const isDone = !wish || !isNew(booking, wish);
  if (wish && !isDone && can(booking.place, 'change'))
    return <Priced card={card} booking={booking} wish={wish} />;
  return (
    <ActDone to={card.path} open={cards.open}>
      {isDone ? (isAsked(booking) ? change.pending : change.done) : places[booking.place]}
    </ActDone>
  );
}

function Priced({ card, booking, wish }: MovingProps & { wish: ChangeWish }) {
  const { t, language } = useText();
  const { change: words, cards } = t.ownBookings;
  const asked = useQuery(changeQuoteQuery(booking, wish));
  const change = useChangeBooking(booking);
  const offer = asked.isError ? undefined : asked.data;
  const go = () => {
    if (!offer) return;
    const ask = { ...wish, total: offer.quote.total, fee: offer.fee, reason: '' };
    // Another price by now is shown, and asked for again.
    change.mutate(ask, { onError: () => void asked.refetch() });
  };
  const refused = change.error ?? asked.error;
  const to = [sayDay(wish.day, 'long', language), wish.time].filter(Boolean).join(cards.comma);
  return (
    <>
      <p className="text-[0.9375rem] font-medium">{cards.movesTo(to)}</p>
      <div role="status">
        {offer && <ChangeCosts offer={offer} booking={booking} />}
        {asked.isFetching && !offer && <SumsShape label={words.asking} />}
      </div>
      {refused && <RefusalPanel error={refused} title={words.refused} />}
      <ActPress
        busy={change.isPending}
        busyLabel={words.submitting}
        disabled={!offer}
        onClick={go}
        to={card.path}
        open={cards.open}
      >
        {cards.move}
      </ActPress>
    </>
  );
}
