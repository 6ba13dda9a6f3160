import { Temporal } from 'temporal-polyfill/full';
import type { Day, Instant } from '#contract/primitives.ts';

/** The one place the house lives by. */
export const houseZone = 'Asia/Dubai';

/** The day it is in Dubai at a moment. */
export function dayInDubai(moment: Instant): Day {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(houseZone).toPlainDate().toString();
}

export function hourInDubai(moment: Instant): number {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(houseZone).hour;
}

/** The moment a number of seconds later. */
export function secondsAfter(moment: Instant, seconds: number): Instant {
  return Temporal.Instant.from(moment).add({ seconds }).toString({ fractionalSecondDigits: 3 });
}
