import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Matter, matters } from '#contract/matters/matters.ts';
import type { MatterMessage } from '#contract/matters/parts.ts';
import { joined } from '#web/matters/thread.ts';
import { call } from '#web/platform/api.ts';

interface Known {
  messages: MatterMessage[];
  /** Where the page before them begins; null where there is none. */
  earlier: string | null;
}

/** The messages that are there, and the way to earlier ones. */
export function useThread({ id, messages: newest, earlier }: Matter) {
  const [known, setKnown] = useState<Known>({ messages: newest, earlier });
  const messages = joined(known.messages, newest);
  // Read anew with a gap before it: what was older has to be fetched again.
  const began = messages[0]?.id === known.messages[0]?.id || known.messages.length === 0;
  const cursor = began && known.messages.length > 0 ? known.earlier : earlier;
  if (messages.length !== known.messages.length || !began) setKnown({ messages, earlier: cursor });
  const fetching = useMutation({
    mutationFn: (before: string) =>
      call(matters.messagesBefore, { params: { id }, query: { before } }),
    onSuccess: (page) =>
      setKnown({ messages: [...page.items, ...messages], earlier: page.earlier }),
  });
  return {
    messages,
    hasEarlier: cursor !== null,
    fetchEarlier: () => cursor !== null && fetching.mutate(cursor),
    isFetching: fetching.isPending,
    error: fetching.error,
  };
}
