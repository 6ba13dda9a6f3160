import type { Instant } from '#contract/primitives.ts';

/** The library that checks tokens asks the machine's own clock unless it is told a moment, as a Date. */
export const countedFrom = (now: Instant) => ({ currentDate: new Date(now) });
