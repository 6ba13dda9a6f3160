import { useLayoutEffect, useRef } from 'react';

/**
 * When what has the focus goes, as a strip does with the button that ends it, the focus goes on where `next` finds
 * a place for it: in the dialog it was in, or on the page. Whoever is elsewhere stays there.
 */
export function useFocusGoesOn<Part extends HTMLElement>(
  next: (within: Element) => HTMLElement | null | undefined,
) {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const { current } = part;
    return () => {
      const within = current?.closest('[role="dialog"], body');
      // It is still there now; what comes in its place is there a moment later.
      if (within && current?.contains(document.activeElement))
        queueMicrotask(() => next(within)?.focus());
    };
  }, [next]);
  return part;
}
