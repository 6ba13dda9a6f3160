/** Days and hours as the house says them, one way for every screen. */
import { Temporal } from 'temporal-polyfill/full';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { clockTime, sameClock, spokenMoment } from '#domain/calendar/clocks.ts';
import { localeOf } from '#domain/localise.ts';
import { clockInDubai, dayInDubai, houseZone, isBefore } from '#domain/time.ts';
import { nowHere, zoneHere } from '#web/platform/clock-here.ts';

const styles = {
  /** Friday 27 November */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Fri 27 Nov */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Fri, 27 Nov 2026 */
  shortYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** Friday 27 November 2026, for those who only hear it */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Friday 27 */
  weekday: { weekday: 'long', day: 'numeric' },
  /** Fri 27 */
  shortWeekdayDate: { weekday: 'short', day: 'numeric' },
  /** Friday */
  longWeekday: { weekday: 'long' },
  /** F, to stand over a narrow column */
  letter: { weekday: 'narrow' },
  /** Fri */
  shortWeekday: { weekday: 'short' },
  /** Fr, to stand over a column */
  column: { weekday: 'short' },
  /** 27 Nov */
  date: { day: 'numeric', month: 'short' },
  /** 27 Nov 2026 */
  dateYear: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 27 November */
  longDate: { day: 'numeric', month: 'long' },
  /** 27 November 2026 */
  longDateYear: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Nov */
  month: { month: 'short' },
  /** November */
  longMonth: { month: 'long' },
  /** Nov 2026 */
  monthYear: { month: 'short', year: 'numeric' },
  /** November 2026 */
  longMonthYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DayStyle = keyof typeof styles;

/** The same day in a year that is not this one. */
const inOtherYears: Partial<Record<DayStyle, DayStyle>> = {
  long: 'full',
  short: 'shortYear',
  date: 'dateYear',
  longDate: 'longDateYear',
};

/** With the comma that English has after a weekday, and with the year where it is not this one. */
export function writtenDay(day: Day, style: DayStyle, language: Language): string {
  const isThisYear = day.slice(0, 4) === todayInDubai().slice(0, 4);
  const told = isThisYear ? style : (inOtherYears[style] ?? style);
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], styles[told]);
}

/** Without that comma: for what stands alone, or has commas enough around it. */
export function sayDay(day: Day, style: DayStyle, language: Language): string {
  const said = writtenDay(day, style, language);
  if (language === 'ar') return said;
  // A short weekday in English is cut to two letters, as wall calendars have it.
  return style === 'column' ? said.slice(0, 2) : said.replace(',', '');
}

const withClock = (day: string, clock: string, language: Language) =>
  `${day}${language === 'ar' ? '،' : ','} ${clock}`;

/** Days of money and of bookings are days in Dubai, whatever clock the reader has. */
export const todayInDubai = (): Day => dayInDubai(nowHere());

/** `27 Nov`. */
export const shortDay = (day: Day, language: Language): string => writtenDay(day, 'date', language);

export const shortMoment = (moment: Instant, language: Language): string =>
  shortDay(dayInDubai(moment), language);

/** `Wed 25 Nov, 13:00`, in Dubai. */
export const sayMoment = (moment: Instant, language: Language): string =>
  withClock(sayDay(dayInDubai(moment), 'short', language), clockInDubai(moment), language);

/** `Wed, 25 Nov, 13:00`, in Dubai, as the desk writes it. */
export const writtenMoment = (moment: Instant, language: Language): string =>
  withClock(writtenDay(dayInDubai(moment), 'short', language), clockInDubai(moment), language);

/** A deadline as it is said in Dubai: the day with its year, and the hour. */
export const spokenDeadline = (moment: Instant, language: Language): string =>
  withClock(writtenDay(dayInDubai(moment), 'shortYear', language), clockInDubai(moment), language);

export const isAhead = (at: Instant): boolean => isBefore(nowHere(), at);

/** The day of the reader's own calendar, or of another zone's. */
export const dayHere = (at: Instant, zone = zoneHere()): Day =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString();

const todayHere = (): Day => dayHere(nowHere());
export const isToday = (at: Instant): boolean => dayHere(at) === todayHere();

/** What the reader's clock shows: `10:30`. */
export const clockHere = (at: Instant): string => clockTime(at, zoneHere());

/** `Wed 25 Nov, 13:00`, on the reader's own clock. */
export const sayOwnMoment = (at: Instant, language: Language): string =>
  withClock(sayDay(dayHere(at), 'short', language), clockHere(at), language);

/** `14:30` today, `Thu 19 Nov, 14:30` on any other day. */
export const sayWhenHere = (at: Instant, language: Language): string =>
  isToday(at) ? clockHere(at) : sayOwnMoment(at, language);

/** The name of the reader's zone, where its clock shows another hour than Dubai's. */
export function ownZone(at: Instant, language: Language): string | undefined {
  const zone = zoneHere();
  return sameClock(at, zone, houseZone) ? undefined : spokenMoment(at, zone, language).zone;
}

/** The long day and the hour on the reader's clock; the zone is named where it is not Dubai's. */
export function spokenHere(at: Instant, language: Language): string {
  const day = sayDay(dayHere(at), 'long', language);
  const zone = ownZone(at, language);
  return withClock(day, zone ? `${clockHere(at)} (${zone})` : clockHere(at), language);
}

/** A day that is over: Today, Yesterday, the weekday within a week, then the date. */
export function pastDay(day: Day, style: DayStyle, language: Language): string {
  const ago = Temporal.PlainDate.from(day).until(todayHere()).days;
  if (ago < 0 || ago > 6) return sayDay(day, style, language);
  if (ago > 1) return sayDay(day, 'longWeekday', language);
  const near = new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto' });
  const said = near.format(-ago, 'day');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

/** What the reader's own clock shows at a moment; nothing where it shows the same as Dubai's. */
export function ownClock(moment: Instant, language: Language) {
  const zone = ownZone(moment, language);
  if (!zone) return undefined;
  const day = dayHere(moment);
  return { day, time: clockHere(moment), otherDay: day !== dayInDubai(moment), zone };
}
