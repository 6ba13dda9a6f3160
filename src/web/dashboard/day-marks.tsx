import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { AgendaEntry } from '#contract/dashboard.ts';
import { gatherTags, hangTags, hourX } from '#domain/dashboard/day.ts';
import { hourIn } from '#domain/light.ts';
import { clockInDubai, minutesBetween } from '#domain/time.ts';
import { type DayNow, isTimed, standingOf, type Timed } from '#web/dashboard/use-day.ts';
import { useText } from '#web/i18n/use-text.ts';

/** What today holds, in the order of its hours. */
const ofDay = (agenda: AgendaEntry[], { day }: Pick<DayNow, 'day'>): Timed[] =>
  agenda.filter((entry) => entry.day === day).filter(isTimed);

/** Above the line stands what the client attends, below it hangs what the house owes them. */
export function DayMarks({ agenda, day }: { agenda: AgendaEntry[]; day: DayNow }) {
  const today = ofDay(agenda, day);
  const { alone, rest } = gatherTags(today.filter(({ kind }) => kind !== 'promise'));
  const places = placesOf([...alone, ...rest.slice(0, 1)]);
  const promises = today.filter(({ kind }) => kind === 'promise').slice(0, 2);
  const owed = placesOf(promises);
  return (
    <div className="day-line">
      <Scale day={day} />
      <ol className="contents">
        {alone.map((entry, at) => (
          <DayTag key={entry.id} entry={entry} hung={places[at]} day={day} />
        ))}
        {rest.length > 0 && <Gathered rest={rest} hung={places.at(-1)} />}
        {promises.map((entry, at) => (
          <DayTag key={entry.id} entry={entry} hung={owed[at]} day={day} />
        ))}
      </ol>
    </div>
  );
}

/** How much of the line a tag takes, by the width of the window. */
const widths = { desk: 0.155, tablet: 0.27, phone: 0.17 };

interface Place {
  style: CSSProperties;
  /** Where it opens to the start. */
  turned: string;
}

function placesOf(entries: Timed[]): Place[] {
  const xs = entries.map(({ at }) => hourX(hourIn(clockInDubai(at))));
  const [desk, tablet, phone] = [widths.desk, widths.tablet, widths.phone].map((width) =>
    hangTags(xs, width),
  );
  return xs.map((x, at) => {
    const hung = { desk: desk?.[at], tablet: tablet?.[at], phone: phone?.[at] };
    const named = Object.entries(hung);
    const heights = named.map(([name, one]) => [`--${name}`, one?.level ?? 0]);
    return {
      // Custom properties are not in React's list of style names.
      style: { '--x': `${x * 100}%`, ...Object.fromEntries(heights) } as CSSProperties,
      turned: named.flatMap(([name, one]) => (one?.isTurned ? [name] : [])).join(' '),
    };
  });
}

/** The sun of a promise is whole until two hours before it. */
const setsFrom = 120;

function DayTag({ entry, hung, day }: { entry: Timed; hung: Place | undefined; day: DayNow }) {
  const { title, note } = useEntryWords(entry);
  const isPromise = entry.kind === 'promise';
  const left = Math.min(1, Math.max(0, minutesBetween(day.now, entry.at) / setsFrom));
  return (
    <li
      className={isPromise ? 'day-owed' : 'day-mark'}
      data-turned={hung?.turned}
      data-standing={standingOf(entry, day.now)}
      style={{ ...hung?.style, '--left': left } as CSSProperties}
    >
      <Link to={entry.path} className="day-tag">
        <b>{clockInDubai(entry.at)}</b>
        <span className="day-words">
          <span className="block font-medium">{title}</span>
          {note && <span className="day-note">{note}</span>}
        </span>
      </Link>
    </li>
  );
}

function Gathered({ rest, hung }: { rest: Timed[]; hung: Place | undefined }) {
  const { t } = useText();
  const [first] = rest;
  return (
    <li className="day-mark" data-turned={hung?.turned} style={hung?.style}>
      <Link to="/bookings/itinerary" className="day-tag">
        <b>{first && clockInDubai(first.at)}</b>
        <span className="day-words font-medium">{t.dashboard.day.more(rest.length)}</span>
      </Link>
    </li>
  );
}

/** What it is, and beside it where or for what. A promise is named by who made it. */
function useEntryWords(entry: AgendaEntry) {
  const { t } = useText();
  const { kind, title, note } = entry;
  if (kind !== 'promise') {
    const met = entry.with && t.dashboard.day.meets(entry.with);
    return { title, note: [met, note].filter(Boolean).join(' · ') || null };
  }
  const [first] = note?.split(' ') ?? [];
  return {
    title: first ? t.dashboard.day.writes(first) : t.dashboard.day.houseWrites,
    note: title,
  };
}

const hoursShown = [6, 9, 12, 15, 18, 21];

/** The hours, and the daylight between sunrise and sunset. */
function Scale({ day: { sun } }: { day: DayNow }) {
  const [from, to] = [hourX(sun.rise), hourX(sun.set)];
  const band = { '--x': `${from * 100}%`, '--w': `${(to - from) * 100}%` } as CSSProperties;
  return (
    <div aria-hidden>
      <span className="day-rule" />
      <span className="day-light" style={band} />
      {hoursShown.map((hour) => (
        <span
          key={hour}
          className="day-hour tnum"
          style={{ '--x': `${hourX(hour) * 100}%` } as CSSProperties}
        >
          {String(hour).padStart(2, '0')}:00
        </span>
      ))}
    </div>
  );
}

/** On a telephone tags have room for hours alone: the same things follow as a list. */
export function DayList({ agenda, day }: { agenda: AgendaEntry[]; day: DayNow }) {
  const today = ofDay(agenda, day);
  if (today.length === 0) return null;
  return (
    <ol className="wrap pt-6 tablet:hidden">
      {today.map((entry) => (
        <DayRow key={`${entry.kind} ${entry.id}`} entry={entry} />
      ))}
    </ol>
  );
}

function DayRow({ entry }: { entry: Timed }) {
  const { title, note } = useEntryWords(entry);
  return (
    <li className="border-t border-line">
      <Link to={entry.path} className="grid grid-cols-[4rem_1fr] items-baseline py-3">
        <span className="font-display text-[1.375rem] tnum">{clockInDubai(entry.at)}</span>
        <span>
          <span className="block font-medium">{title}</span>
          {note && <span className="block text-caption text-ink-mute">{note}</span>}
        </span>
      </Link>
    </li>
  );
}
