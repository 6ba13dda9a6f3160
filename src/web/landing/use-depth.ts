import { useEffect, useState } from 'react';

const wideAndMoving = '(min-width: 60.0625rem) and (prefers-reduced-motion: no-preference)';

/**
 * Whether the panorama may have depth: on wide windows of people who like things to move, in browsers
 * that can bind an animation to the scroll, once everything else is done.
 */
export function useDepth(): boolean {
  const [depth, setDepth] = useState(false);
  useEffect(() => {
    if (!CSS.supports('animation-timeline: scroll()') || !matchMedia(wideAndMoving).matches) return;
    const idle = requestIdleCallback(() => setDepth(true));
    return () => cancelIdleCallback(idle);
  }, []);
  return depth;
}
