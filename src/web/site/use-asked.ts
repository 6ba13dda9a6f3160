import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The service pages have an assistant, which the page was drawn without. A few others begin so as well;
 * on those it finds nothing to do. Every letter here weighs on the first script.
 */
const serves = /\/[brsv]/;

/**
 * Whether the address asks for something that the page, which came from a cache, was drawn without. Most
 * ask for nothing, and then nothing is drawn a second time.
 */
export function useAsked(): boolean {
  return useSyncExternalStore(
    never,
    () => location.search !== '' || serves.test(location.pathname),
    () => false,
  );
}
