import { useSyncExternalStore } from 'react';

/** Nothing tells of it: it is asked once the page is alive. */
export const neverChanges = () => () => {};

/**
 * Whether the page is alive. The server's page and the first one drawn here must be the same, so what
 * only the browser knows (the query, the session) may be shown from then on and not before.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
