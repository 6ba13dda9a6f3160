import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { clockInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { sayDay } from '#web/platform/moments.ts';
import { bookingQuery } from '#web/platform/queries/booking-queries.ts';
import { RefusalPanel } from '#web/platform/refusals/panel.tsx';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ActPanel } from '#web/ui/panel/act-panel.tsx';
import { SumsShape } from '#web/ui/panel/shapes.tsx';

interface OwnCardProps {
  card: { id: string; reference: string; title: string };
  onSignIn: () => void;
  /** As the booking is now, whatever it was when the card was made. */
  children: (booking: Booking) => ReactNode;
}

/** A card about a booking of one's own. */
export const OwnCard = (props: OwnCardProps) => (
  <AppProviders>
    <OwnBooking {...props} />
  </AppProviders>
);

function OwnBooking({ card, onSignIn, children }: OwnCardProps) {
  const { t, language } = useText();
  const words = t.ownBookings;
  const session = useSession();
  const { data, error } = useQuery({
    ...bookingQuery(card.id, language),
    enabled: session !== undefined,
  });
  const when =
    data &&
    [sayDay(data.day, 'long', language), data.time && clockInDubai(data.startsAt)]
      .filter(Boolean)
      .join(words.cards.comma);
  const lines = data
    ? [`${when}`, words.cards.named(card.reference, data.party)]
    : [card.reference];
  return (
    <ActPanel title={data?.offering.title ?? card.title} lines={lines}>
      {!session && (
        <Button size="small" onClick={onSignIn}>
          {words.cards.signIn}
        </Button>
      )}
      {session && !data && !error && <SumsShape label={words.readingOne} />}
      {error && <RefusalPanel error={error} title={words.cards.unread} />}
      {session && data && children(data)}
    </ActPanel>
  );
}
