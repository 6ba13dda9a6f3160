/** A client's days: what is booked, what is set with somebody and what is planned, in order, with what lies between. */
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { Itinerary, ItineraryAppointment, PlannedItem } from '#contract/itinerary.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { clashesWith } from '#domain/bookings/clashes.ts';
import { kilometresBetween } from '#domain/distance.ts';
import {
  dayInDubai,
  isBefore,
  minutesAfter,
  minutesBetween,
  momentInDubai,
  type TimeSpan,
} from '#domain/time.ts';

export type ItineraryThing = ItineraryBooking | ItineraryMeeting | ItineraryPlan;
export interface ItineraryBooking {
  kind: 'booked';
  id: string;
  day: Day;
  span: TimeSpan;
  booking: BookingSummary;
}
/** Somebody expects the client at an hour. */
export interface ItineraryMeeting {
  kind: 'met';
  id: string;
  day: Day;
  span: TimeSpan;
  hour: ItineraryAppointment;
}
export interface ItineraryPlan {
  kind: 'planned';
  id: string;
  day: Day;
  /** Nothing where no hour was said. */
  span: TimeSpan | undefined;
  item: PlannedItem;
}
export type TimedItineraryThing = ItineraryThing & { span: TimeSpan };

/** What stands together on a day: one thing, or several that happen at once. */
export interface ItineraryStretch {
  things: TimedItineraryThing[];
  /** The time since whatever ended last that day; nothing at its beginning. */
  pause: Pause | undefined;
  /** From the second's beginning to when only one is left; nothing where nothing clashes. */
  overlap: TimeSpan | undefined;
}

export interface Pause {
  minutes: number;
  /** In a straight line, where both places are known. */
  km: number | undefined;
  /** Even an empty road would take longer. */
  tight: boolean;
}

export interface ItineraryDay {
  day: Day;
  stretches: ItineraryStretch[];
  /** What has no hour, in the client's own order. */
  loose: ItineraryPlan[];
}

/** Rooms and cars run in the background of a day; everything else wants the client in person. */
const background: readonly string[] = ['hotels', 'luxury-car-rental'];

export const isBackground = (thing: ItineraryThing): boolean =>
  thing.kind === 'booked' && background.includes(thing.booking.offering.category);

export function itineraryDays(itinerary: Itinerary): ItineraryDay[] {
  const byDay = Map.groupBy(thingsOf(itinerary), ({ day }) => day);
  const days = [...byDay.keys()].sort();
  return days.map((day) => dayOf(day, byDay.get(day) ?? []));
}

const thingsOf = ({ bookings, appointments, planned }: Itinerary): ItineraryThing[] => [
  ...bookings.map(booked),
  ...appointments.map(met),
  ...planned.map(plannedThing),
];

function booked(booking: BookingSummary): ItineraryBooking {
  const { id, startsAt, endsAt } = booking;
  return { kind: 'booked', id, day: dayInDubai(startsAt), span: { startsAt, endsAt }, booking };
}

function met(hour: ItineraryAppointment): ItineraryMeeting {
  const { id, startsAt, endsAt } = hour;
  return { kind: 'met', id, day: dayInDubai(startsAt), span: { startsAt, endsAt }, hour };
}

function plannedThing(item: PlannedItem): ItineraryPlan {
  const { id, day, time, minutes } = item;
  const startsAt = time && momentInDubai(day, time);
  const span = startsAt ? { startsAt, endsAt: minutesAfter(startsAt, minutes ?? 0) } : undefined;
  return { kind: 'planned', id, day, span, item };
}

function dayOf(day: Day, things: ItineraryThing[]): ItineraryDay {
  const timed = things.filter(isTimed).sort((a, b) => byMoment(a.span.startsAt, b.span.startsAt));
  const loose = things.flatMap((thing) => (thing.kind === 'planned' && !thing.span ? [thing] : []));
  return {
    day,
    stretches: stretchesOf(timed),
    loose: loose.sort((a, b) => a.item.position - b.item.position),
  };
}

const isTimed = (thing: ItineraryThing): thing is TimedItineraryThing => thing.span !== undefined;

function stretchesOf(timed: TimedItineraryThing[]): ItineraryStretch[] {
  const stretches: ItineraryStretch[] = [];
  let last: TimedItineraryThing | undefined;
  for (const group of groupsOf(timed)) {
    const isBackdrop = group.every(isBackground);
    const pause = isBackdrop ? undefined : pauseBetween(last, group[0]);
    stretches.push({ things: group, pause, overlap: overlapOf(group) });
    if (!isBackdrop) last = lastOf(last ? [last, ...group] : group);
  }
  return stretches;
}

/** In the order of their beginnings; what touches the group before it joins it. */
function groupsOf(timed: TimedItineraryThing[]): TimedItineraryThing[][] {
  const groups: TimedItineraryThing[][] = [];
  for (const thing of timed) {
    const group = groups.findLast(([first]) => first && !isBackground(first));
    const joins =
      !isBackground(thing) && group && clashesWith(thing.span, spansOf(group)).length > 0;
    if (joins) group.push(thing);
    else groups.push([thing]);
  }
  return groups;
}

const spansOf = (things: TimedItineraryThing[]) => things.map(({ span }) => span);

function overlapOf(group: TimedItineraryThing[]): TimeSpan | undefined {
  const [, second] = group;
  const [, lastButOne] = group.toSorted((a, b) => byMoment(b.span.endsAt, a.span.endsAt));
  return second && lastButOne && { startsAt: second.span.startsAt, endsAt: lastButOne.span.endsAt };
}

const lastOf = (things: TimedItineraryThing[]): TimedItineraryThing | undefined =>
  things.toSorted((a, b) => byMoment(a.span.endsAt, b.span.endsAt)).at(-1);

/** Ten minutes to leave and to arrive, and a kilometre a minute in between: nobody drives faster. */
const leaving = 10;

function pauseBetween(
  before: TimedItineraryThing | undefined,
  after: TimedItineraryThing | undefined,
): Pause | undefined {
  if (!before || !after) return undefined;
  const minutes = minutesBetween(before.span.endsAt, after.span.startsAt);
  const km = distance(before, after);
  return { minutes, km, tight: km !== undefined && km >= 1 && minutes < leaving + km };
}

/** Whoever flew is somewhere else by then, so nothing is said of the way. */
function distance(before: ItineraryThing, after: ItineraryThing): number | undefined {
  if (before.kind !== 'booked' || after.kind !== 'booked') return undefined;
  if (before.booking.offering.category === 'flights') return undefined;
  const [from, to] = [before, after].map(({ booking }) => booking.offering.meetingPoint);
  return from && to && kilometresBetween(from, to);
}

function byMoment(a: Instant, b: Instant): number {
  if (isBefore(a, b)) return -1;
  return isBefore(b, a) ? 1 : 0;
}
