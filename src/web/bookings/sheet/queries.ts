import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BookingWish } from '#contract/bookings/asks.ts';
import { availability } from '#contract/bookings/availability.ts';
import { type Booking, bookings } from '#contract/bookings/bookings.ts';
import { guests } from '#contract/bookings/guests.ts';
import type { Day, Id, Language, Slug } from '#contract/primitives.ts';
import { dayAfter, daysIn, type Month } from '#domain/calendar/months.ts';
import { readDraft } from '#web/bookings/sheet/draft.ts';
import { isRefusal } from '#web/bookings/sheet/offering.ts';
import { call, codeOf } from '#web/platform/api.ts';
import { retries } from '#web/platform/queries/client.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { readSession } from '#web/platform/sessions/session.ts';

const retry = (count: number, error: unknown) => count < retries && !isRefusal(error);

interface Asked {
  slug: Slug;
  from: Day;
  to: Day;
  party: number;
  length?: number | undefined;
}

/** What is free changes while one looks at it: it is asked anew whenever the window comes back. */
export const availabilityQuery = ({ slug, ...asked }: Asked) =>
  readQuery(
    ['availability', slug, asked],
    availability.of,
    { params: { slug }, query: asked },
    { placeholderData: keepPreviousData, staleTime: 15_000, retry },
  );

/** The days of a month and those that fill its first and last week, from today on. */
export function monthRange(month: Month, today: Day) {
  const first = `${month}-01`;
  const last = `${month}-${daysIn(month)}`;
  return { from: first < today ? today : first, to: dayAfter(last, 6) };
}

export const quoteQuery = (wish: BookingWish | undefined) =>
  queryOptions({
    queryKey: ['quote', wish],
    queryFn: ({ signal }) => {
      if (!wish) throw new Error('Nothing is wished for yet.');
      return call(bookings.quote, { body: wish }, signal);
    },
    enabled: wish !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry,
  });

export const guestsQuery = queryOptions({
  queryKey: ['guests'],
  queryFn: async () => (readSession() ? call(guests.list, {}) : []),
  retry,
});

/** A booking, and when its hold ends by this browser's steady clock, whatever its wall clock says. */
export interface HeldBooking {
  booking: Booking;
  endsAt: number;
}

export const heldAsReceived = (booking: Booking): HeldBooking => ({
  booking,
  endsAt: performance.now() + (booking.heldFor ?? 0) * 1000,
});

/** Nothing where it is not theirs for whom one acts now. */
const readHeld = (id: Id, lang: Language): Promise<HeldBooking | null> =>
  call(bookings.read, { params: { id }, query: { lang } }).then(
    heldAsReceived,
    (error: unknown) => {
      if (codeOf(error) === 'not_found') return null;
      throw error;
    },
  );

/** Under the bookings: whatever is told live of one of them makes it old, in every tab. */
export const heldKey = (slug: Slug) => ['bookings', 'held', slug];

/**
 * The place of this offering that the client holds, from this tab, another or another device; one for the page,
 * the sheet and the strip. What has become of one that was held here is told, too: over, given back, booked.
 */
export const heldQuery = (slug: Slug, lang: Language) =>
  queryOptions({
    queryKey: [...heldKey(slug), lang],
    queryFn: async ({ client, queryKey }): Promise<HeldBooking | null> => {
      if (!readSession()) return null;
      const before = client.getQueryData<HeldBooking | null>(queryKey) ?? null;
      const known = before?.booking.id ?? readDraft(slug).bookingId;
      const found = known ? await readHeld(known, lang) : null;
      if (found?.booking.place === 'held') return found;
      const other = await heldIn(slug, lang);
      if (other) return readHeld(other, lang);
      return before && found;
    },
    // Nobody waits for it to be read: without an answer one books as if nothing were held.
    retry: false,
    // Without a line it says so at once: whoever presses Hold does not wait for one.
    networkMode: 'always',
  });

async function heldIn(slug: Slug, lang: Language): Promise<Id | undefined> {
  const { items } = await call(bookings.list, { query: { when: 'held', limit: 50, lang } });
  return items.find(({ offering }) => offering.slug === slug)?.id;
}
