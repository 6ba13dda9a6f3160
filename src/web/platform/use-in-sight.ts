import { type RefObject, useEffect, useState } from 'react';
import { delayHydration, endWhenNear } from '#web/platform/delayed-hydration.ts';

/** Not before it can be seen above whatever lies along the foot of a phone's window. */
const inSight = '0px 0px -10%';

/**
 * Whether a part that only the browser can draw is wanted: its place came into sight, or anything was
 * touched. Until then its scripts and its data are not fetched, and a phone is not busy with them.
 */
export function useInSight(place: RefObject<Element | null>): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const delay = delayHydration(false);
    void delay.ended.then(() => setAwake(true));
    return endWhenNear(delay, place.current, inSight);
  }, [place]);
  return awake;
}
