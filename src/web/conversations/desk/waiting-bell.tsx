import { useQuery } from '@tanstack/react-query';
import { BellOff, BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import { keepInBrowser, readKept } from '#web/platform/browser/storage.ts';
import { addressOfPlace } from '#web/platform/desk/place.ts';
import { conversationsQuery, followUpsQuery } from '#web/platform/desk/queries.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

/** How many wait for a person or must be seen to: in the bar, in the page's title, and, if wished, as a sound. */
export function WaitingBell({ session }: { session: SignedIn }) {
  const { t } = useText();
  const words = t.deskConversations;
  const { data: talks } = useQuery(conversationsQuery);
  const { data: rows } = useQuery(followUpsQuery);
  const waiting = talks?.items.filter(({ state }) => state === 'queued').length ?? 0;
  const open = rows?.items.filter(({ state }) => state === 'open').length ?? 0;
  const count = waiting + open;
  const [sounds, setSounds] = useSound(session.user.id);
  useTitleCount(count);
  useRing(talks && rows ? count : undefined, sounds);
  return (
    <div className="flex items-center">
      <p
        role="status"
        // On a phone in two lines: beside it stand the clock and three buttons.
        className={
          count > 0
            ? 'tnum font-semibold leading-tight max-tablet:ms-2.5 max-tablet:w-20 tablet:whitespace-nowrap'
            : 'sr-only'
        }
      >
        {count > 0 ? (
          <Link to={addressOfPlace({ part: 'conversations' })} className="text-danger">
            {words.bell(count)}
          </Link>
        ) : (
          words.bell(count)
        )}
      </p>
      <IconButton
        label={words.sound}
        aria-pressed={sounds}
        onClick={() => setSounds(!sounds)}
        icon={
          sounds ? (
            <BellRing size={18} strokeWidth={1.5} />
          ) : (
            <BellOff size={18} strokeWidth={1.5} />
          )
        }
      />
    </div>
  );
}

/** Off until a colleague wants it; each their own on this device, also after they signed out. */
function useSound(userId: string): [boolean, (on: boolean) => void] {
  const key = `rihla-desk-sound-${userId}`;
  const [on, setOn] = useState(() => readKept(key) === 'on');
  const turn = (next: boolean) => {
    setOn(next);
    keepInBrowser(key, next ? 'on' : 'off');
    // The press itself lets the browser make sounds later.
    if (next) chime();
  };
  return [on, turn];
}

/** `(2) Desk`; whoever else sets the title gets the count again. */
function useTitleCount(count: number) {
  useEffect(() => {
    const bare = () => document.title.replace(/^\(\d+\) /, '');
    const show = () => {
      const wanted = count > 0 ? `(${count}) ${bare()}` : bare();
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    const observer = new MutationObserver(show);
    const title = document.querySelector('title');
    if (title) observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = bare();
    };
  }, [count]);
}

/** One more than before rings; what stood there when the desk opened does not. */
function useRing(count: number | undefined, sounds: boolean) {
  const before = useRef(count);
  useEffect(() => {
    const last = before.current;
    before.current = count;
    if (sounds && count !== undefined && last !== undefined && count > last) chime();
  }, [count, sounds]);
}

/** Two short notes, made here: no file is fetched for them. */
function chime() {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  for (const [at, pitch] of [880, 1174].entries()) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    const begins = audio.currentTime + at * 0.18;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, begins);
    volume.gain.exponentialRampToValueAtTime(0.001, begins + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(begins);
    note.stop(begins + 0.5);
    note.onended = () => at === 1 && void audio.close();
  }
}
