import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BookingWish } from '#contract/bookings/asks.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { lengthsOf, placeEnd } from '#domain/bookings/cells.ts';
import { dayInDubai } from '#domain/time.ts';
import { type Draft, extrasOf } from '#web/bookings/sheet/draft.ts';
import { type Bookable, clampParty, pickUpHours, shapeOf } from '#web/bookings/sheet/offering.ts';
import { quoteQuery } from '#web/bookings/sheet/queries.ts';
import { nowHere } from '#web/platform/clock-here.ts';

/** Two is who asks most often; the offering may want more or carry fewer. */
const usualParty = 2;

export const partyOf = (offering: Bookable, draft: Draft): number =>
  clampParty(offering, draft.party ?? usualParty);

export function lengthOf(offering: Bookable, draft: Draft): number {
  const { fewest, most } = lengthsOf(offering);
  return Math.max(fewest, Math.min(most, draft.length ?? fewest));
}

/** At which hours the car can be had that day; the hour that is held is one, though it is too late to ask for it. */
export function hoursOf(offering: Bookable, { day, heldAs, heldUntil }: Draft): string[] {
  const hours = pickUpHours(offering, day);
  const { day: heldDay, time } = (heldUntil ?? '') > nowHere() ? (heldAs ?? {}) : {};
  return time && heldDay === day && !hours.includes(time) ? [time, ...hours] : hours;
}

export function timeOf(offering: Bookable, draft: Draft): string | null {
  const shape = shapeOf(offering);
  if (shape === 'nights') return null;
  if (shape === 'hour') return draft.time ?? null;
  const hours = hoursOf(offering, draft);
  return hours.find((time) => time === draft.time) ?? hours[0] ?? null;
}

/** When a stay or a rental ends: check-out, or the hour at which the car comes back. */
export const endOfDraft = (offering: Bookable, draft: Draft, day: Day): Instant =>
  placeEnd(offering, {
    day,
    length: lengthOf(offering, draft),
    time: timeOf(offering, draft) ?? '00:00',
  });

export const lastDayOf = (offering: Bookable, draft: Draft, day: Day): Day =>
  dayInDubai(endOfDraft(offering, draft, day));

/** What the draft asks for, once day and hour are chosen. */
export function wishOfDraft(offering: Bookable, draft: Draft): BookingWish | undefined {
  const shape = shapeOf(offering);
  const time = timeOf(offering, draft);
  if (!draft.day || (shape !== 'nights' && !time)) return undefined;
  return {
    offering: offering.slug,
    day: draft.day,
    time,
    length: shape === 'hour' ? null : lengthOf(offering, draft),
    party: partyOf(offering, draft),
    units: null,
    addOns: extrasOf(draft),
  };
}

/** A hand that rests: the stepper is not asked about each figure it passes. */
const rest = 200;

function useRested<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState({ text, value });
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal text is an equal value
  useEffect(() => {
    const timer = setTimeout(() => setRested({ text, value }), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return rested.value;
}

/** The price of a wish. `settled` says that it is the price of this very wish. */
export function useQuote(wish: BookingWish | undefined) {
  const rested = useRested(wish);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(quoteQuery(rested));
  const same = JSON.stringify(rested) === JSON.stringify(wish);
  return {
    quote: wish ? data : undefined,
    error: same ? error : null,
    settled: same && data !== undefined && !isPlaceholderData && !error,
    asking: isFetching || !same,
    again: refetch,
  };
}
