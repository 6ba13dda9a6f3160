import { type RefObject, useEffect, useState } from 'react';
import { isTouched, onFirstTouch } from '#web/platform/browser/first-touch.ts';

/** Not before it can be seen above whatever lies along the foot of a phone's window. */
const inSight = '0px 0px -10%';

/**
 * Whether a part that only the browser can draw is wanted: its place came into sight, or anything was
 * touched. Until then its scripts and its data are not fetched, and a phone is not busy with them.
 */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const come = () => setWanted(true);
    if (isTouched()) return come();
    onFirstTouch(come);
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) come();
      },
      { rootMargin: inSight },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place]);
  return wanted;
}
