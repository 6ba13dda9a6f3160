import { useEffect, useRef, useState } from 'react';

/** Somebody who has written nothing for so long is no longer writing. */
const fades = 5_000;
/** Often enough that the other side does not think they stopped. */
const every = 2_500;

/** Whether the other side is writing; what is heard fades by itself. */
export function useHouseTyping(): [boolean, (typing: boolean) => void] {
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hear = (now: boolean) => {
    clearTimeout(timer.current);
    setTyping(now);
    if (now) timer.current = setTimeout(() => setTyping(false), fades);
  };
  return [typing, hear];
}

/** Tells the other side that something is being written, not with every letter. */
export function useTypingHint(tell: () => Promise<unknown>): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - last.current < every) return;
    last.current = now;
    // A hint that is lost is not missed.
    tell().catch(() => undefined);
  };
}
