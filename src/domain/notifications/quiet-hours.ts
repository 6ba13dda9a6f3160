/** The hours in which nothing rings: a stretch of Dubai's day, over midnight where it begins late. */

import type { Instant } from '#contract/primitives.ts';
import { type QuietHours, quietStep } from '#contract/settings.ts';
import { clockInDubai, dayInDubai, daysAfter, minuteInDubai, minuteOf } from '#domain/time.ts';

const dayMinutes = 24 * 60;

export type QuietHoursStretch = Pick<QuietHours, 'from' | 'until'>;

/** What the house proposes to whoever switches them on. */
export const proposedQuiet: QuietHoursStretch = { from: 22 * 60, until: 7 * 60 };

/** Whether a minute of the day lies within; the last one is already awake. */
export const isQuiet = ({ from, until }: QuietHoursStretch, minute: number): boolean =>
  from < until ? from <= minute && minute < until : minute >= from || minute < until;

/** When the quiet that a moment lies in ends; nothing for somebody who is awake. */
export function quietEnd(hours: QuietHoursStretch, now: Instant): Instant | undefined {
  const minute = minuteOf(clockInDubai(now));
  if (!isQuiet(hours, minute)) return undefined;
  const today = dayInDubai(now);
  return minuteInDubai(minute < hours.until ? today : daysAfter(today, 1), hours.until);
}

/** A handle moved by so many steps, round the clock; it passes over the other one and never rests on it. */
export function movedHandle(
  hours: QuietHoursStretch,
  handle: keyof QuietHoursStretch,
  steps: number,
): QuietHoursStretch {
  const other = handle === 'from' ? hours.until : hours.from;
  const to = around(hours[handle] + steps * quietStep);
  const settled = to === other ? around(to + Math.sign(steps || 1) * quietStep) : to;
  return { ...hours, [handle]: settled };
}

const around = (minute: number) => ((minute % dayMinutes) + dayMinutes) % dayMinutes;

/** The parts of the day that are quiet, from midnight to midnight: two where they lie over it. */
export function quietParts({ from, until }: QuietHoursStretch): { from: number; until: number }[] {
  if (from < until) return [{ from, until }];
  const evening = { from, until: dayMinutes };
  return until === 0 ? [evening] : [{ from: 0, until }, evening];
}

/** `22:00`, as clocks in both languages write it. */
export function clockAt(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
