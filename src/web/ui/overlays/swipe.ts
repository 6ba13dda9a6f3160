import { notifications } from '#web/ui/constants.ts';

export interface FingerPoint {
  x: number;
  y: number;
}

/** A finger is less steady than a mouse, so it has to travel further before it means to swipe. */
export function swipeBegins(pointerType: string, from: FingerPoint, to: FingerPoint): boolean {
  const { touch, otherwise } = notifications.swipe;
  const threshold = pointerType === 'touch' ? touch : otherwise;
  return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) >= threshold;
}
