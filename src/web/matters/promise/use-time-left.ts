import { useEffect, useState } from 'react';
import type { NextWord } from '#contract/matters/matters.ts';
import { promiseTime } from '#web/matters/promise/time.ts';
import { clockNow } from '#web/platform/clock-here.ts';

/** Often enough for minutes, seldom enough for a page of many. */
const tickEvery = 5_000;

export interface Left {
  seconds: number;
  late: boolean;
  /** The share of the promised time that is left: 1 at its beginning, 0 once it is over. */
  share: number;
}

/**
 * How long a promise still runs. The server says how much was left when it answered; since then the
 * reader's own clock counts, so a clock that is wrong does no harm.
 */
export function useLeft(promise: NextWord, readAt: number): Left {
  const [, tick] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => tick((count) => count + 1), tickEvery);
    return () => clearInterval(ticking);
  }, []);
  const { left, late, share } = promiseTime(promise, readAt, Math.max(readAt, clockNow()));
  return { seconds: left, late, share: Math.min(1, Math.max(0, share)) };
}

interface Span {
  count: number;
  unit: 'minutes' | 'hours' | 'days';
}

/** A span as people say it. What is left counts when it has begun, what is late when it is over. */
export function spanOf(seconds: number): Span {
  const minutes = Math.max(1, seconds < 0 ? Math.floor(-seconds / 60) : Math.ceil(seconds / 60));
  if (minutes < 100) return { count: minutes, unit: 'minutes' };
  const hours = Math.ceil(minutes / 60);
  if (hours < 48) return { count: hours, unit: 'hours' };
  return { count: Math.ceil(hours / 24), unit: 'days' };
}
