import type { ActCardOf } from '#contract/assistant/acts.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { can } from '#domain/bookings/life.ts';
import { OwnCard } from '#web/bookings/cards/own-card.tsx';
import { CancelCosts } from '#web/bookings/changes/cancel-dialog.tsx';
import { useCancelling } from '#web/bookings/changes/use-cancelling.ts';
import { useText } from '#web/i18n/use-text.ts';
import { RefusalPanel } from '#web/platform/refusals/panel.tsx';
import { ActDone, ActPress } from '#web/ui/panel/act-panel.tsx';
import { SumsShape } from '#web/ui/panel/shapes.tsx';

interface CancelCardProps {
  card: ActCardOf<'cancel'>;
  onSignIn: () => void;
}

/** Gives a booking up with one press, on the terms that its dialog states. */
export const CancelCard = (props: CancelCardProps) => (
  <OwnCard {...props}>{(booking) => <Ending card={props.card} booking={booking} />}</OwnCard>
);

interface EndingProps {
  card: ActCardOf<'cancel'>;
  booking: Booking;
}

function Ending({ card, booking }: EndingProps) {
  const { t } = useText();
  const words = t.ownBookings;
  const mayCancel = can(booking.place, 'cancel') || can(booking.place, 'release');
  if (mayCancel) return <Asked card={card} booking={booking} />;
  return (
    <ActDone to={card.path} open={words.cards.open}>
      {words.places[booking.place]}
    </ActDone>
  );
}

function Asked({ card, booking }: EndingProps) {
  const { t } = useText();
  const { cancel: words, cards } = t.ownBookings;
  const { quote, go, isPending, refused } = useCancelling(booking);
  return (
    <>
      {quote ? <CancelCosts quote={quote} /> : !refused && <SumsShape label={words.asking} />}
      {refused && <RefusalPanel error={refused} title={words.refused} />}
      <ActPress
        variant="danger"
        busy={isPending}
        busyLabel={words.submitting}
        disabled={!quote}
        onClick={() => go('')}
        to={card.path}
        open={cards.open}
      >
        {words.open}
      </ActPress>
    </>
  );
}
