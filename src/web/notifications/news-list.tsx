import { useInfiniteQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Notification } from '#contract/notifications.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { clockInDubai, dayInDubai, daysBetween } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { saidAbout } from '#web/notifications/about.ts';
import { byDay, type DayOfNews } from '#web/notifications/by-day.ts';
import { newsQuery, useMarkAllRead, useMarkRead } from '#web/notifications/queries.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { clockHere, dayHere, ownZone } from '#web/platform/moments.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { isStaff } from '#web/platform/sessions/staff-role.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { ListShape } from '#web/ui/panel/shapes.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** What the bell tells, day by day of the reader's own calendar. */
export function NewsList({ artBase }: { artBase: string }) {
  const { t, language } = useText();
  const words = t.notifications;
  const list = useInfiniteQuery(newsQuery(language));
  const clock = useClock();
  if (list.isPending) return <Waiting words={words.reading} />;
  if (!list.data) return <Unread of={list} title={words.failed} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Nothing artBase={artBase} />;
  return (
    <>
      <MarkAll items={items} unread={list.data.pages[0]?.unread ?? 0} />
      {byDay(items, clock.day).map((day) => (
        <DayPart key={day.day} of={day} clock={clock} />
      ))}
      <MorePages of={list} words={words} />
    </>
  );
}

export const Waiting = ({ words }: { words: string }) => (
  <div className="min-h-48 pt-6">
    <ListShape label={words} />
  </div>
);

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

function DayPart({ of: { day, items }, clock }: { of: DayOfNews; clock: Clock }) {
  const name = useDayName(day, clock);
  return (
    <section aria-label={name} className="mb-7">
      <Heading level={3} size="step" className="border-b border-line-strong pb-2">
        {name}
      </Heading>
      <ul>
        {items.map((item) => (
          <NewsRow key={item.id} news={item} clock={clock} />
        ))}
      </ul>
    </section>
  );
}

/** By which clock the reader is told. */
interface Clock {
  day: (moment: Instant) => Day;
  time: (moment: Instant) => string;
}

/** The house keeps Dubai's hours, wherever a colleague sits; others read of their own, by its name. */
function useClock(): Clock {
  const { language } = useText();
  const session = useSession();
  if (session && isStaff(session)) return { day: dayInDubai, time: clockInDubai };
  const time = (moment: Instant) => {
    const zone = ownZone(moment, language);
    return zone ? `${clockHere(moment)} (${zone})` : clockHere(moment);
  };
  return { day: dayHere, time };
}

function useDayName(day: Day, clock: Clock): string {
  const { t, format } = useText();
  const ago = daysBetween(day, clock.day(nowHere()));
  if (ago === 0) return t.notifications.today;
  return ago === 1 ? t.notifications.yesterday : format.day(day);
}

/** Leads to the thing; whoever goes there has read it. */
function NewsRow({ news, clock }: { news: Notification; clock: Clock }) {
  const { t, language } = useText();
  const words = t.notifications;
  const mark = useMarkRead();
  const unread = news.readAt === null && !mark.isPending;
  return (
    <li className="flex items-start gap-1 border-b border-line">
      <Link
        to={news.path}
        onClick={() => unread && mark.mutate(news.id)}
        className="group relative block min-w-0 flex-1 py-3.5 ps-4.5 pe-2"
      >
        {unread && (
          <span
            className="absolute start-0 top-5.5 size-2 rounded-round bg-coral-fill"
            aria-hidden
          />
        )}
        {unread && <VisuallyHidden>{words.unread}: </VisuallyHidden>}
        <span
          className={classes('block break-words group-hover:text-brass', unread && 'font-semibold')}
        >
          {news.title}
        </span>
        <span className="block text-[0.9375rem] leading-6 text-ink-soft">
          {words.sentences[news.kind](saidAbout(news, language))}
        </span>
        <time dateTime={news.createdAt} className="tnum text-caption text-ink-mute">
          <bdi>{clock.time(news.createdAt)}</bdi>
        </time>
      </Link>
      {unread && (
        <IconButton
          label={`${words.markRead}: ${news.title}`}
          title={words.markRead}
          icon={<Check size={18} strokeWidth={1.5} />}
          className="mt-2"
          onClick={() => mark.mutate(news.id)}
        />
      )}
    </li>
  );
}
