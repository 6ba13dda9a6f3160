import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const never = () => () => {};
const nothing = new URLSearchParams();

/** False while the browser takes over what the server drew, which knew no query. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export interface SchoolQuery {
  query: URLSearchParams;
  /** Writes some of the query's parts; an empty one is taken out, unless it is to be kept. */
  write(changes: Record<string, string>, keepEmpty?: boolean): void;
}

/** What the address asks for. Filters replace each other in the history: Back leaves the list. */
export function useSchoolQuery(): SchoolQuery {
  const [asked, setAsked] = useSearchParams();
  const query = useHydrated() ? asked : nothing;
  return {
    query,
    write: (changes, keepEmpty = false) =>
      setAsked(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value || keepEmpty) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
