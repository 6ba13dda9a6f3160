import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { OwnBookingsContent } from '#contract/bookings/pages.ts';
import { askedWords, holdsAll, searchable } from '#domain/search/slips.ts';
import { historyQuery, itemsOf, type ListedBooking } from '#web/bookings/own/queries.ts';
import { BookingRow } from '#web/bookings/own/row.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { bookingPath, ratingId, sheetPath } from '#web/platform/addresses/booking-addresses.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';
import { RowSkeletons } from '#web/ui/panel/row-skeletons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface HistoryListProps {
  content: OwnBookingsContent;
}

/** The past is fetched when it is asked for ('Load History', section 2 of the specification). */
export function HistoryList({ content }: HistoryListProps) {
  const { t } = useText();
  const [asked, setAsked] = useState(false);
  const { idleTitle, idleText } = t.ownBookings.history;
  if (asked) return <Past content={content} />;
  return (
    <EmptyState
      level={2}
      picture={content.emptyPicture}
      title={idleTitle}
      text={idleText}
      action={
        <Button variant="outline" onClick={() => setAsked(true)}>
          {content.words.loadHistory}
        </Button>
      }
    />
  );
}

function Past({ content }: HistoryListProps) {
  const { t, language } = useText();
  const { emptyTitle, emptyText } = t.ownBookings.history;
  const list = useInfiniteQuery(historyQuery(language));
  if (list.isPending) return <RowSkeletons label={t.ownBookings.reading} />;
  if (!list.data) return <Unread of={list} title={content.words.failed} />;
  const items = itemsOf(list.data.pages);
  if (items.length === 0)
    return (
      <EmptyState level={2} picture={content.emptyPicture} title={emptyTitle} text={emptyText} />
    );
  return <Searchable items={items} />;
}

/** The words are looked for in all of the past: pages that are still to come are fetched meanwhile. */
function Searchable({ items }: { items: ListedBooking[] }) {
  const { t, language } = useText();
  const { history, upcoming } = t.ownBookings;
  const id = useId();
  const [words, setWords] = useState('');
  const list = useInfiniteQuery(historyQuery(language));
  const searching = words.trim() !== '';
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list;
  useEffect(() => {
    if (searching && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [searching, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const found = search(items, words);
  return (
    <>
      <SearchField
        id={id}
        label={history.search}
        placeholder={history.searchHint}
        typed={[words, setWords]}
        className="mb-6 max-w-110"
      />
      <p role="status" className="text-body text-ink-soft empty:hidden">
        {searching && hasNextPage && history.searching}
        {searching && !hasNextPage && found.length === 0 && history.nothing(words.trim())}
      </p>
      <ul aria-label={history.list}>
        {found.map(({ booking, readAt }) => (
          <HistoryRow key={booking.id} booking={booking} readAt={readAt} />
        ))}
      </ul>
      {!searching && <MorePages of={list} words={upcoming} count={items.length} />}
    </>
  );
}

/** Half typed, misspelt, with or without the article: the way every list of the house is searched. */
function search(items: ListedBooking[], words: string): ListedBooking[] {
  const known = items.map(({ booking: { offering, reference } }) =>
    searchable([offering.title, offering.location, reference]),
  );
  const asked = askedWords(words, known);
  return items.filter((_, place) => holdsAll(known[place] ?? '', asked));
}

function HistoryRow({ booking, readAt }: { booking: BookingSummary; readAt: number }) {
  const { t } = useText();
  const { again, rate } = t.ownBookings.history;
  const { title } = booking.offering;
  return (
    <BookingRow booking={booking} readAt={readAt}>
      <ButtonLink size="small" variant="outline" to={sheetPath(booking)}>
        {again}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ButtonLink>
      {booking.place === 'completed' && (
        <ButtonLink size="small" variant="quiet" to={`${bookingPath(booking)}#${ratingId}`}>
          {rate}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      )}
    </BookingRow>
  );
}
