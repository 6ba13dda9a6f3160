import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { QueueView } from '#contract/matters/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addressOfPlace, type DeskPart, type DeskPlace } from '#web/platform/desk/place.ts';
import {
  applicationsQuery,
  conversationsQuery,
  countsQuery,
  pendingQuery,
  toSendQuery,
} from '#web/platform/desk/queries.ts';
import { classes } from '#web/ui/classes.ts';

const parts = [
  'conversations',
  'bookings',
  'leads',
  'appointments',
  'invoices',
] as const satisfies DeskPart[];

/** Views of the queue, then what else waits. On a phone they are one row that scrolls. */
export function ViewTabs({ place }: { place: DeskPlace }) {
  const { t, language } = useText();
  const { data: counts } = useQuery(countsQuery);
  const { data: pending } = useQuery(pendingQuery(language));
  const { data: talks } = useQuery(conversationsQuery);
  const { data: toSend } = useQuery(toSendQuery(language));
  const { data: applied } = useQuery(applicationsQuery(language));
  const unsent = toSend?.filter(({ state }) => state !== 'succeeded').length ?? 0;
  const waiting = talks?.items.filter(({ state }) => state === 'queued').length;
  const countOf: Partial<Record<DeskPart, number | undefined>> = {
    conversations: waiting,
    bookings: pending?.length,
    // Where nothing is to be sent or answered the name stands alone.
    invoices: unsent + (applied?.length ?? 0) || undefined,
  };
  const row = useShownCurrent(place, [counts, pending, talks]);
  return (
    <nav
      ref={row}
      aria-label={t.desk.views}
      className="order-last flex h-11 w-full gap-5 overflow-x-auto [scrollbar-width:none] max-tablet:-mx-5 max-tablet:w-[calc(100%+2.5rem)] max-tablet:px-5 tablet:h-9 tablet:gap-4.5 min-[110rem]:order-none min-[110rem]:ms-1 min-[110rem]:h-full min-[110rem]:w-auto min-[110rem]:min-w-0"
    >
      {QueueView.options.map((view) => (
        <Tab
          key={view}
          to={addressOfPlace({ view })}
          name={t.desk.view[view]}
          count={counts?.[view]}
          current={!place.part && place.view === view}
          alarming={view === 'missed'}
        />
      ))}
      <span className="my-auto h-4 w-px shrink-0 bg-line-strong" aria-hidden />
      {parts.map((part) => (
        <Tab
          key={part}
          to={addressOfPlace({ part })}
          name={t.desk.parts[part]}
          count={countOf[part]}
          current={place.part === part}
          alarming={part === 'conversations'}
        />
      ))}
    </nav>
  );
}

/** A chosen view that lies out of sight comes into it, also when a count has pushed it out. */
function useShownCurrent(place: DeskPlace, widths: readonly unknown[]) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another current tab
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place.view, place.part, ...widths]);
  return row;
}

interface TabProps {
  to: string;
  name: string;
  count: number | undefined;
  current: boolean;
  /** A count above nothing is bad news. */
  alarming?: boolean;
}

function Tab({ to, name, count, current, alarming }: TabProps) {
  const { t } = useText();
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={classes(
        'relative flex shrink-0 items-center gap-1.5 whitespace-nowrap after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 hover:text-ink',
        current ? 'text-ink after:bg-brass-fill' : 'text-ink-mute',
      )}
    >
      {name}
      {count !== undefined && (
        <bdi
          className={classes(
            'tnum text-[0.75rem]',
            alarming && count > 0 ? 'font-semibold text-danger' : 'text-ink-mute',
          )}
        >
          {t.desk.many(count)}
        </bdi>
      )}
    </Link>
  );
}
