import { useEffect, useState } from 'react';

/** Seconds left until something may be done again, counted down where everybody sees it. */
export function useCooldown(first: number): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(() => performance.now() + first * 1000);
  const [left, setLeft] = useState(first);
  useEffect(() => {
    const count = () => {
      const rest = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(ticking);
    };
    const ticking = setInterval(count, 250);
    count();
    return () => clearInterval(ticking);
  }, [until]);
  return [left, (seconds) => setUntil(performance.now() + seconds * 1000)];
}
