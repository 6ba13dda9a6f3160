import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { Language } from '#contract/primitives.ts';
import { clockTime, sameClock, spokenMoment } from '#domain/calendar/clocks.ts';
import { houseZone } from '#domain/time.ts';
import type { SpokenSpan } from '#web/bookings/own/text.en.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { dayHere, writtenDay } from '#web/platform/moments.ts';

type Span = Pick<BookingSummary, 'startsAt' | 'endsAt'>;

/** A span as people say it in a zone: the hours of a day, or from one day to another. */
export function spokenSpan(
  { startsAt, endsAt }: Span,
  zone: string,
  language: Language,
): SpokenSpan {
  const [day, endDay] = [startsAt, endsAt].map((at) =>
    writtenDay(dayHere(at, zone), 'shortYear', language),
  );
  return {
    day: day ?? '',
    from: clockTime(startsAt, zone),
    to: clockTime(endsAt, zone),
    endDay: day === endDay ? undefined : endDay,
  };
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
