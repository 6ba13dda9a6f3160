import { useEffect, useState } from 'react';
import type { AgendaEntry } from '#contract/dashboard.ts';
import type { Instant } from '#contract/primitives.ts';
import { sunriseInDubai, sunsetInDubai } from '#domain/calendar/sunset.ts';
import { hourIn, lightAt } from '#domain/light.ts';
import { clockInDubai, dayInDubai, isBefore, momentInDubai } from '#domain/time.ts';
import { nowHere } from '#web/platform/clock-here.ts';

/** Today in Dubai at this minute: its light, its sun, and what the clocks show. */
export function useDay() {
  const now = useMinute();
  const day = dayInDubai(now);
  const [rises, sets] = [sunriseInDubai(day), sunsetInDubai(day)];
  const sun = { rise: hourIn(rises), set: hourIn(sets) };
  const clock = clockInDubai(now);
  const hour = hourIn(clock);
  const setsAt = momentInDubai(day, sets);
  return { now, day, clock, hour, sun, sets, setsAt, light: lightAt(hour, sun) };
}

export type DayNow = ReturnType<typeof useDay>;

/** Follows the clock, so that a day left open does not stand still. */
function useMinute(): Instant {
  const [now, setNow] = useState(nowHere);
  useEffect(() => {
    const ticking = setInterval(() => setNow(nowHere()), 10_000);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

/** An entry that has an hour. */
export type Timed = AgendaEntry & { at: Instant };

export const isTimed = (entry: AgendaEntry): entry is Timed => entry.at !== null;

type Standing = 'ahead' | 'running' | 'done';

export function standingOf({ at, until }: Timed, now: Instant): Standing {
  if (isBefore(now, at)) return 'ahead';
  return until && isBefore(now, until) ? 'running' : 'done';
}
