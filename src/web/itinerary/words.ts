import type { Itinerary } from '#contract/itinerary.ts';
import type { Day, Language } from '#contract/primitives.ts';
import {
  type ItineraryDay,
  type ItineraryStretch,
  type ItineraryThing,
  isBackground,
} from '#domain/itinerary/days.ts';
import { clockInDubai } from '#domain/time.ts';
import type { Texts } from '#web/feature-texts.ts';
import type { Counts } from '#web/itinerary/text.en.ts';
import { writtenDay } from '#web/platform/moments.ts';

type Say = Texts['itinerary'];

/** "Four days in November" */
export function titleOf(days: readonly ItineraryDay[], say: Say, language: Language): string {
  const month = (day: Day) => writtenDay(day, 'longMonth', language);
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  if (first.slice(0, 7) === last.slice(0, 7)) return say.inMonth(days.length, month(first));
  return say.inMonths(days.length, month(first), month(last));
}

export function countsOf(
  { bookings, appointments, planned }: Itinerary,
  days: readonly ItineraryDay[],
): Counts {
  const stretches = days.flatMap((day) => day.stretches);
  return {
    things: bookings.length + appointments.length + planned.length,
    // An hour that is set is as sure as a booking that is confirmed.
    confirmed: appointments.length + bookings.filter(({ place }) => place === 'confirmed').length,
    overlaps: stretches.filter(({ overlap }) => overlap).length,
    drives: stretches.filter(({ pause }) => pause?.tight).length,
  };
}

/** One short sentence for a day: how much, and from when to when. */
export function sentenceOf({ stretches, loose }: ItineraryDay, say: Say['sentence']): string {
  const things = stretches.flatMap((stretch) => stretch.things);
  const [first] = things;
  const count = things.length + loose.length;
  if (!first) return say.loose(count);
  const [overlapping] = stretches.filter(({ overlap }) => overlap);
  if (overlapping && things.length === 2) return say.clash;
  const from = clockInDubai(first.span.startsAt);
  if (count === 1) return say.one(from);
  return say.several(count, from, lastHour(stretches));
}

function lastHour(stretches: readonly ItineraryStretch[]): string | undefined {
  const ends = stretches
    .flatMap(({ things }) => things)
    .filter((thing) => !isBackground(thing))
    .map(({ span }) => span.endsAt)
    .sort();
  const last = ends.at(-1);
  return last && clockInDubai(last);
}

export function titleOfThing(thing: ItineraryThing): string {
  if (thing.kind === 'booked') return thing.booking.offering.title;
  if (thing.kind === 'met') return thing.hour.title;
  return thing.item.offering?.title ?? thing.item.title;
}

export const dayId = (day: Day) => `day-${day}`;
export const handleId = (id: string) => `handle-${id}`;
