import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Matter, matters } from '#contract/matters/matters.ts';
import { mattersKey } from '#web/matters/queries.ts';
import { call } from '#web/platform/api.ts';
import { readPrincipal } from '#web/platform/principal.ts';

/** What is open and in view has been read; a tab in the background has not. */
export function useSeen({ id, unread, messages }: Matter) {
  const queries = useQueryClient();
  const latest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is to be seen anew
  useEffect(() => {
    // What a delegate reads, the client has not read.
    if (unread === 0 || readPrincipal()) return;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      call(matters.seen, { params: { id } })
        .then(() => queries.invalidateQueries({ queryKey: mattersKey }))
        // It is said again with the next message; nobody is kept from reading.
        .catch(console.warn);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [id, unread, latest, queries]);
}
