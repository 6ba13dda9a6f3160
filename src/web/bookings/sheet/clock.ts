/** Days and hours as the booking screens say them. Times are Dubai's unless the words say otherwise. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { clockTime, sameClock } from '#domain/consultation.ts';
import { localeOf } from '#domain/localise.ts';
import { clockInDubai, dayInDubai, houseZone } from '#domain/time.ts';
import { nowHere, zoneHere } from '#web/platform/clock-here.ts';

const styles = {
  /** Friday 27 November */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Fri 27 Nov */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Friday 27 */
  weekday: { weekday: 'long', day: 'numeric' },
  /** 27 November 2026, for those who only hear it */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Fr, to stand over a column */
  column: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export function sayDay(day: Day, style: keyof typeof styles, language: Language): string {
  // A short weekday in English is cut to two letters, as wall calendars have it.
  const said = Temporal.PlainDate.from(day).toLocaleString(localeOf[language], styles[style]);
  if (style === 'column' && language === 'en') return said.slice(0, 2);
  return language === 'en' ? said.replace(',', '') : said;
}

export const todayInDubai = (): Day => dayInDubai(nowHere());

/** `Wed 25 Nov, 13:00`, in Dubai. */
export function sayMoment(moment: Instant, language: Language): string {
  const comma = language === 'ar' ? '،' : ',';
  return `${sayDay(dayInDubai(moment), 'short', language)}${comma} ${clockInDubai(moment)}`;
}

/** What the reader's own clock shows at a moment; nothing where it shows the same as Dubai's. */
export function ownClock(moment: Instant, language: Language) {
  const zone = zoneHere();
  if (sameClock(moment, zone, houseZone)) return undefined;
  const day = Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString();
  const names = new Intl.DateTimeFormat(localeOf[language], {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return {
    day,
    time: clockTime(moment, zone),
    otherDay: day !== dayInDubai(moment),
    zone: names.find(({ type }) => type === 'timeZoneName')?.value ?? zone,
  };
}
