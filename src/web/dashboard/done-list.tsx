import { Link } from 'react-router';
import type { DoneEntry } from '#contract/dashboard.ts';
import { DashboardSection } from '#web/dashboard/section.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { sayWhenHere } from '#web/platform/moments.ts';
import { Disc } from '#web/ui/pictures/disc.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';

/** What the house did for the client lately, the last first. */
export function DoneList({ done, isSince }: { done: DoneEntry[]; isSince: boolean }) {
  const { t } = useText();
  const words = t.dashboard.done;
  return (
    <DashboardSection id="done" title={isSince ? words.since : words.title}>
      <ul>
        {done.map((entry) => (
          <DoneRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </DashboardSection>
  );
}

function DoneRow({ entry: { kind, title, by, at, path } }: { entry: DoneEntry }) {
  const { t, language } = useText();
  return (
    <li className="border-b border-line">
      <Link to={path} className="group grid grid-cols-[2rem_1fr_auto] gap-x-3.5 py-3.5">
        {by ? (
          <Disc name={by} silent className="size-8!" />
        ) : (
          <Mark cut="small" className="size-7" />
        )}
        <span className="min-w-0 text-[0.9375rem] leading-6">
          <span className="block break-words group-hover:text-brass">
            {t.dashboard.done.said[kind](title)}
          </span>
          {by && <span className="block text-caption text-ink-mute">{by}</span>}
        </span>
        <span className="text-caption text-ink-mute tnum">{sayWhenHere(at, language)}</span>
      </Link>
    </li>
  );
}
