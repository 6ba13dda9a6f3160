/** Moments and spans of a booking as the house writes them in mails and on paper. */
import type { Instant, Language } from '#contract/primitives.ts';
import { sameClock, spokenMoment } from '#domain/calendar/clocks.ts';
import { dayInDubai, houseZone } from '#domain/time.ts';
import { bookings as arabic } from '#server/bookings/text.ar.ts';
import { bookings as english } from '#server/bookings/text.en.ts';

export const bookingWords = { en: english, ar: arabic };

/** `Monday 16 November, 10:00`, on the clock of Dubai unless another is named. */
function spokenTime(moment: Instant, language: Language, zone = houseZone): string {
  const { day, time } = spokenMoment(moment, zone, language);
  return bookingWords[language].moment(day, time);
}

interface Lasting {
  startsAt: Instant;
  endsAt: Instant;
}

/** From when to when; a day that both ends share is said once. */
export function spokenSpan(
  { startsAt, endsAt }: Lasting,
  language: Language,
  zone = houseZone,
): string {
  const words = bookingWords[language];
  const start = spokenMoment(startsAt, zone, language);
  const end = spokenMoment(endsAt, zone, language);
  if (start.day === end.day) return words.hours(start.day, start.time, end.time);
  return words.days(words.moment(start.day, start.time), words.moment(end.day, end.time));
}

/** A deadline in Dubai and, where that reads differently, on the reader's own clock. */
export function spokenDeadline(moment: Instant, language: Language, zone: string): string {
  const words = bookingWords[language];
  const dubai = words.inDubai(spokenTime(moment, language));
  if (sameClock(moment, zone, houseZone)) return dubai;
  const there = spokenMoment(moment, zone, language);
  return words.alsoThere(dubai, words.moment(there.day, there.time), there.zone);
}

/** Whether two moments fall on one day in Dubai. */
export const sameDay = (one: Instant, other: Instant): boolean =>
  dayInDubai(one) === dayInDubai(other);
