import { useEffect, useState } from 'react';
import { Temporal } from 'temporal-polyfill/full';

const clockHere = () => Temporal.Now.instant().epochMilliseconds;

/**
 * Seconds a hold still runs. The server says how many were left when it answered; since then the
 * reader's own clock counts, so a clock that is wrong does no harm.
 */
export function useCountdown(heldFor: number | null, readAt: number): number {
  const left = () => Math.max(0, Math.ceil((heldFor ?? 0) - (clockHere() - readAt) / 1000));
  const [, tick] = useState(0);
  const running = heldFor !== null && left() > 0;
  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(ticking);
  }, [running]);
  return left();
}

export function asClock(seconds: number): string {
  const padded = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${padded(Math.floor((seconds % 3600) / 60))}:${padded(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
