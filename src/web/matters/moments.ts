/** Moments as the screens of matters say them: on the reader's own clock. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { clockTime, sameClock, spokenMoment } from '#domain/consultation.ts';
import { localeOf } from '#domain/localise.ts';
import { houseZone, isBefore } from '#domain/time.ts';
import { nowHere, zoneHere } from '#web/platform/clock-here.ts';

const styles = {
  /** Monday 16 November */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Thu 19 Nov */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 12 Nov */
  date: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  month: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export const isAhead = (at: Instant) => isBefore(nowHere(), at);

export function dayHere(at: Instant): Day {
  return Temporal.Instant.from(at).toZonedDateTimeISO(zoneHere()).toPlainDate().toString();
}

export function isToday(at: Instant): boolean {
  return dayHere(at) === dayHere(nowHere());
}

/** What the reader's clock shows: `10:30`. */
export const clockHere = (at: Instant): string => clockTime(at, zoneHere());

export function sayDay(day: Day, style: keyof typeof styles, language: Language): string {
  const said = Temporal.PlainDate.from(day).toLocaleString(localeOf[language], styles[style]);
  return language === 'en' ? said.replace(',', '') : said;
}

/** `14:30` today, `Thu 19 Nov, 14:30` on any other day. */
export function spokenHere(at: Instant, language: Language): string {
  if (isToday(at)) return clockHere(at);
  const comma = language === 'ar' ? '،' : ',';
  return `${sayDay(dayHere(at), 'short', language)}${comma} ${clockHere(at)}`;
}

/** The name of the reader's zone, where its clock shows another hour than Dubai's. */
export function ownZone(at: Instant, language: Language): string | undefined {
  const zone = zoneHere();
  return sameClock(at, zone, houseZone) ? undefined : spokenMoment(at, zone, language).zone;
}
