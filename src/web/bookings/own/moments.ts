import { Temporal } from 'temporal-polyfill/full';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { clockTime, sameClock, spokenMoment } from '#domain/consultation.ts';
import { localeOf } from '#domain/localise.ts';
import { houseZone } from '#domain/time.ts';
import type { SpokenSpan } from '#web/bookings/own/text.en.ts';
import { zoneHere } from '#web/platform/clock-here.ts';

type Span = Pick<BookingSummary, 'startsAt' | 'endsAt'>;

const shortDay = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A span as people say it in a zone: the hours of a day, or from one day to another. */
export function spokenSpan(
  { startsAt, endsAt }: Span,
  zone: string,
  language: Language,
): SpokenSpan {
  const [day, endDay] = [startsAt, endsAt].map((at) => sayDay(at, zone, language));
  return {
    day: day ?? '',
    from: clockTime(startsAt, zone),
    to: clockTime(endsAt, zone),
    endDay: day === endDay ? undefined : endDay,
  };
}

function sayDay(moment: Instant, zone: string, language: Language): string {
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate();
  return local.toLocaleString(localeOf[language], shortDay);
}

/** A day without a zone, with its weekday. */
export function spokenDay(day: Day, language: Language): string {
  return Temporal.PlainDate.from(day).toLocaleString(localeOf[language], shortDay);
}

/** A deadline as it is said in Dubai: the day and the hour. */
export function spokenDeadline(moment: Instant, language: Language): string {
  const comma = language === 'ar' ? '،' : ',';
  return `${sayDay(moment, houseZone, language)}${comma} ${clockTime(moment, houseZone)}`;
}

/** The same span on the reader's own clock; nothing where both clocks agree. */
export function spanHere(span: Span, language: Language) {
  const zone = zoneHere();
  const agree = [span.startsAt, span.endsAt].every((at) => sameClock(at, zone, houseZone));
  if (agree) return undefined;
  const own = spokenSpan(span, zone, language);
  const dubai = spokenSpan(span, houseZone, language);
  return {
    span: own,
    /** Only the hours need saying. */
    sameDay: own.day === dubai.day && !own.endDay,
    zone: spokenMoment(span.startsAt, zone, language).zone,
  };
}

/** How a booking is measured beyond its hours: hotels by nights, cars by days. */
export function lengthKind({ offering }: Pick<BookingSummary, 'offering'>) {
  if (offering.category === 'hotels') return 'nights';
  return offering.category === 'luxury-car-rental' ? 'days' : undefined;
}
