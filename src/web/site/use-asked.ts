import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the address asks for something that the page, which came from a cache, was drawn without. Most
 * ask for nothing, and then nothing is drawn a second time.
 */
export function useAsked(): boolean {
  return useSyncExternalStore(
    never,
    () => location.search !== '',
    () => false,
  );
}
