/** The expiry watch: eighteen months as a line, and where on it each paper ends. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day } from '#contract/primitives.ts';
import { daysBetween, monthsAfter } from '#domain/time.ts';

const watchedMonths = 18;

/** How far along the watch a day lies, from 0 to 1; what lies outside stands at its edge. */
export function placeOnWatch(day: Day, today: Day): number {
  const whole = daysBetween(today, monthsAfter(today, watchedMonths));
  return Math.min(1, Math.max(0, daysBetween(today, day) / whole));
}

/** Whether it ends within the watch, or has ended already. */
export const isWatched = (expiresOn: Day, today: Day): boolean =>
  daysBetween(expiresOn, monthsAfter(today, watchedMonths)) >= 0;

/** Every third month from the next one on: the first days of months that stand above the lines. */
export function monthHeads(today: Day): Day[] {
  const first = Temporal.PlainDate.from(today).with({ day: 1 }).add({ months: 1 });
  const months = Array.from({ length: watchedMonths / 3 }, (_, place) => place * 3);
  return months.map((months) => first.add({ months }).toString());
}
