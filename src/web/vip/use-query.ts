import { useCallback, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const nothing = new URLSearchParams();

/**
 * The choices that stand in the address. Pages come from a cache that knows no queries, so the first
 * draw shows none; the browser's own follows at once.
 */
export function useQuery() {
  const [asked, setAsked] = useSearchParams();
  const hydrated = useHydrated();
  const query = hydrated ? asked : nothing;
  const choose = useCallback(
    (choices: Record<string, string | undefined>, { replace = true } = {}) => {
      // Begins with the address as it stands: two choices may come before the page is drawn again.
      const after = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(choices))
        if (value) after.set(name, value);
        else after.delete(name);
      setAsked(after, { replace, preventScrollReset: true });
    },
    [setAsked],
  );
  return { query, choose, ready: hydrated };
}

function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
