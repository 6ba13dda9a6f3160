/** Where a planned thing can go. What is booked is tied to its slot and goes nowhere. */
import type { PlannedItem } from '#contract/itinerary.ts';
import type { Day, Id } from '#contract/primitives.ts';
import type { ItineraryDay } from '#domain/itinerary/days.ts';
import { daysAfter } from '#domain/time.ts';

/** A place in a day's row of things without an hour; `after` nothing is the first. */
export interface ItinerarySpot {
  day: Day;
  after: Id | null;
}

export const sameSpot = (a: ItinerarySpot, b: ItinerarySpot) =>
  a.day === b.day && a.after === b.after;

/** Every place in the order of the screen. A thing with an hour has one on each day: its hour. */
export const spotsFor = (days: readonly ItineraryDay[], item: PlannedItem): ItinerarySpot[] =>
  days.flatMap(({ day, loose }) => {
    const others = item.time ? [] : loose.filter(({ id }) => id !== item.id);
    return [{ day, after: null }, ...others.map(({ id }) => ({ day, after: id }))];
  });

export function spotOf(
  days: readonly ItineraryDay[],
  { id, day, time }: PlannedItem,
): ItinerarySpot {
  const loose = days.find((other) => other.day === day)?.loose ?? [];
  const place = loose.findIndex((other) => other.id === id);
  return { day, after: time ? null : (loose[place - 1]?.id ?? null) };
}

/** The next place up or down; nothing at either end. From an empty day it is that of the next full one. */
export function nextSpot(
  spots: readonly ItinerarySpot[],
  from: ItinerarySpot,
  step: 1 | -1,
): ItinerarySpot | undefined {
  const at = spots.findIndex((spot) => sameSpot(spot, from));
  if (at >= 0) return spots[at + step];
  if (step === 1) return spots.find(({ day }) => day > from.day);
  return spots.findLast(({ day }) => day < from.day);
}

/** The end of the day before or after, whether or not something is on it. */
export function spotOnDay(
  days: readonly ItineraryDay[],
  item: PlannedItem,
  day: Day,
): ItinerarySpot {
  const loose = days.find((other) => other.day === day)?.loose ?? [];
  const last = loose.filter(({ id }) => id !== item.id).at(-1);
  return { day, after: item.time ? null : (last?.id ?? null) };
}

export const dayBeside = (day: Day, step: 1 | -1): Day => daysAfter(day, step);

/** The plan as it would be with one thing put elsewhere. */
export function movePlannedItem(
  planned: readonly PlannedItem[],
  id: Id,
  { day, after }: ItinerarySpot,
): PlannedItem[] {
  const item = planned.find((other) => other.id === id);
  if (!item) return [...planned];
  const rest = planned.filter((other) => other.id !== id);
  const row = rest
    .filter((other) => other.day === day && other.time === null)
    .sort((a, b) => a.position - b.position);
  const at = row.findIndex((other) => other.id === after) + 1;
  const placed = [...row.slice(0, at), { ...item, day }, ...row.slice(at)];
  const positions = new Map(placed.map((other, position) => [other.id, position]));
  return [...rest, { ...item, day }].map((other) => ({
    ...other,
    position: positions.get(other.id) ?? other.position,
  }));
}
