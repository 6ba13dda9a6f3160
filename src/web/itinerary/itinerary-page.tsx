import { useQuery } from '@tanstack/react-query';
import type { OwnBookingsContent } from '#contract/bookings/pages.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { ownAddresses } from '#web/bookings/own/addresses.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AddSomething } from '#web/itinerary/add-something.tsx';
import { ItineraryView } from '#web/itinerary/itinerary-view.tsx';
import { itineraryQuery } from '#web/itinerary/queries.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { RequireSession } from '#web/platform/require-session.tsx';
import { WaitingFor } from '#web/shell/client-screen.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function ItineraryPage({ payload }: { payload: PagePayload }) {
  return (
    <RequireSession waiting={<WaitingFor words={(t) => t.itinerary.reading} />}>
      {() => <OwnItinerary payload={payload} />}
    </RequireSession>
  );
}

function OwnItinerary({ payload: { page, artBase } }: { payload: PagePayload }) {
  const { language } = useText();
  const { data, error, isFetching, refetch } = useQuery(itineraryQuery(language));
  if (page.name !== 'itinerary') return null;
  if (!data && !error) return <WaitingFor words={(t) => t.itinerary.reading} />;
  if (data && data.bookings.length + data.planned.length > 0)
    return <ItineraryView itinerary={data} readAt={data.readAt} artBase={artBase} />;
  return (
    <div className="wrap grid min-h-svh content-center pt-(--nav-h)">
      {data ? (
        <Nothing content={page.content} />
      ) : (
        <Unread busy={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Unread({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useText();
  return (
    <FailedPanel
      title={t.itinerary.failed}
      text={t.platform.errors.unavailable}
      busy={busy}
      onRetry={onRetry}
    />
  );
}

function Nothing({ content }: { content: OwnBookingsContent }) {
  const { t } = useText();
  const { title, text, book } = t.itinerary.empty;
  return (
    <EmptyState
      level={1}
      picture={content.emptyPicture}
      title={title}
      text={text}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={ownAddresses.book} variant="outline">
            {book}
          </ButtonLink>
          <AddSomething variant="outline" size="normal" />
        </div>
      }
    />
  );
}
