import { useInfiniteQuery } from '@tanstack/react-query';
import type { Notification } from '#contract/notifications.ts';
import type { Day } from '#contract/primitives.ts';
import { daysBetween } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { dayHere, todayHere } from '#web/notifications/about.ts';
import { byDay, type DayOfNews } from '#web/notifications/by-day.ts';
import { NewsRow } from '#web/notifications/news-row.tsx';
import { newsQuery, useMarkAllRead } from '#web/notifications/queries.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loader } from '#web/ui/loader.tsx';

/** What the bell tells, day by day of the reader's own calendar. */
export function NewsList({ artBase }: { artBase: string }) {
  const { t, language } = useText();
  const words = t.notifications;
  const list = useInfiniteQuery(newsQuery(language));
  if (list.isPending) return <Waiting words={words.reading} />;
  if (!list.data)
    return (
      <FailedPanel
        title={words.failed}
        text={t.platform.errors.unavailable}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Nothing artBase={artBase} />;
  return (
    <>
      <MarkAll items={items} unread={list.data.pages[0]?.unread ?? 0} />
      {byDay(items, dayHere).map((day) => (
        <DayPart key={day.day} of={day} />
      ))}
      {list.hasNextPage && (
        <LoadMore
          label={words.more}
          busyLabel={words.loading}
          busy={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}

export function Waiting({ words }: { words: string }) {
  return (
    <div className="grid min-h-48 place-content-center">
      <Loader label={words} />
    </div>
  );
}

function Nothing({ artBase }: { artBase: string }) {
  const { t } = useText();
  const drawing = `${artBase}/pages/dashboard`;
  const picture = { light: `${drawing}.dawn.tall.svg`, dark: `${drawing}.night.tall.svg`, alt: '' };
  return (
    <EmptyState
      picture={picture}
      title={t.notifications.emptyTitle}
      text={t.notifications.emptyText}
    />
  );
}

function MarkAll({ items, unread }: { items: Notification[]; unread: number }) {
  const { t } = useText();
  const mark = useMarkAllRead();
  const newest = items[0]?.createdAt;
  if (unread === 0 || !newest) return null;
  return (
    <div className="-mt-2 mb-3 flex justify-end">
      <Button
        variant="quiet"
        busy={mark.isPending}
        busyLabel={t.notifications.marking}
        onClick={() => mark.mutate(newest)}
      >
        {t.notifications.markAll}
      </Button>
    </div>
  );
}

function DayPart({ of: { day, items } }: { of: DayOfNews }) {
  const name = useDayName(day);
  return (
    <section aria-label={name} className="mb-7">
      <Heading level={3} size="step" className="border-b border-line-strong pb-2">
        {name}
      </Heading>
      <ul>
        {items.map((item) => (
          <NewsRow key={item.id} news={item} />
        ))}
      </ul>
    </section>
  );
}

function useDayName(day: Day): string {
  const { t, format } = useText();
  const ago = daysBetween(day, todayHere());
  if (ago === 0) return t.notifications.today;
  return ago === 1 ? t.notifications.yesterday : format.day(day);
}
