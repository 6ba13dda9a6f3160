import { useEffect, useRef } from 'react';

/** The part of the grid that must be in view before it appears. */
const threshold = 0.15;

/** Marks an element once it is in view; the style sheet then lets its children rise. */
export function useReveal<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const element = shown.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.setAttribute('data-revealed', '');
        watcher.disconnect();
      },
      { threshold },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return shown;
}
