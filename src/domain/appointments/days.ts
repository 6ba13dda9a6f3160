/** Hours by the calendar of a reader, whose days begin and end elsewhere and may last 23 or 25 hours. */

import { Temporal } from 'temporal-polyfill/full';
import type { Slot } from '#contract/appointments/appointments.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import type { TimeSpan } from '#domain/time.ts';

/** From the first moment of the first day to the last of the last, on the clock of the zone. */
export function spanOfDays({ from, to, zone }: { from: Day; to: Day; zone: string }): TimeSpan {
  const begin = (day: Temporal.PlainDate) =>
    day.toZonedDateTime(zone).toInstant().toString({ fractionalSecondDigits: 3 });
  const last = Temporal.PlainDate.from(to);
  return { startsAt: begin(Temporal.PlainDate.from(from)), endsAt: begin(last.add({ days: 1 })) };
}

/** The day it is in a zone at a moment. */
export const dayIn = (zone: string, moment: Instant): Day =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString();

/** Slots by the reader's day; days without any are left out. */
export function byDay(slots: readonly Slot[], zone: string): { day: Day; slots: Slot[] }[] {
  const days = Map.groupBy(slots, ({ startsAt }) => dayIn(zone, startsAt));
  return [...days].map(([day, list]) => ({ day, slots: list }));
}
