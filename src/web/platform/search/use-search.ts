import { useEffect, useState } from 'react';
import { ownSearchPath, searchPath } from '#contract/paths.ts';
import type { Language } from '#contract/primitives.ts';
import type { SearchAnswer } from '#contract/search.ts';
import { request } from '#web/platform/api.ts';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';

export interface Search {
  /** What was found last; it stays while the next answer is on its way. */
  answer: SearchAnswer | undefined;
  status: 'idle' | 'searching' | 'found' | 'failed';
  again: () => void;
}

/** How long the fingers rest before the house is asked. */
const restMs = 120;

const nothing: Omit<Search, 'again'> = { answer: undefined, status: 'idle' };

const nothingOwn: SearchAnswer = { total: 0, groups: [], matched: [] };

interface Asked {
  query: { q: string; lang: Language };
  signal: AbortSignal;
}

/** Where one's own cannot be read, what is public is found all the same. */
const askOwn = ({ query: { q, lang }, signal }: Asked): Promise<SearchAnswer> =>
  request<SearchAnswer>('GET', ownSearchPath, { query: { q, lang }, signal }).catch(
    () => nothingOwn,
  );

/** One's own comes first. */
const together = (own: SearchAnswer, house: SearchAnswer): SearchAnswer => ({
  total: own.total + house.total,
  groups: [...own.groups, ...house.groups],
  matched: [...own.matched, ...house.matched],
});

export function useSearch(query: string, language: Language): Search {
  const session = useSession();
  const account = session !== undefined;
  const isActing = usePrincipal() !== undefined;
  // Whoever is still at the door may ask for nothing of their own yet.
  const isOwner = account && !needsSecondFactor(session) && !isActing;
  const [search, setSearch] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (!query) return setSearch(nothing);
    setSearch(({ answer }) => ({ answer, status: 'searching' }));
    const gone = new AbortController();
    const ask = async () => {
      const asked = { query: { q: query, lang: language, account }, signal: gone.signal };
      try {
        const [answer, own] = await Promise.all([
          request<SearchAnswer>('GET', searchPath, asked),
          isOwner ? askOwn(asked) : nothingOwn,
        ]);
        // What is asked of one's own ends quietly when it is given up, too.
        if (gone.signal.aborted) return;
        setSearch({ answer: together(own, answer), status: 'found' });
      } catch {
        if (!gone.signal.aborted) setSearch({ answer: undefined, status: 'failed' });
      }
    };
    const resting = setTimeout(ask, restMs);
    return () => {
      clearTimeout(resting);
      gone.abort();
    };
  }, [query, language, account, isOwner, attempt]);
  return { ...search, again: () => setAttempt((count) => count + 1) };
}
