import { useQuery } from '@tanstack/react-query';
import type { OwnBookingsContent } from '#contract/bookings/pages.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AddSomething } from '#web/itinerary/add-something.tsx';
import { itineraryQuery } from '#web/itinerary/queries.ts';
import { ItineraryView } from '#web/itinerary/view.tsx';
import { ownAddresses } from '#web/platform/addresses/booking-addresses.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Waiting } from '#web/platform/screen-shape.tsx';
import { RequireSession } from '#web/platform/sessions/require-session.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';

export const ItineraryPage = ({ payload }: { payload: PagePayload }) => (
  <RequireSession>{() => <OwnItinerary payload={payload} />}</RequireSession>
);

function OwnItinerary({ payload: { page, artBase } }: { payload: PagePayload }) {
  const { t, language } = useText();
  const read = useQuery(itineraryQuery(language));
  const { data, error } = read;
  if (page.name !== 'itinerary') return null;
  if (!data && !error) return <Waiting />;
  if (data && data.bookings.length + data.appointments.length + data.planned.length > 0)
    return <ItineraryView itinerary={data} readAt={data.readAt} artBase={artBase} />;
  return (
    <div className="wrap grid min-h-svh content-center pt-(--shell-h)">
      {data ? <Nothing content={page.content} /> : <Unread of={read} title={t.itinerary.failed} />}
    </div>
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
