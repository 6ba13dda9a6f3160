/** Days on which the house works: Saturday and Sunday are none in Dubai. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day } from '#contract/primitives.ts';

/** So many working days later; the day itself is not counted. */
export function workingDaysAfter(from: Day, count: number): Day {
  let day = Temporal.PlainDate.from(from);
  for (let left = count; left > 0; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek < 6) left -= 1;
  }
  return day.toString();
}
