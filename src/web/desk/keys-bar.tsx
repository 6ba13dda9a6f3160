import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskTopic } from '#contract/live.ts';
import { deskKeys } from '#web/desk/keys.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Keycap } from '#web/platform/desk/keycap.tsx';
import { countsQuery } from '#web/platform/desk/queries.ts';
import { type DeskKeys, pressedBy } from '#web/platform/desk/use-desk-keys.ts';
import { useRoom } from '#web/platform/live/live.ts';
import { classes } from '#web/ui/classes.ts';

/** The foot of the desk. Phones have neither keys nor this. */
export function KeysBar({ keys, onAll }: { keys: DeskKeys; onAll: () => void }) {
  const { t } = useText();
  const words = t.desk.keys;
  const live = useDeskLive();
  return (
    <footer className="hidden items-center gap-5.5 overflow-hidden border-t border-line px-5 text-[0.75rem] whitespace-nowrap text-ink-mute tablet:flex">
      {keys.on
        ? deskKeys
            .filter((key) => key.inBar)
            .map(({ name, caps }) => (
              <span key={name} className="inline-flex items-center gap-1.5" aria-hidden>
                {caps.slice(0, 2).map((cap) => (
                  <Keycap key={cap} cap={cap} />
                ))}
                {words.names[name]}
              </span>
            ))
        : words.off}
      <span className="ms-auto inline-flex items-center gap-1.5">
        <span
          className={classes('size-1.5 rounded-round', live ? 'bg-success' : 'bg-line-strong')}
          aria-hidden
        />
        {live ? t.desk.live : t.desk.notLive}
      </span>
      <button
        type="button"
        {...pressedBy('?')}
        onClick={onAll}
        className="inline-flex cursor-pointer items-center gap-1.5 hover:text-ink"
      >
        <Keycap cap="?" />
        {words.all}
      </button>
    </footer>
  );
}

/**
 * Whether the desk hears of changes at once; else it asks again every minute. What is heard is read anew
 * by the app itself; a server that does not answer has nothing to tell either.
 */
function useDeskLive(): boolean {
  const [joined, setJoined] = useState(false);
  const hear = () => setJoined(true);
  // Whoever comes into a room that was joined before is only shown who is there.
  useRoom(deskTopic, { joined: hear, looking: hear });
  const { failureCount, fetchStatus } = useQuery(countsQuery);
  return joined && failureCount === 0 && fetchStatus !== 'paused';
}
