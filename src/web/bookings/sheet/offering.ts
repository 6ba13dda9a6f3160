import { queryOptions } from '@tanstack/react-query';
import { largestParty } from '#contract/bookings/availability.ts';
import type { MessagesTexts } from '#contract/catalogue/company.ts';
import { cataloguePaths } from '#contract/catalogue/names.ts';
import type { AddOn, Offering } from '#contract/catalogue/offerings.ts';
import type { Picture } from '#contract/pages/parts.ts';
import type { Day, InOneLanguage, Language, Slug } from '#contract/primitives.ts';
import { carrierOf } from '#domain/bookings/carrier.ts';
import { darkerHour } from '#domain/catalogue.ts';
import { hoursAfter, momentInDubai } from '#domain/time.ts';
import { ApiError, request } from '#web/platform/api.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { retries } from '#web/platform/queries/client.ts';

/** An offering in the reader's language. */
export type Bookable = InOneLanguage<Offering>;
export type Extra = InOneLanguage<AddOn>;

export const offeringQuery = (slug: Slug, lang: Language) =>
  queryOptions({
    queryKey: ['offering', slug, lang],
    queryFn: () =>
      request<Bookable>('GET', cataloguePaths.item, {
        params: { collection: 'offerings', slug },
        query: { lang },
      }),
    staleTime: 5 * 60_000,
    retry: (count, error) => count < retries && !isRefusal(error),
  });

/** A refusal will be one again; only a line that broke is worth another try. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'unavailable';

/** The words that the specification fixes stand in the catalogue. */
export async function fixedWords(id: string, lang: Language): Promise<string> {
  const asked = { params: { name: 'messages' }, query: { lang } };
  const { messages } = await request<InOneLanguage<MessagesTexts>>(
    'GET',
    cataloguePaths.texts,
    asked,
  );
  return messages.find((message) => message.id === id)?.text ?? id;
}

export function pictureFor({ art }: Bookable, artBase: string): Picture {
  const file = (hour: Bookable['art']['time']) => `${artBase}/${art.key}.${hour}.svg`;
  // The title beside it says what it is.
  return { light: file(art.time), dark: file(darkerHour(art.time)), alt: '' };
}

/** What has to be chosen beside the day. */
export type Shape = 'hour' | 'nights' | 'days';

export function shapeOf({ schedule }: Bookable): Shape {
  if (schedule.kind === 'nightly') return 'nights';
  return schedule.kind === 'day-rental' ? 'days' : 'hour';
}

/** Where one unit carries a party, more may come in several; where each takes a place, they may not. */
export function largestPartyOf({ capacity }: Bookable): number {
  const { unit, maxParty, perSlot } = capacity;
  const each = unit === 'guests' || unit === 'seats';
  return Math.min(largestParty, each ? maxParty : maxParty * perSlot);
}

/** What a larger party takes several of; nothing where each guest takes a place, or one is all there is. */
export function carriedBy(offering: Bookable) {
  return offering.capacity.maxParty < largestPartyOf(offering) ? carrierOf(offering) : undefined;
}

/** It is for an age: whoever comes is named with theirs. */
export const asksAge = ({ requirements: { minAge, maxAge } }: Bookable): boolean =>
  minAge > 0 || maxAge !== null;

export const clampParty = (offering: Bookable, party: number): number =>
  Math.max(offering.capacity.minParty, Math.min(largestPartyOf(offering), party));

/** How many of an extra can be had at once: hours and pieces are counted, everything else is one. */
export function mostOf({ price }: Extra): number {
  if (price.unit === 'per-item') return 20;
  return price.unit === 'per-hour' ? 6 : 1;
}

/** On the hour, from the first to the last at which a car is handed over; on a day only what is ahead. */
export function pickUpHours({ schedule, leadTimeHours }: Bookable, day?: Day): string[] {
  if (schedule.kind !== 'day-rental') return [];
  const { pickupFrom, pickupTo } = schedule;
  const first = Number(pickupFrom.slice(0, 2));
  const count = Number(pickupTo.slice(0, 2)) - first + 1;
  const hours = Array.from({ length: count }, (_, index) =>
    index === 0 ? pickupFrom : `${String(first + index).padStart(2, '0')}:00`,
  );
  const earliest = hoursAfter(nowHere(), leadTimeHours);
  return day ? hours.filter((time) => momentInDubai(day, time) >= earliest) : hours;
}
