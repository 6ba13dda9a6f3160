import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { ActCard, ActCardOf } from '#contract/assistant/acts.ts';
import { signInAddress } from '#web/platform/addresses/return-path.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

interface Shown<Act extends ActCard['act']> {
  card: ActCardOf<Act>;
  /** A visitor signs in, and comes back to this conversation with the card still in it. */
  onSignIn: () => void;
}

/** Each comes with its feature's words when an answer first has such a card. */
const Hold = lazyPart<Shown<'hold'>>(
  async () => (await import('#web/bookings/cards/hold-card.tsx')).HoldCard,
  ['platform', 'bookingSheet', 'ownBookings'],
);
const Move = lazyPart<Shown<'move'>>(
  async () => (await import('#web/bookings/cards/move-card.tsx')).MoveCard,
  ['platform', 'ownBookings'],
);
const Cancel = lazyPart<Shown<'cancel'>>(
  async () => (await import('#web/bookings/cards/cancel-card.tsx')).CancelCard,
  ['platform', 'ownBookings'],
);
const Withdraw = lazyPart<Shown<'withdraw'>>(
  async () => (await import('#web/matters/withdraw-card.tsx')).WithdrawCard,
  ['platform', 'matters'],
);
const Consult = lazyPart<Shown<'consult'>>(
  async () => (await import('#web/appointments/consult-card.tsx')).ConsultCard,
  ['platform', 'appointments'],
);

interface ActCardsProps {
  cards: ActCard[];
  persona: string;
}

/** What an answer lets one do with one press. */
export function ActCards({ cards, persona }: ActCardsProps) {
  const navigate = useNavigate();
  const search = `?${new URLSearchParams({ with: persona })}`;
  const signIn = () => void navigate(signInAddress({ pathname: '/chat', search, hash: '' }));
  return cards.map((card) => (
    <Suspense key={JSON.stringify(card)} fallback={<Skeleton className="h-40 w-full max-w-120" />}>
      {drawn(card, signIn)}
    </Suspense>
  ));
}

function drawn(card: ActCard, onSignIn: () => void) {
  if (card.act === 'hold') return <Hold card={card} onSignIn={onSignIn} />;
  if (card.act === 'move') return <Move card={card} onSignIn={onSignIn} />;
  if (card.act === 'cancel') return <Cancel card={card} onSignIn={onSignIn} />;
  if (card.act === 'withdraw') return <Withdraw card={card} onSignIn={onSignIn} />;
  return <Consult card={card} onSignIn={onSignIn} />;
}
