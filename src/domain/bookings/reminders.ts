/** When a guest is reminded of a booking. */
import { Temporal } from 'temporal-polyfill/full';
import type { Instant } from '#contract/primitives.ts';
import { hourInDubai, houseZone, isBefore } from '#domain/time.ts';

/** Nobody hears from the house between ten in the evening and seven in the morning in Dubai. */
const wakes = 7;
const sleeps = 22;

const isAwake = (moment: Instant) => {
  const hour = hourInDubai(moment);
  return hour >= wakes && hour < sleeps;
};

/** The moment itself while Dubai is awake, else the next morning at seven. */
function whenAwake(moment: Instant): Instant {
  if (isAwake(moment)) return moment;
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(houseZone);
  const morning = local.with({ hour: wakes, minute: 0, second: 0, millisecond: 0 });
  const next = local.hour < wakes ? morning : morning.add({ days: 1 });
  return next.toInstant().toString({ fractionalSecondDigits: 3 });
}

/** A day before the start, or the morning after where that would be at night. */
export function reminderAt(startsAt: Instant): Instant {
  const eve = Temporal.Instant.from(startsAt).subtract({ hours: 24 });
  return whenAwake(eve.toString({ fractionalSecondDigits: 3 }));
}

interface Reminded {
  startsAt: Instant;
  /** When a letter last told the client how it stands. */
  updatedAt: Instant;
}

/**
 * Whether it is time. Who booked or changed it after that moment has just had a letter about it and
 * needs no second one. A reminder that comes late, after an outage, waits for the morning too, unless
 * it would then be over.
 */
export function reminderIsDue({ startsAt, updatedAt }: Reminded, now: Instant): boolean {
  const at = reminderAt(startsAt);
  if (isBefore(now, at) || !isBefore(now, startsAt) || !isBefore(updatedAt, at)) return false;
  return isAwake(now) || !isBefore(whenAwake(now), startsAt);
}
