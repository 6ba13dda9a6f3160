import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask, type Brief } from '#contract/ask.ts';
import { unread } from '#web/ask/draft.ts';
import { type ReadText, stillRead } from '#web/ask/stretches.ts';
import { useText } from '#web/i18n/use-text.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';

/** A brief that was corrected by hand, and the words it was read from. */
export interface ChangedBrief {
  words: string;
  brief: Brief;
}

/** What was read, and corrected since, of the words that were sent; nothing while none were. */
function useBrief(words: string, before?: ChangedBrief) {
  const { language: lang } = useText();
  const [changed, setChanged] = useState(before);
  const query = readQuery(
    ['ask', words, lang],
    ask.read,
    { query: { lang }, body: { text: words } },
    // Without a line it is a form at once; nobody waits for a second try.
    { enabled: words !== '', retry: false, staleTime: 60_000 },
  );
  const { data, isError, isPending, fetchStatus } = useQuery({ ...query, networkMode: 'always' });
  const isUnread = useSlow(words, isPending && words !== '') || isError;
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
function useSlow(words: string, isPending: boolean): boolean {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (!isPending) return;
    const waiting = setTimeout(() => setSlow(words), patience);
    return () => clearTimeout(waiting);
  }, [words, isPending]);
  return isPending && slow === words;
}

export type BriefReading = ReturnType<typeof useBrief>;

/** What was read of the words that were sent, and where it stands in what is written by now. */
export function useReading(written: string, sent: string, before?: ChangedBrief) {
  const reading = useBrief(sent, before);
  const [last, setLast] = useState<ReadText>({ text: '', stretches: [] });
  const stretches = reading.brief?.stretches;
  if (sent !== '' && stretches && (last.text !== sent || last.stretches !== stretches))
    setLast({ text: sent, stretches });
  return { ...reading, stretches: stillRead(written, last) };
}
