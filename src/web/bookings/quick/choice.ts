import type { Day } from '#contract/primitives.ts';
import type { CalendarDay } from '#domain/bookings/calendar.ts';

export interface QuickStart {
  day: Day;
  time: string | undefined;
}

/** One thing that is free, and all its starts of the next two weeks. */
export interface QuickChoice {
  slug: string;
  title: string;
  path: string;
  from: CalendarDay['entries'][number]['from'];
  starts: QuickStart[];
}
