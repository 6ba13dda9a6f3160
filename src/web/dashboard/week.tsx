import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { AgendaEntry, TodayNeed } from '#contract/dashboard.ts';
import type { Day } from '#contract/primitives.ts';
import { clockInDubai, dayInDubai, daysAfter, secondsAfter } from '#domain/time.ts';
import { DashboardSection } from '#web/dashboard/section.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay, todayInDubai } from '#web/platform/moments.ts';
import { quietLink } from '#web/ui/controls/quiet-link.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';

interface WeekProps {
  agenda: AgendaEntry[];
  needs: TodayNeed[];
}

interface WeekDay {
  day: Day;
  entries: AgendaEntry[];
  /** What must be done by the end of it. */
  ends: TodayNeed[];
}

const daysShown = [0, 1, 2, 3, 4, 5, 6];

/** Today and the six days after it, each as wide as what it holds; one of them hangs a print. */
export function Week({ agenda, needs }: WeekProps) {
  const { t } = useText();
  const words = t.dashboard.week;
  const days = weekOf(agenda, needs);
  const hung = agenda.find(({ day, picture }) => picture && days.some((one) => one.day === day));
  const widths = days.map(({ entries, ends }) => `${weightOf(entries.length + ends.length)}fr`);
  return (
    <DashboardSection
      id="week"
      title={words.title}
      aside={
        <Link to="/bookings/itinerary" className={quietLink}>
          {words.itinerary}
        </Link>
      }
    >
      {/* A custom property is not in React's list of style names. */}
      <ol className="week" style={{ '--days': widths.join(' ') } as CSSProperties}>
        {days.map((day) => (
          <DayColumn key={day.day} day={day} hung={hung} />
        ))}
      </ol>
    </DashboardSection>
  );
}

function weekOf(agenda: AgendaEntry[], needs: TodayNeed[]): WeekDay[] {
  const today = todayInDubai();
  return daysShown.map((after) => {
    const day = daysAfter(today, after);
    return {
      day,
      entries: agenda.filter((entry) => entry.day === day),
      ends: needs.filter(({ until }) => until && dayInDubai(secondsAfter(until, -1)) === day),
    };
  });
}

/** A free day is narrow, a full one at most twice as wide as a common one. */
const weightOf = (things: number): number => [2, 3, 4][things] ?? 5;

function DayColumn({
  day: { day, entries, ends },
  hung,
}: {
  day: WeekDay;
  hung?: AgendaEntry | undefined;
}) {
  const { t, language } = useText();
  const isFree = entries.length + ends.length === 0;
  return (
    <li className="min-w-0 border-line py-4 max-desk:grid max-desk:grid-cols-[5.5rem_1fr] max-desk:border-b desk:not-first:border-s desk:not-first:ps-4 desk:pe-4">
      <p className="flex items-baseline gap-2 desk:mb-3">
        <span className="font-display text-[2rem] leading-none lining-nums">
          {Number(day.slice(8))}
        </span>
        <span className="text-caption text-ink-mute">
          {day === todayInDubai() ? t.dashboard.week.today : sayDay(day, 'shortWeekday', language)}
        </span>
      </p>
      <div className="grid min-w-0 content-start gap-3 text-caption">
        {isFree && <p className="text-ink-mute">{t.dashboard.week.free}</p>}
        {entries.map((entry) => (
          <EntryLine key={`${entry.kind} ${entry.id}`} entry={entry} isHung={entry === hung} />
        ))}
        {ends.map(({ kind, id, title, path }) => (
          <Link key={`${kind} ${id}`} to={path} className="flex gap-2.5 hover:text-brass">
            <span className="mt-1.5 size-2 shrink-0 rotate-45 bg-brass-fill" aria-hidden />
            <span className="min-w-0 break-words">
              {t.dashboard.week.lastDay(t.dashboard.needs.verbs[kind], title)}
            </span>
          </Link>
        ))}
      </div>
    </li>
  );
}

function EntryLine({ entry, isHung }: { entry: AgendaEntry; isHung: boolean }) {
  const { t } = useText();
  const { kind, title, note, at, path, picture } = entry;
  return (
    <Link to={path} className="group min-w-0">
      {isHung && picture && (
        <span className="mb-2.5 block rounded-plate bg-raised p-1.5 shadow-[0_0_0_1px_var(--line)] max-desk:max-w-60">
          <Plate shape="16:9">
            <Picture picture={{ ...picture, alt: '' }} />
          </Plate>
        </span>
      )}
      {at && <span className="block font-semibold tnum">{clockInDubai(at)}</span>}
      <span className="block break-words group-hover:text-brass">
        {kind === 'promise' ? t.dashboard.week.promise(title) : title}
      </span>
      {note && kind !== 'promise' && <span className="block text-ink-mute">{note}</span>}
    </Link>
  );
}
