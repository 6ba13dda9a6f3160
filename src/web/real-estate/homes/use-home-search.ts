import type { HomeSort, HomeWish } from '#domain/real-estate/search.ts';
import { useFilters, useTypedFilter } from '#web/platform/use-filters.ts';
import { type QueryName, queryNames, readSort, readWish } from '#web/real-estate/homes/wish.ts';

type Typed = ReturnType<typeof useTypedFilter>;

export interface HomeSearch {
  wish: HomeWish;
  sort: HomeSort;
  /** The wishes that are typed: what stands in the field, and how to change it. */
  typed: Record<'text' | 'from' | 'to', Typed>;
  /** Anything but the order is chosen. */
  isNarrowed: boolean;
  /** As `?…`, to carry the wish along to another kind of home. */
  query: string;
  /** An empty value forgets the wish. */
  set: (name: QueryName, value: string) => void;
  clear: () => void;
}

/** The search lives in the address: it can be shared, and going back brings it back. */
export function useHomeSearch(): HomeSearch {
  const filters = useFilters();
  const typed = {
    text: useTypedFilter(filters, queryNames.text),
    from: useTypedFilter(filters, queryNames.from),
    to: useTypedFilter(filters, queryNames.to),
  };
  const query = withTyped(filters.query, typed);
  const narrowing = Object.values(queryNames).filter((name) => name !== queryNames.sort);
  return {
    wish: readWish(query),
    sort: readSort(query),
    typed,
    isNarrowed: narrowing.some((name) => query.has(name)),
    query: query.size > 0 ? `?${query}` : '',
    set: (name, value) => filters.change({ [queryNames[name]]: value }),
    clear: () => {
      for (const [, type] of Object.values(typed)) type('');
      filters.clear();
    },
  };
}

/** What is being typed counts before it has reached the address. */
function withTyped(asked: URLSearchParams, typed: HomeSearch['typed']): URLSearchParams {
  const query = new URLSearchParams(asked);
  for (const name of ['text', 'from', 'to'] as const) {
    const [text] = typed[name];
    if (text) query.set(queryNames[name], text);
    else query.delete(queryNames[name]);
  }
  return query;
}
