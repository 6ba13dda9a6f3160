import { useEffect, useReducer } from 'react';
import { stepAt, stepSeconds, steps } from '#web/tour/steps.ts';

interface Playing {
  position: number;
  /** The last step has had its time, or somebody paused. */
  isRunning: boolean;
}

type Move = 'next' | 'previous' | 'toggle' | 'time' | { to: number };

const last = steps.length - 1;
const within = (position: number) => Math.min(last, Math.max(0, position));

/** Where the tour is and whether it goes on by itself; what a hand moves stays until its time is up. */
export function movePlay({ position, isRunning }: Playing, how: Move): Playing {
  if (how === 'toggle')
    return isRunning || position < last
      ? { position, isRunning: !isRunning }
      : { position: 0, isRunning: true };
  if (how === 'time')
    return position === last
      ? { position, isRunning: false }
      : { position: position + 1, isRunning };
  if (how === 'next') return { position: within(position + 1), isRunning };
  if (how === 'previous') return { position: within(position - 1), isRunning };
  return { position: within(how.to), isRunning };
}

/** Runs by itself, except for those who asked for stillness: they press play when they like. */
export function usePlay() {
  const [playing, go] = useReducer(movePlay, undefined, () => ({
    position: 0,
    isRunning: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  const { position, isRunning } = playing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step gets its whole time
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => go('time'), stepSeconds * 1000);
    return () => clearTimeout(timer);
  }, [position, isRunning]);
  return { ...playing, step: stepAt(position), go };
}
