/** What was booked last on this device, so that the next time needs fewer taps. */
import type { Guest } from '#contract/bookings-asks.ts';
import type { Slug } from '#contract/primitives.ts';
import { keep, readKept } from '#web/platform/kept.ts';

export interface LastTime {
  slug: Slug;
  party: number;
  guests: Guest[];
}

const key = 'rihla-last-booking';

export function lastTime(): LastTime | undefined {
  try {
    const kept = readKept(key);
    return kept ? JSON.parse(kept) : undefined;
  } catch {
    return undefined; // somebody else's value under our key
  }
}

export function rememberLastTime(last: LastTime): void {
  keep(key, JSON.stringify(last));
}
