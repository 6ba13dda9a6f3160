import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { OwnBookingsContent } from '#contract/bookings/pages.ts';
import { askedOf, holdsAll, searchable } from '#domain/search/word-match.ts';
import { HistoryRow } from '#web/bookings/own/history-row.tsx';
import { ListFailure } from '#web/bookings/own/list-failure.tsx';
import { historyQuery, itemsOf, type Listed } from '#web/bookings/own/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { RowSkeletons } from '#web/ui/row-skeletons.tsx';
import { TextField } from '#web/ui/text-field.tsx';

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
  if (!list.data)
    return (
      <ListFailure
        title={content.words.failed}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  const items = itemsOf(list.data.pages);
  if (items.length === 0)
    return (
      <EmptyState level={2} picture={content.emptyPicture} title={emptyTitle} text={emptyText} />
    );
  return <Searchable items={items} />;
}

/** The words are looked for in all of the past: pages that are still to come are fetched meanwhile. */
function Searchable({ items }: { items: Listed[] }) {
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
      <TextField
        type="search"
        id={id}
        label={history.search}
        placeholder={history.searchHint}
        value={words}
        className="mb-6 max-w-110"
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status" className="text-body text-ink-soft empty:hidden">
        {searching && hasNextPage && history.searching}
        {searching && !hasNextPage && found.length === 0 && history.nothing(words.trim())}
      </p>
      <ul aria-label={history.list} className="border-t border-line empty:border-0">
        {found.map(({ booking, readAt }) => (
          <HistoryRow key={booking.id} booking={booking} readAt={readAt} />
        ))}
      </ul>
      {hasNextPage && !searching && (
        <LoadMore
          label={upcoming.more}
          busyLabel={upcoming.loading}
          busy={isFetchingNextPage}
          onLoad={() => void fetchNextPage()}
          note={upcoming.shown(items.length)}
        />
      )}
    </>
  );
}

/** Half typed, misspelt, with or without the article: the way every list of the house is searched. */
function search(items: Listed[], words: string): Listed[] {
  const known = items.map(({ booking: { offering, reference } }) =>
    searchable([offering.title, offering.location, reference]),
  );
  const asked = askedOf(words, known);
  return items.filter((_, place) => holdsAll(known[place] ?? '', asked));
}
