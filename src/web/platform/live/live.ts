/** What screens hear while they are open. Live is a hint: whoever hears it asks the server again. */
import { useEffect, useRef, useState } from 'react';
import type { LiveTopic } from '#contract/live.ts';
import type { Ear, Onlooker } from '#web/platform/live/rooms.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';

/** Who else is looking at the same thing; whoever asks is shown to the others. */
export function usePresence(topic: LiveTopic | undefined): Onlooker[] {
  const [people, setPeople] = useState<Onlooker[]>([]);
  const own = useSession()?.user.id;
  useRoom(topic, { looking: setPeople });
  return people.filter(({ id }) => id !== own);
}

/** A visitor's conversation is heard by whoever knows its room; everything else needs a session. */
const isOpen = (topic: LiveTopic) => topic.startsWith('conversation:');

/** Listens in a room as long as the screen is there and its reader may be. */
export function useRoom(topic: LiveTopic | undefined, ear: Ear): void {
  const owner = useSession()?.user.id;
  const latest = useRef(ear);
  useEffect(() => {
    latest.current = ear;
  });
  const looks = ear.looking !== undefined;
  useEffect(() => {
    if (!topic || !(owner || isOpen(topic))) return;
    let leave: (() => void) | undefined;
    let isGone = false;
    const listening: Ear = {
      told: (event, payload) => latest.current.told?.(event, payload),
      joined: (isBack) => latest.current.joined?.(isBack),
      ...(looks && { looking: (people: Onlooker[]) => latest.current.looking?.(people) }),
    };
    import('#web/platform/live/rooms.ts').then(
      ({ enterRoom }) => {
        if (!isGone) leave = enterRoom(topic, listening);
      },
      // Without it the screen still shows what it read, and reads again when it is opened again.
      () => {},
    );
    return () => {
      isGone = true;
      leave?.();
    };
  }, [topic, owner, looks]);
}
