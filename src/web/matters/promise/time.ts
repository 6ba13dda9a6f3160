/** What is left of a promise. The server says how much there was; since then our own clock counts. */
import type { NextWord } from '#contract/matters/matters.ts';
import { secondsBetween } from '#domain/time.ts';

export interface PromiseTime {
  /** Seconds, negative once it is late. */
  left: number;
  late: boolean;
  /** Of the whole, 1 to 0; negative once it is late. */
  share: number;
  /** Less than a quarter is left. */
  atRisk: boolean;
}

const risky = 0.25;

export function promiseTime(promise: NextWord, readAt: number, now: number): PromiseTime {
  const left = promise.left - (now - readAt) / 1000;
  const whole = Math.max(1, secondsBetween(promise.from, promise.due));
  const late = left <= 0;
  const share = late ? -1 : left / whole;
  return { left, late, share, atRisk: share >= 0 && share < risky };
}
