import { Link } from 'react-router';
import type { QueueRow } from '#contract/matters/desk.ts';
import { clockInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PromiseSun } from '#web/matters/promise/sun.tsx';
import { type PromiseTime, promiseTime } from '#web/matters/promise/time.ts';
import { instantOf } from '#web/platform/clock-here.ts';
import { daysAway, spokenAgo, spokenLength } from '#web/platform/desk/moments.ts';
import { addressOfPlace, type DeskPlace } from '#web/platform/desk/place.ts';
import { useNow } from '#web/platform/desk/use-now.ts';
import { useIsLookedAt } from '#web/platform/desk/use-second-look.ts';
import { shortMoment } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Disc, EmptyDisc } from '#web/ui/pictures/disc.tsx';

interface QueueRowLinkProps {
  row: QueueRow;
  place: DeskPlace;
  me: string;
  readAt: number;
}

const look =
  'relative grid grid-cols-[4.25rem_minmax(0,1fr)] items-start gap-3 border-t px-5 pt-2 pb-[0.5625rem] focus-visible:-outline-offset-2 group-first/row:border-transparent';

/** 52 px: sun and time, household and language, state, title on one line, owner. */
export function QueueRowLink({ row, place, me, readAt }: QueueRowLinkProps) {
  const { t } = useText();
  const chosen = place.matter === row.id;
  return (
    <Link
      to={addressOfPlace({ view: place.view, matter: row.id })}
      data-queue-row
      aria-current={chosen ? 'true' : undefined}
      className={classes(
        look,
        chosen
          ? 'z-1 border-transparent bg-raised shadow-[0_0_0_1px_var(--line)] before:absolute before:inset-y-0 before:start-0 before:w-0.5 before:bg-brass-fill'
          : 'border-line hover:bg-ink/4',
      )}
    >
      <Due row={row} readAt={readAt} />
      <span className="min-w-0">
        <FirstLine row={row} />
        <span className="flex min-w-0 items-center gap-2">
          <span
            dir="auto"
            className="min-w-0 flex-1 truncate [text-align:-webkit-match-parent] [text-align:match-parent] text-[0.8125rem] leading-[1.35] text-ink-soft"
          >
            {row.title}
          </span>
          {row.owner ? (
            <Disc
              name={t.deskMatters.queue.ownedBy(row.owner.name)}
              initialsOf={row.owner.name}
              size="tiny"
              tone={row.owner.id === me ? 'me' : 'colleague'}
            />
          ) : (
            <EmptyDisc label={t.deskMatters.queue.nobody} />
          )}
        </span>
      </span>
    </Link>
  );
}

function FirstLine({ row }: { row: QueueRow }) {
  const { t } = useText();
  const { client, state, urgent, escalated, unread } = row;
  const isLookedAt = useIsLookedAt(row.id);
  const words = t.deskMatters.queue;
  const foreign = client && client.language !== 'en';
  return (
    <span className="flex min-w-0 items-center gap-2">
      {unread > 0 && (
        <span className="size-1.5 shrink-0 rounded-round bg-brass-fill">
          <span className="sr-only">{words.unread(unread)}</span>
        </span>
      )}
      <span className="truncate leading-[1.35] font-semibold">
        <bdi>{client?.name ?? t.desk.someone}</bdi>
      </span>
      {foreign && (
        <span className="text-[0.6875rem] text-ink-mute uppercase">{client.language}</span>
      )}
      <span className="ms-auto flex gap-2 text-[0.75rem] whitespace-nowrap text-ink-mute">
        {isLookedAt && <span className="font-medium text-info">{t.deskBilling.second.title}</span>}
        {escalated && <span className="font-medium text-danger">{words.escalated}</span>}
        {urgent && <span className="font-medium text-warning">{words.urgent}</span>}
        {t.deskMatters.states[state]}
      </span>
    </span>
  );
}

function Due({ row: { promise, updatedAt }, readAt }: Pick<QueueRowLinkProps, 'row' | 'readAt'>) {
  const { language } = useText();
  const time = usePromiseTime(promise, readAt);
  if (!promise || !time)
    return (
      <span className="pt-0.5 text-[0.75rem] text-ink-mute">
        {shortMoment(updatedAt, language)}
      </span>
    );
  return (
    <span>
      <PromiseSun share={time.share} className="-ms-0.5" />
      <span
        className={classes(
          'tnum mt-px block text-[0.8125rem] leading-[1.3] font-medium whitespace-nowrap',
          time.left < 0 ? 'text-danger' : time.atRisk && 'text-warning',
        )}
      >
        <SpokenDue due={promise.due} time={time} />
      </span>
    </span>
  );
}

function usePromiseTime(promise: QueueRow['promise'], readAt: number): PromiseTime | undefined {
  const now = useNow();
  return promise ? promiseTime(promise, readAt, now) : undefined;
}

/** The nearer it is, the more it is counted; from tomorrow on it is an hour, then a day. */
function SpokenDue({ due, time: { left } }: { due: string; time: PromiseTime }) {
  const { t, language } = useText();
  const now = useNow();
  if (left < 0) return <bdi>{spokenAgo(left, t.desk)}</bdi>;
  const days = daysAway(due, instantOf(now));
  if (days <= 0 || left < 60 * 60) return <bdi>{spokenLength(left, t.desk)}</bdi>;
  return <bdi>{days === 1 ? clockInDubai(due) : shortMoment(due, language)}</bdi>;
}
