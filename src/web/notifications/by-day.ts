import type { Notification } from '#contract/notifications.ts';
import type { Day } from '#contract/primitives.ts';

export interface DayOfNews {
  day: Day;
  items: Notification[];
}

/** The newest first stays the newest first; each day begins where the calendar of the reader does. */
export function byDay(items: readonly Notification[], dayOf: (moment: string) => Day): DayOfNews[] {
  const days: DayOfNews[] = [];
  for (const item of items) {
    const day = dayOf(item.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
