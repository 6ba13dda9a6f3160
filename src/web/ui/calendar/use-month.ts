import { useState } from 'react';
import type { Day } from '#contract/primitives.ts';
import { monthOf } from '#domain/calendar/months.ts';

/** The month that is shown; a day that is chosen elsewhere brings its own. */
export function useMonth(day: Day | undefined, today: Day) {
  const [month, setMonth] = useState(monthOf(day ?? today));
  const [followed, setFollowed] = useState(day);
  if (day !== followed) {
    setFollowed(day);
    if (day) setMonth(monthOf(day));
  }
  return [month, setMonth] as const;
}
