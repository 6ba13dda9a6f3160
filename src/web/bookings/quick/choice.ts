import type { Day } from '#contract/primitives.ts';
import type { CalendarDay } from '#domain/bookings/calendar.ts';

export interface Start {
  day: Day;
  time: string | undefined;
}

/** One thing that is free, and all its starts of the next two weeks. */
export interface Choice {
  slug: string;
  title: string;
  path: string;
  from: CalendarDay['entries'][number]['from'];
  starts: Start[];
}
