import { keepPreviousData } from '@tanstack/react-query';
import type {
  BookingRating,
  CancelAsk,
  ChangeAsk,
  ChangeWish,
  GuestsAsk,
} from '#contract/bookings/asks.ts';
import {
  type Booking,
  type BookingList,
  type BookingSummary,
  bookings,
} from '#contract/bookings/bookings.ts';
import type { Language } from '#contract/primitives.ts';
import { waitlist } from '#contract/waitlist.ts';
import { call } from '#web/platform/api.ts';
import { useAct, useMoneyAct } from '#web/platform/queries/acts.ts';
import { bookingsKey } from '#web/platform/queries/booking-queries.ts';
import { pagedQuery, readQuery } from '#web/platform/queries/endpoint-query.ts';
import { type Read, readNow } from '#web/platform/use-countdown.ts';

const pages = (when: 'upcoming' | 'history', lang: Language, limit: number) =>
  pagedQuery([...bookingsKey, when, lang], (after, signal) =>
    call(bookings.list, { query: { when, lang, limit, after } }, signal).then(readNow),
  );

/** A row of a list, and when the page it stands on was read. */
export interface ListedBooking extends Read {
  booking: BookingSummary;
}

export const itemsOf = (read: readonly (BookingList & Read)[]): ListedBooking[] =>
  read.flatMap(({ items, readAt }) => items.map((booking) => ({ booking, readAt })));

export const upcomingQuery = (lang: Language) => pages('upcoming', lang, 20);
export const historyQuery = (lang: Language) => pages('history', lang, 10);

export const waitingQuery = (lang: Language) =>
  readQuery([...bookingsKey, 'waiting', lang], waitlist.list, { query: { lang } });

/**
 * Money that is about to be agreed to is never shown from yesterday's answer. Not under the bookings:
 * what was just cancelled has no price any more.
 */
const fresh = { gcTime: 0, staleTime: 0, refetchOnWindowFocus: false };

export const cancelQuoteQuery = ({ id, version }: Booking) =>
  readQuery(['cancel-quote', id, version], bookings.cancelQuote, { params: { id } }, fresh);

export const changeQuoteQuery = ({ id, version }: Booking, wish: ChangeWish) =>
  readQuery(
    ['change-quote', id, version, wish],
    bookings.changeQuote,
    { params: { id }, body: wish },
    { placeholderData: keepPreviousData, ...fresh },
  );

export const useLeaveLine = () =>
  useAct((id: string) => call(waitlist.leave, { params: { id } }), [bookingsKey]);

export const useCancel = (booking: Booking) =>
  useMoneyAct(booking, (body: CancelAsk, parts) => call(bookings.cancel, { ...parts, body }));

export const useChangeBooking = (booking: Booking) =>
  useMoneyAct(booking, (body: ChangeAsk, parts) => call(bookings.change, { ...parts, body }));

export const useRelease = (booking: Booking) =>
  useMoneyAct<void, Booking>(booking, (_ask, parts) => call(bookings.release, parts));

export const useTell = (booking: Booking) =>
  useMoneyAct(booking, (body: GuestsAsk, parts) => call(bookings.tell, { ...parts, body }));

export const useRate = (booking: Booking) =>
  useMoneyAct(booking, (body: BookingRating, parts) => call(bookings.rate, { ...parts, body }));
