import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the browser takes over what the server drew. The server draws every address without its
 * query, so what depends on the query waits for this, and both draw the same at first.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
