import type { Instant, Language } from '#contract/primitives.ts';
import { dayIn } from '#domain/appointments/days.ts';
import { clockTime } from '#domain/consultation.ts';
import { sayDay } from '#web/bookings/sheet/clock.ts';
import { zoneHere } from '#web/platform/clock-here.ts';

/** `Wed 25 Nov, 13:00`, on the reader's own clock. */
export function sayOwnMoment(moment: Instant, language: Language): string {
  const zone = zoneHere();
  const comma = language === 'ar' ? '،' : ',';
  return `${sayDay(dayIn(zone, moment), 'short', language)}${comma} ${clockTime(moment, zone)}`;
}
