import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { Queue } from '#contract/matters/desk.ts';
import { clockInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { queueQuery } from '#web/matters/desk/queries.ts';
import { groupsOf, type QueueGroup } from '#web/matters/queue/groups.ts';
import { QueueRowLink } from '#web/matters/queue/row.tsx';
import { useSteadyList } from '#web/matters/queue/use-steady-list.ts';
import { instantOf } from '#web/platform/clock-here.ts';
import type { DeskPlace } from '#web/platform/desk/place.ts';
import { useNow } from '#web/platform/desk/use-now.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { Skeletons } from '#web/ui/panel/skeleton.tsx';

/** One list in the order of the next promise; the present is a horizon in it. */
export function QueueColumn({ place, session }: { place: DeskPlace; session: SignedIn }) {
  const { t, language } = useText();
  const { view } = place;
  const words = t.deskMatters.queue;
  const query = useInfiniteQuery(queueQuery(view, language));
  const rows = query.data?.pages.flatMap(({ items }) => items);
  // An open matter is what the page is about; without one, the queue is.
  const Heading = place.matter ? 'h2' : 'h1';
  return (
    <section
      aria-label={words.label}
      className="flex h-full min-h-0 flex-col border-line tablet:border-e"
    >
      <div className="flex items-baseline justify-between px-5 pt-4 pb-1">
        <Heading className="font-display text-[1.375rem] leading-[1.2]">
          {t.desk.view[view]}
        </Heading>
        <span className="text-[0.75rem] text-ink-mute">
          {view === 'done' ? words.byEnd : words.byPromise}
        </span>
      </div>
      <List key={view} place={place} me={session.user.id} query={query} rows={rows} />
    </section>
  );
}

interface ListProps {
  place: DeskPlace;
  me: string;
  query: UseInfiniteQueryResult<InfiniteData<Queue>>;
  rows: QueueGroup['rows'] | undefined;
}

function List({ place, me, query, rows }: ListProps) {
  const { t } = useText();
  const words = t.deskMatters.queue;
  const now = useNow();
  const list = useSteadyList(rows);
  if (query.error && !rows) return <Unread inset of={query} />;
  if (!rows) return <Waiting label={t.desk.reading} />;
  const groups = groupsOf(rows, place.view, { readAt: query.dataUpdatedAt, now });
  const horizon = place.view !== 'done' && rows.length > 0;
  const missed = groups.filter(({ name }) => name === 'missed');
  const ahead = groups.filter(({ name }) => name !== 'missed');
  const around = { place, me, readAt: query.dataUpdatedAt };
  return (
    <div ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6">
      {rows.length === 0 && <p className="px-5 py-4 text-ink-soft">{words.empty[place.view]}</p>}
      {missed.map((group) => (
        <Group key={group.name} group={group} {...around} />
      ))}
      {horizon && <Horizon now={now} />}
      {ahead.map((group) => (
        <Group key={group.name} group={group} {...around} />
      ))}
      <MorePages of={query} words={t.desk.list} count={rows.length} />
    </div>
  );
}

interface GroupProps {
  group: QueueGroup;
  place: DeskPlace;
  me: string;
  readAt: number;
}

function Group({ group: { name, rows }, place, me, readAt }: GroupProps) {
  const { t, format } = useText();
  const Heading = place.matter ? 'h3' : 'h2';
  return (
    <section aria-label={t.deskMatters.queue.groups[name]}>
      <Heading className="flex justify-between px-5 pt-3 pb-1.5 font-text text-[0.75rem] leading-[1.45] text-ink-mute">
        <span>{t.deskMatters.queue.groups[name]}</span>
        <span className="tnum">{format.number(rows.length)}</span>
      </Heading>
      <ul>
        {rows.map((row) => (
          <li key={row.id} data-steady={row.id} className="group/row">
            <QueueRowLink row={row} place={place} me={me} readAt={readAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Now: a brass line, half a sun and the hour. */
function Horizon({ now }: { now: number }) {
  const { t } = useText();
  const clock = clockInDubai(instantOf(now));
  return (
    <div className="mt-2.5 mb-0.5 flex h-7 items-end gap-3 border-b border-brass-fill px-5">
      <span className="sr-only">{t.deskMatters.queue.now(clock)}</span>
      <bdi aria-hidden className="tnum font-display text-[1.375rem] leading-[1.15]">
        {clock}
      </bdi>
      <svg viewBox="0 0 40 20" aria-hidden="true" className="ms-auto -mb-px block h-5 w-10">
        <path d="M8 19a12 12 0 0 1 24 0z" fill="var(--brass-fill)" />
      </svg>
    </div>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <Skeletons label={label} sizes={Array(6).fill('h-13')} className="grid gap-3 px-5 py-4" />
);
