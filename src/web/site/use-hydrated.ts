import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is alive. The server's page and the first one drawn here must be the same, so what
 * only the browser knows (the query, the session) may be shown from then on and not before.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
