import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { followLine, readLineDown, useLineDown } from '#web/platform/line/line.ts';
import { type Outcome, sendUnsent, useUnsent } from '#web/platform/line/unsent.ts';
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
  const queries = useQueryClient();
  useEffect(() => {
    if (!isDown) return notify.end('line');
    notify.stand('line', words.down, waiting > 0 ? words.waiting(waiting) : words.kept);
  }, [isDown, waiting, words]);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (isDown) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    void sendUnsent().then((outcome) => {
      tell(outcome, t, queries);
      if (outcome.isLeft) later = setTimeout(() => setTries(tries + 1), pause);
    });
    return () => clearTimeout(later);
  }, [isDown, tries, t, queries]);
  return null;
}

function tell({ sent, refused }: Outcome, { platform }: Texts, queries: QueryClient) {
  const words = platform.line;
  for (const { words: written, why } of refused)
    notify.stand(written, words.refused, `${platform.errors[codeOf(why)]} “${written}”`);
  if (sent > 0) notify.success(words.sent(sent));
  if (sent + refused.length > 0) void queries.invalidateQueries();
}
