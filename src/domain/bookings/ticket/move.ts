import type { Instant } from '#contract/primitives.ts';
import { hoursAfter, isBefore, secondsBetween } from '#domain/time.ts';

/** When a confirmed booking began, by a line of its history. */
export interface TicketTime {
  at: Instant;
  startsAt: Instant;
}

const week = 7 * 24;

/** The hour that stood before this one, for a week after it was moved: who had it in mind sees both. */
export function movedFrom(
  stood: readonly TicketTime[],
  startsAt: Instant,
  now: Instant,
): Instant | null {
  const isNow = (one: TicketTime) => secondsBetween(one.startsAt, startsAt) === 0;
  const last = stood.findLastIndex((one) => !isNow(one));
  const moved = stood[last + 1];
  const before = stood[last];
  if (!before || !moved || isBefore(hoursAfter(moved.at, week), now)) return null;
  return before.startsAt;
}
