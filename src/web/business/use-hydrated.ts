import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and in the browser's first drawing, which must match it. The page comes from a
 * cache that ignores queries, so whatever reads the query waits for this.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
