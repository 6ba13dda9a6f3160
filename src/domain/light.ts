/** The light of an hour: the same words for what is drawn and for what is said. */
import type { ArtTime } from '#contract/catalogue/shapes.ts';

/** Sunrise and sunset, as hours of the day. */
export interface LightOfDay {
  rise: number;
  set: number;
}

/** `16:30` → 16.5 */
export function hourIn(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours + minutes / 60;
}

/** Each light until the hour it ends at, counted from sunrise or sunset. */
export function lightAt(hour: number, { rise, set }: LightOfDay): ArtTime {
  if (hour < rise - 0.7) return 'night';
  if (hour < rise + 1.4) return 'dawn';
  if (hour < set - 1.8) return 'day';
  if (hour < set - 0.25) return 'golden';
  return hour < set + 0.9 ? 'dusk' : 'night';
}
