/** The reader's own clock, for screens whose chunk knows Temporal. */
import { Temporal } from 'temporal-polyfill/full';
import type { Instant } from '#contract/primitives.ts';

export function nowHere(): Instant {
  return Temporal.Now.instant().toString({ fractionalSecondDigits: 3 });
}

export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
