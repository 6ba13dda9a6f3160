/** What can start on each day, of many offerings at once. */
import type { BookingCalendar, CalendarDay } from '#contract/bookings-availability.ts';
import type { Offering } from '#contract/catalogue-offerings.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { dayOf, type Search, searchFor, type World } from '#domain/booking-search.ts';
import { daysAfter, daysBetween } from '#domain/time.ts';
import { offeringPath } from '#server/bookings/offering-card.ts';

interface Asked {
  from: Day;
  to: Day;
  party: number;
  lang: Language;
}

export function calendarOf(
  offerings: readonly Offering[],
  { from, to, party, lang }: Asked,
  worldOf: (offering: Offering) => World,
): BookingCalendar {
  const searches = offerings.map((offering) => searchFor(offering, { party }, worldOf(offering)));
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    daysAfter(from, index),
  );
  return {
    days: days.map((day) => ({
      day,
      entries: searches.flatMap((search) => entryOf(search, day, lang)),
    })),
  };
}

function entryOf(search: Search, day: Day, language: Language): CalendarDay['entries'] {
  const { offering } = search;
  const { from, slots } = dayOf(search, day);
  if (!from) return [];
  const times = slots.filter(({ state }) => state === 'open').map(({ time }) => time);
  const { slug, title } = offering;
  return [{ slug, path: offeringPath(offering), title: title[language], from, times }];
}
