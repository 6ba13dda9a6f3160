import { QueryClientProvider } from '@tanstack/react-query';
import type { OwnBookingsContent } from '#contract/bookings/pages.ts';
import { HistoryList } from '#web/bookings/own/history-list.tsx';
import { UpcomingList } from '#web/bookings/own/upcoming-list.tsx';
import { sharedQueryClient } from '#web/platform/queries/client.ts';

export interface OwnBookingsBoardProps {
  tab: 'upcoming' | 'history';
  content: OwnBookingsContent;
}

/** The two tabs as they stand on the public booking page, which has no queries of its own. */
export const OwnBookingsBoard = ({ tab, content }: OwnBookingsBoardProps) => (
  <QueryClientProvider client={sharedQueryClient()}>
    {tab === 'upcoming' ? <UpcomingList content={content} /> : <HistoryList content={content} />}
  </QueryClientProvider>
);
