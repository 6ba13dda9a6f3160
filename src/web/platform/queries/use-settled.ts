import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Between two readings of which one asks for the other. */
const pause = 200;

/** True once a screen has read what it shows and the browser has nothing more urgent to do. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  const isReading = useIsFetching() > 0;
  useEffect(() => {
    if (isReading || settled) return;
    let idle: number | undefined;
    const rest = setTimeout(() => {
      // Not every browser says when it is idle.
      if (!('requestIdleCallback' in window)) return setSettled(true);
      idle = requestIdleCallback(() => setSettled(true), { timeout: 1_000 });
    }, pause);
    return () => {
      clearTimeout(rest);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [isReading, settled]);
  return settled;
}
