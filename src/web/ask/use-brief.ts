import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask, type Brief } from '#contract/ask.ts';
import { unread } from '#web/ask/draft.ts';
import { useText } from '#web/i18n/use-text.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';

/** What was read, and corrected since, of the words that were sent. */
export function useBrief(words: string) {
  const { language: lang } = useText();
  const [changed, setChanged] = useState<{ words: string; brief: Brief }>();
  const query = readQuery(
    ['ask', words, lang],
    ask.read,
    { query: { lang }, body: { text: words } },
    // Without a line it is a form at once; nobody waits for a second try.
    { enabled: words !== '', retry: false, staleTime: 60_000 },
  );
  const { data, isError, isPending, fetchStatus } = useQuery({ ...query, networkMode: 'always' });
  const isUnread = useSlow(isPending) || isError;
  const read = data ?? (isUnread ? unread : undefined);
  return {
    brief: changed?.words === words ? changed.brief : read,
    isReading: isPending && !isUnread && fetchStatus === 'fetching',
    isUnread: data === undefined && isUnread,
    change: (brief: Brief) => setChanged({ words, brief }),
  };
}

/** Nobody waits longer to be read. */
const patience = 8_000;

/** What is read after all comes into its place, unless a part was filled in meanwhile. */
function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return setSlow(false);
    const waiting = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(waiting);
  }, [isPending]);
  return isSlow;
}
