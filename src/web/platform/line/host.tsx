import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { followLine, readLineDown, useLineDown } from '#web/platform/line/line.ts';
import { sendUnsent, type Teller, useUnsent } from '#web/platform/line/unsent.ts';
import { followPrincipal, readPrincipal } from '#web/platform/sessions/principal.ts';
import { followSession, sessionOwner } from '#web/platform/sessions/session.ts';
import { notify } from '#web/ui/notify.ts';

// What is read waits for the same line, and is read anew when it is back.
onlineManager.setEventListener((setOnline) => followLine(() => setOnline(!readLineDown())));

/** How long until what did not go is tried again. */
const pause = 4_000;

/** Says that the line is down as long as it is, and sends what waited once it is back. */
export function LineHost() {
  const { t } = useText();
  const words = t.platform.line;
  const isDown = useLineDown();
  const waiting = useUnsent().length;
  const owner = useSyncExternalStore(followSession, sessionOwner);
  useEffect(() => {
    if (!isDown) return notify.end('line');
    const kept = owner ? words.kept : '';
    notify.stand('line', words.down, waiting > 0 ? words.waiting(waiting) : kept);
  }, [isDown, waiting, owner, words]);
  useEffect(() => endRefusals(owner), [owner]);
  useSending(isDown, t);
  return null;
}

/** Who sends, and for whom; nobody does for a visitor. */
const senderNow = (): string | undefined =>
  sessionOwner() && `${sessionOwner()} ${readPrincipal()?.id}`;

function useSending(isDown: boolean, t: Texts) {
  const queries = useQueryClient();
  const sender = useSyncExternalStore(followPrincipal, senderNow);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isDown || !sender) return;
    let isOver = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    void sendUnsent(tellerOf(t, queries)).then((isLeft) => {
      if (isLeft && !isOver) later = setTimeout(() => setTries(tries + 1), pause);
    });
    return () => {
      isOver = true;
      clearTimeout(later);
    };
  }, [isDown, sender, tries, t, queries]);
}

/** Whose words stand on the page, by the key of what was refused. */
const refusals = new Map<string, string>();

const tellerOf = ({ platform }: Texts, queries: QueryClient): Teller => ({
  sent: (count) => {
    notify.success(platform.line.sent(count));
    void queries.invalidateQueries();
  },
  refused: ({ key, owner, words }, why) => {
    refusals.set(key, owner);
    notify.stand(key, platform.line.refused, `${platform.errors[codeOf(why)]} “${words}”`);
    void queries.invalidateQueries();
  },
});

/** Nobody reads on the page what somebody else wrote before them. */
function endRefusals(reader: string | undefined): void {
  for (const [key, owner] of refusals)
    if (owner !== reader) {
      notify.end(key);
      refusals.delete(key);
    }
}
