import { useSyncExternalStore } from 'react';
import { clockNow } from '#web/platform/clock-here.ts';

/** Often enough that no minute on the desk is ever wrong for long. */
const step = 10_000;

const watching = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;
let shown = clockNow();

/** The moment, in milliseconds; everything on the desk that shows time moves together. */
export const useNow = (): number => useSyncExternalStore(watch, () => shown);

function watch(changed: () => void): () => void {
  watching.add(changed);
  if (!ticking) {
    shown = clockNow();
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
  shown = clockNow();
  for (const changed of watching) changed();
}
