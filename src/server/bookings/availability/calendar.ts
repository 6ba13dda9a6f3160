/** What can start on each day, of many offerings at once. */
import type { BookingCalendar } from '#contract/bookings/availability.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { foldCalendar, type Start } from '#domain/bookings/calendar.ts';
import {
  type AvailabilityFacts,
  dayOf,
  type PlaceSearch,
  searchFor,
} from '#domain/bookings/search.ts';
import { daysAfter, daysBetween } from '#domain/time.ts';
import { offeringPath } from '#server/bookings/offerings/card.ts';

interface Asked {
  from: Day;
  to: Day;
  party: number;
  lang: Language;
}

export function offeringsCalendar(
  offerings: readonly Offering[],
  { from, to, party, lang }: Asked,
  worldOf: (offering: Offering) => AvailabilityFacts,
): BookingCalendar {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) =>
    daysAfter(from, index),
  );
  const told = offerings.map((offering) => {
    const search = searchFor(offering, { party }, worldOf(offering));
    const { slug, title } = offering;
    const runs = foldCalendar(days.map((day) => startOn(search, day)));
    return { slug, path: offeringPath(offering), title: title[lang], runs };
  });
  return { from, count: days.length, offerings: told.filter(({ runs }) => runs.length > 0) };
}

function startOn(search: PlaceSearch, day: Day): Start | undefined {
  const { from, slots } = dayOf(search, day);
  if (!from) return undefined;
  return { from, times: slots.filter(({ state }) => state === 'open').map(({ time }) => time) };
}
