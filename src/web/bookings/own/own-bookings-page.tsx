import { Route } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { OwnBookingsContent } from '#contract/bookings/pages.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { HistoryList } from '#web/bookings/own/history-list.tsx';
import { UpcomingList } from '#web/bookings/own/upcoming-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ownAddresses } from '#web/platform/addresses/booking-addresses.ts';
import { RequireSession } from '#web/platform/sessions/require-session.tsx';
import { TabList } from '#web/site/tab-list.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

export const OwnBookingsPage = ({ payload: { page } }: { payload: PagePayload }) => (
  <RequireSession>
    {() => page.name === 'own-bookings' && <OwnBookings content={page.content} />}
  </RequireSession>
);

function OwnBookings({ content }: { content: OwnBookingsContent }) {
  const { t } = useText();
  const words = t.ownBookings;
  const [asked, setAsked] = useSearchParams();
  const tab = asked.get('tab') === 'history' ? 'history' : 'upcoming';
  return (
    <div className="wrap min-h-svh pt-[calc(var(--shell-h)+1.5rem)] pb-24">
      <div className="mt-2 mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <Heading level={1} size="h2">
            {words.title}
          </Heading>
          <p className="mt-2.5 text-body text-ink-soft">{words.lead}</p>
        </div>
        <Ways />
      </div>
      <TabList
        label={words.views}
        tabs={[
          { value: 'upcoming', label: content.words.upcoming },
          { value: 'history', label: content.words.history },
        ]}
        value={tab}
        onChange={(value) => setAsked(value === 'history' ? { tab: value } : {})}
      >
        <div className="py-8">
          {tab === 'upcoming' ? (
            <UpcomingList content={content} />
          ) : (
            <HistoryList content={content} />
          )}
        </div>
      </TabList>
    </div>
  );
}

function Ways() {
  const { t } = useText();
  const { toItinerary, bookSomething } = t.ownBookings;
  return (
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink
        size="small"
        variant="outline"
        to={ownAddresses.itinerary}
        icon={<Route size={18} strokeWidth={1.5} />}
      >
        {toItinerary}
      </ButtonLink>
      <ButtonLink size="small" to={ownAddresses.book}>
        {bookSomething}
      </ButtonLink>
    </div>
  );
}
