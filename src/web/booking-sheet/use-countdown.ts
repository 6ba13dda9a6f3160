import { useEffect, useState } from 'react';

/** Seconds until a moment of the steady clock, counted down each second; nothing without one. */
export function useCountdown(endsAt: number | undefined): number | undefined {
  const [, tick] = useState(0);
  useEffect(() => {
    if (endsAt === undefined) return;
    const beat = setInterval(() => tick((count) => count + 1), 500);
    // A device that slept wakes up with the countdown still standing.
    const wake = () => tick((count) => count + 1);
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [endsAt]);
  if (endsAt === undefined) return undefined;
  return Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
}

/** `14:32` */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
