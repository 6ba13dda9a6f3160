import { useSearchParams } from 'react-router';
import { useAsked } from '#web/site/use-asked.ts';

const nothing = new URLSearchParams();

export interface SchoolQuery {
  query: URLSearchParams;
  /** Writes some of the query's parts; an empty one is taken out, unless it is to be kept. */
  write(changes: Record<string, string>, keepEmpty?: boolean): void;
}

/** What the address asks for. Filters replace each other in the history: Back leaves the list. */
export function useSchoolQuery(): SchoolQuery {
  const [asked, setAsked] = useSearchParams();
  const query = useAsked() ? asked : nothing;
  return {
    query,
    write: (changes, keepEmpty = false) => {
      // Begins with the address as it stands: two changes may come before the page is drawn again.
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value || keepEmpty) next.set(name, value);
        else next.delete(name);
      }
      setAsked(next, { replace: true, preventScrollReset: true });
    },
  };
}
