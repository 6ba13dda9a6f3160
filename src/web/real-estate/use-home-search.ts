import { useSearchParams } from 'react-router';
import type { HomeSort, HomeWish } from '#domain/homes-search.ts';
import { type QueryName, queryNames, readSort, readWish } from '#web/real-estate/home-wish.ts';
import { useAsked } from '#web/site/use-asked.ts';

export interface HomeSearch {
  wish: HomeWish;
  sort: HomeSort;
  /** Anything but the order is chosen. */
  isNarrowed: boolean;
  /** As `?…`, to carry the wish along to another kind of home. */
  query: string;
  /** An empty value forgets the wish. */
  set: (name: QueryName, value: string) => void;
  clear: () => void;
}

const empty = new URLSearchParams();

/** The search lives in the address: it can be shared, and going back brings it back. */
export function useHomeSearch(): HomeSearch {
  const [params, setParams] = useSearchParams();
  const query = useAsked() ? params : empty;
  const set = (name: QueryName, value: string) => {
    // Begins with the address as it stands: two wishes may come before the page is drawn again.
    const next = new URLSearchParams(location.search);
    if (value) next.set(queryNames[name], value);
    else next.delete(queryNames[name]);
    setParams(next, { replace: true });
  };
  const narrowing = Object.values(queryNames).filter((name) => name !== queryNames.sort);
  return {
    wish: readWish(query),
    sort: readSort(query),
    isNarrowed: narrowing.some((name) => query.has(name)),
    query: query.size > 0 ? `?${query}` : '',
    set,
    clear: () => setParams({}, { replace: true }),
  };
}
