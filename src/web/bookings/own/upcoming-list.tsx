import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnBookingsContent } from '#contract/bookings/pages.ts';
import { itemsOf, upcomingQuery } from '#web/bookings/own/queries.ts';
import { BookingRow } from '#web/bookings/own/row.tsx';
import { WaitingList } from '#web/bookings/own/waiting-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ownAddresses, sheetPath } from '#web/platform/addresses/booking-addresses.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';
import { RowSkeletons } from '#web/ui/panel/row-skeletons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface UpcomingListProps {
  content: OwnBookingsContent;
}

/** What is ahead, the nearest first, and the lines the client stands in. */
export function UpcomingList({ content }: UpcomingListProps) {
  const { t, language } = useText();
  const words = t.ownBookings.upcoming;
  const list = useInfiniteQuery(upcomingQuery(language));
  if (list.isPending) return <RowSkeletons label={t.ownBookings.reading} />;
  if (!list.data) return <Unread of={list} title={content.words.failed} />;
  const items = itemsOf(list.data.pages);
  return (
    <>
      {items.length === 0 ? (
        <Nothing content={content} />
      ) : (
        <ul aria-label={words.list}>
          {items.map(({ booking, readAt }) => (
            <BookingRow key={booking.id} booking={booking} readAt={readAt}>
              {booking.place === 'held' && (
                <ButtonLink size="small" to={sheetPath(booking)}>
                  {words.resume}
                  <VisuallyHidden>: {booking.offering.title}</VisuallyHidden>
                </ButtonLink>
              )}
            </BookingRow>
          ))}
        </ul>
      )}
      <MorePages of={list} words={words} count={items.length} />
      <WaitingList />
    </>
  );
}

function Nothing({ content }: UpcomingListProps) {
  const { t } = useText();
  const { upcoming, bookSomething } = t.ownBookings;
  return (
    <EmptyState
      level={2}
      picture={content.emptyPicture}
      title={upcoming.emptyTitle}
      text={upcoming.emptyText}
      action={
        <ButtonLink to={ownAddresses.book} variant="outline">
          {bookSomething}
        </ButtonLink>
      }
    />
  );
}
