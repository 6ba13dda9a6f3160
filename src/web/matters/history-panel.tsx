import type { Matter } from '#contract/matters/matters.ts';
import type { MatterEvent } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useSayEvent } from '#web/matters/events.ts';
import { clockHere, dayHere, isToday, ownZone, pastDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Panel } from '#web/ui/panel/panel.tsx';

/** Everything that happened, the latest first; nothing in it ever changes. */
export function HistoryPanel({ matter }: { matter: Matter }) {
  const { t, language } = useText();
  const words = t.matters.history;
  const latestFirst = matter.events.toReversed();
  const [latest] = latestFirst;
  // Only today's hours are shown: whoever reads by another clock than the house's is told by which.
  const zone = latest && isToday(latest.at) && ownZone(latest.at, language);
  return (
    <Panel title={words.title}>
      {zone && <p className="mt-1 text-caption text-ink-mute">{words.zone(zone)}</p>}
      <ol className="mt-3">
        {latestFirst.map((event, place) => (
          <Line key={event.id} event={event} latest={place === 0} />
        ))}
      </ol>
    </Panel>
  );
}

function Line({ event, latest }: { event: MatterEvent; latest: boolean }) {
  const { t, language } = useText();
  const { history } = t.matters;
  const sayEvent = useSayEvent();
  const { at, actor, name, delegate, reason, kind } = event;
  const who = delegate ? t.platform.actedFor(delegate, name) : actor === 'house' && name;
  const when = isToday(at) ? history.today(clockHere(at)) : pastDay(dayHere(at), 'date', language);
  return (
    <li className="relative grid grid-cols-[1fr_auto] gap-x-4 pb-3.5 ps-6.5 text-[0.875rem] leading-[1.35] last:pb-0 not-last:before:absolute not-last:before:start-1 not-last:before:top-3 not-last:before:-bottom-1 not-last:before:w-px not-last:before:bg-line">
      <span
        aria-hidden
        className={classes(
          'absolute start-0 top-1.5 size-[9px] rotate-45',
          latest ? 'bg-primary' : 'bg-brass-fill',
        )}
      />
      <div className="min-w-0 wrap-anywhere">
        <p className={classes('font-medium', kind === 'promise_missed' && 'text-danger')}>
          {sayEvent(event)}
        </p>
        <p className="text-caption text-ink-mute">{who || history.actors[actor]}</p>
        {reason && (
          <p className="mt-0.5 text-ink-soft">
            “<bdi>{reason}</bdi>”
          </p>
        )}
      </div>
      <time dateTime={at} className="tnum text-caption text-ink-mute">
        {when}
      </time>
    </li>
  );
}
