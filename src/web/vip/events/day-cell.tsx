import { Link } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import type { Evening } from '#web/vip/events/use-calendar.ts';

interface DayCellProps {
  day: string;
  /** A day of the month before or after. */
  outside: boolean;
  state: 'past' | 'today' | 'coming';
  evenings: Evening[];
  /** What began earlier and still goes on. */
  continued: Evening[];
  /** Stands in the list below the sheet. */
  listed: boolean;
  /** The one day that Tab reaches. */
  reachable: boolean;
  onFocus: (day: string) => void;
}

/** A day with something rare hangs its picture; what returns every week is a line. */
export function DayCell(props: DayCellProps) {
  const { day, outside, state, evenings, continued, reachable, onFocus } = props;
  const shown = outside ? [] : evenings;
  const rare = state === 'past' ? undefined : shown.find(({ event }) => !event.returns);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of the calendar take the arrow keys
      role="gridcell"
      data-day={outside ? undefined : day}
      tabIndex={outside ? undefined : reachable ? 0 : -1}
      onFocus={outside ? undefined : () => onFocus(day)}
      aria-current={state === 'today' ? 'date' : undefined}
      className={classes(
        'relative h-14 border border-line p-1 align-top focus-visible:z-1 focus-visible:-outline-offset-2 tablet:h-37 tablet:p-2',
        rare && 'tablet:bg-raised',
        outside && 'text-ink-mute',
        state === 'today' && 'shadow-[inset_0_0_0_2px_var(--primary)]',
      )}
    >
      {rare && (
        <div className="relative hidden h-22 overflow-hidden bg-sunk after:pointer-events-none after:absolute after:inset-1.5 after:border after:border-[rgb(255_250_236/0.5)] tablet:block">
          <Picture picture={{ ...rare.event.picture, alt: '' }} />
        </div>
      )}
      <DayNumber {...props} evenings={shown} framed={rare !== undefined} />
      {!outside &&
        continued.map((evening) => <Continued key={evening.event.slug} evening={evening} />)}
      {shown.length > 0 && <Lines evenings={shown} past={state === 'past'} framed={!!rare} />}
    </td>
  );
}

/** On phones the number is all there is; a brass diamond says that something happens. */
function DayNumber(props: DayCellProps & { framed: boolean }) {
  const { day, evenings, listed, outside, state, framed } = props;
  const [first] = evenings;
  const look = classes(
    'tnum inline-flex min-h-11 w-full flex-col items-center font-display text-[1.25rem] leading-none tablet:min-h-0 tablet:w-auto tablet:text-[1.5rem]',
    framed &&
      'tablet:absolute tablet:start-4 tablet:top-4 tablet:z-1 tablet:rounded-[1px] tablet:bg-[#FCF9F3] tablet:px-1.5 tablet:pt-[0.1875rem] tablet:pb-0.5 tablet:text-[#10282D]',
    (outside || state === 'past') && 'opacity-70',
  );
  const figure = (
    <>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {first && (
        <span className="mt-1.5 size-[7px] rotate-45 bg-brass-fill tablet:hidden" aria-hidden />
      )}
    </>
  );
  if (!first) return <span className={look}>{figure}</span>;
  // What comes every week stands in the list once; its other days lead to its page.
  const link = { tabIndex: -1, 'aria-label': first.date, className: look };
  return listed ? (
    <a href={`#day-${day}`} {...link}>
      {figure}
    </a>
  ) : (
    <Link to={first.event.path} {...link}>
      {figure}
    </Link>
  );
}

interface LinesProps {
  evenings: Evening[];
  past: boolean;
  framed: boolean;
}

const Lines = ({ evenings, past, framed }: LinesProps) => (
  <ul
    className={classes(
      'hidden gap-0.5 text-caption leading-[1.3] tablet:grid',
      framed ? 'px-1 pt-1.5' : 'mt-2 px-1',
      past && 'text-ink-mute',
    )}
  >
    {evenings.map(({ event, time }) => (
      <li key={event.slug} className="min-w-0">
        <Link to={event.path} className="flex min-h-6 items-baseline gap-1.5 hover:text-brass">
          <span className="tnum hidden text-[0.75rem] text-ink-mute desk:inline">{time}</span>
          <span className="line-clamp-2 min-w-0">{event.title}</span>
        </Link>
      </li>
    ))}
  </ul>
);

function Continued({ evening: { event } }: { evening: Evening }) {
  const { t } = useText();
  return (
    <p className="mt-1 hidden truncate border-b-2 border-brass-fill px-1 text-[0.75rem] leading-[1.5] text-ink-mute tablet:block">
      {t.vip.calendar.continues(event.title)}
    </p>
  );
}
