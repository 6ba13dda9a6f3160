import { useEffect, useState } from 'react';

/** When an answer came, by this browser's steady clock, which nobody sets and no zone moves. */
export interface Read {
  readAt: number;
}

export const readNow = <Answer extends object>(answer: Answer): Answer & Read => ({
  ...answer,
  readAt: performance.now(),
});

/** The moment of the steady clock at which so many seconds have gone since an answer came. */
export const countdownEnd = (seconds: number | null, readAt: number): number | undefined =>
  seconds === null ? undefined : readAt + seconds * 1000;

/**
 * Seconds until a moment of the steady clock, counted down each second; nothing without one. The server
 * says how many were left when it answered, so a wall clock that is wrong, or set meanwhile, does no harm.
 */
export function useCountdown(endsAt: number | undefined): number | undefined {
  const [, tick] = useState(0);
  const left = endsAt === undefined ? undefined : secondsUntil(endsAt);
  const running = left !== undefined && left > 0;
  useEffect(() => {
    if (!running) return;
    const beat = () => tick((count) => count + 1);
    const beating = setInterval(beat, 500);
    // A device that slept wakes up with the countdown still standing.
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(beating);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [running]);
  return left;
}

const secondsUntil = (endsAt: number): number =>
  Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));

/** `14:32`, and `1:59:08` where it is more than an hour. */
export function clockOf(seconds: number): string {
  const padded = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = padded(seconds % 60);
  return hours > 0 ? `${hours}:${padded(minutes)}:${rest}` : `${minutes}:${rest}`;
}
