import { useSyncExternalStore } from 'react';
import { Temporal } from 'temporal-polyfill/full';
import type { Instant } from '#contract/primitives.ts';

/** Often enough that no minute on the desk is ever wrong for long. */
const step = 10_000;

const watching = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;
let shown = read();

function read(): number {
  return Temporal.Now.instant().epochMilliseconds;
}

/** The moment, in milliseconds; everything on the desk that shows time moves together. */
export function useNow(): number {
  return useSyncExternalStore(watch, () => shown);
}

function watch(changed: () => void): () => void {
  watching.add(changed);
  if (!ticking) {
    shown = read();
    ticking = setInterval(tick, step);
  }
  return () => {
    watching.delete(changed);
    if (watching.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

function tick() {
  shown = read();
  for (const changed of watching) changed();
}

export function instantOf(milliseconds: number): Instant {
  return Temporal.Instant.fromEpochMilliseconds(milliseconds).toString({
    fractionalSecondDigits: 3,
  });
}

export const nowInstant = (): Instant => instantOf(read());
