import { Suspense, useSyncExternalStore } from 'react';
import type { BookingsContent } from '#contract/bookings/pages.ts';
import type { OwnBookingsBoardProps } from '#web/bookings/own/board.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { followSession, readSession } from '#web/platform/sessions/session.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';
import { RowSkeletons } from '#web/ui/panel/row-skeletons.tsx';

type OwnTab = OwnBookingsBoardProps['tab'];

interface OwnBookingsProps {
  tab: OwnTab;
  content: BookingsContent;
  path: string;
}

const Board = lazyPart<OwnBookingsBoardProps>(
  async () => (await import('#web/bookings/own/board.tsx')).OwnBookingsBoard,
  ['platform', 'ownBookings'],
);

/** A client's own bookings, fetched with all they need when a client looks; visitors are invited. */
export function OwnBookings({ tab, content, path }: OwnBookingsProps) {
  const { t } = useText();
  const signedIn = useSyncExternalStore(followSession, hasSession, () => false);
  const { emptyPicture, words } = content;
  const { upcoming, history } = words.tabs;
  return (
    <div className="py-12">
      {signedIn ? (
        <Suspense fallback={<RowSkeletons label={t.shell.loading} />}>
          <Board
            key={tab}
            tab={tab}
            content={{ emptyPicture, words: { ...words, upcoming, history } }}
          />
        </Suspense>
      ) : (
        <Invitation tab={tab} content={content} path={path} />
      )}
    </div>
  );
}

const hasSession = () => readSession() !== undefined;

function Invitation({ tab, content, path }: OwnBookingsProps) {
  const { t } = useText();
  const back = new URLSearchParams({ next: `${path}?tab=${tab}` });
  return (
    <EmptyState
      level={2}
      picture={content.emptyPicture}
      {...t.bookings.invitation[tab]}
      action={
        <ButtonLink to={`${addresses.signIn}?${back}`} variant="outline">
          {t.shell.signIn}
        </ButtonLink>
      }
    />
  );
}
