/**
 * The one clock of the web: the reader's own. It asks Date and not Temporal, because public pages read
 * it too and their first chunk has no room for Temporal. How long something takes is not asked here but
 * of `performance.now`, which nobody sets.
 */
import type { Instant } from '#contract/primitives.ts';

/** Milliseconds since 1970. */
export const clockNow = (): number => Date.now();

export const instantOf = (milliseconds: number): Instant => new Date(milliseconds).toISOString();

export const nowHere = (): Instant => instantOf(clockNow());

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
