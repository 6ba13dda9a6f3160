import { type RefObject, useEffect, useState } from 'react';
import { endInTime, startNap } from '#web/site/nap.ts';

/** Not before it can be seen above whatever lies along the foot of a phone's window. */
const inSight = '0px 0px -10%';

/**
 * Whether a part that only the browser can draw is wanted: its place came into sight, or anything was
 * touched. Until then its scripts and its data are not fetched, and a phone is not busy with them.
 */
export function useAwake(place: RefObject<Element | null>): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const nap = startNap(false);
    void nap.ended.then(() => setAwake(true));
    return endInTime(nap, place.current, inSight);
  }, [place]);
  return awake;
}
