import type { MatterEvent } from '#contract/matters/parts.ts';
import { spokenSoon } from '#web/desk/moments.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useEventWords } from '#web/matters/desk/use-event-words.ts';

export function EventLine({ event }: { event: MatterEvent }) {
  const { language } = useText();
  const say = useEventWords();
  return (
    <p className="flex gap-3 text-[0.75rem] text-ink-mute">
      <bdi className="tnum shrink-0">
        <time dateTime={event.at}>{spokenSoon(event.at, language)}</time>
      </bdi>
      <span>
        {say(event)}
        {event.reason && (
          <q className="ps-1.5 text-ink-soft">
            <bdi>{event.reason}</bdi>
          </q>
        )}
      </span>
    </p>
  );
}
