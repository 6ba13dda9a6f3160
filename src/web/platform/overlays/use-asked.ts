import { useSyncExternalStore } from 'react';
import { neverChanges } from '#web/platform/browser/use-hydrated.ts';

/**
 * Whether the address asks for something that the page, which came from a cache, was drawn without. Most
 * ask for nothing, and then nothing is drawn a second time.
 */
export const useAsked = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => location.search !== '',
    () => false,
  );
