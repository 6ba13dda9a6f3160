import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { BookingRating, CancelAsk, ChangeAsk, ChangeWish } from '#contract/bookings/asks.ts';
import {
  type Booking,
  type BookingList,
  type BookingSummary,
  bookings,
} from '#contract/bookings/bookings.ts';
import type { Language } from '#contract/primitives.ts';
import { waitlist } from '#contract/waitlist.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { moneyChanged } from '#web/platform/money-changed.ts';
import { retries } from '#web/platform/query-client.ts';
import { type Read, readNow } from '#web/platform/use-countdown.ts';

export const bookingsKey = ['bookings'];

/** What is refused now is refused in a second, too; only a broken line is tried again. */
export const unlessRefused = (failures: number, error: Error) =>
  failures < retries && error instanceof ApiError && error.code === 'unavailable';

const pages = (when: 'upcoming' | 'history', lang: Language, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...bookingsKey, when, lang],
    queryFn: ({ pageParam, signal }) =>
      call(bookings.list, { query: { when, lang, limit, after: pageParam } }, signal).then(readNow),
    // The keyset of the first page is none.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: unlessRefused,
  });

/** A row of a list, and when the page it stands on was read. */
export interface Listed extends Read {
  booking: BookingSummary;
}

export const itemsOf = (read: readonly (BookingList & Read)[]): Listed[] =>
  read.flatMap(({ items, readAt }) => items.map((booking) => ({ booking, readAt })));

export const upcomingQuery = (lang: Language) => pages('upcoming', lang, 20);
export const historyQuery = (lang: Language) => pages('history', lang, 10);

export const waitingQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...bookingsKey, 'waiting', lang],
    queryFn: ({ signal }) => call(waitlist.list, { query: { lang } }, signal),
    retry: unlessRefused,
  });

export const bookingQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: [...bookingsKey, 'one', id, lang],
    queryFn: ({ signal }) =>
      call(bookings.read, { params: { id }, query: { lang } }, signal).then(readNow),
    retry: unlessRefused,
  });

/**
 * Money that is about to be agreed to is never shown from yesterday's answer. Not under the bookings:
 * what was just cancelled has no price any more.
 */
const fresh = { gcTime: 0, staleTime: 0, retry: unlessRefused, refetchOnWindowFocus: false };

export const cancelQuoteQuery = ({ id, version }: Booking) =>
  queryOptions({
    queryKey: ['cancel-quote', id, version],
    queryFn: ({ signal }) => call(bookings.cancelQuote, { params: { id } }, signal),
    ...fresh,
  });

export const changeQuoteQuery = ({ id, version }: Booking, wish: ChangeWish) =>
  queryOptions({
    queryKey: ['change-quote', id, version, wish],
    queryFn: ({ signal }) => call(bookings.changeQuote, { params: { id }, body: wish }, signal),
    placeholderData: keepPreviousData,
    ...fresh,
  });

export function useLeaveLine() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(waitlist.leave, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: bookingsKey }),
  });
}

type Act<Ask> = (ask: Ask, parts: Parts) => Promise<Booking>;

interface Parts {
  params: { id: string };
  query: { lang: Language };
  version: number;
}

/** Something done to one booking: once for each wish, and all that shows its money is read anew. */
function useAct<Ask>({ id, version }: Booking, act: Act<Ask>) {
  const { language: lang } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ask: Ask) => act(ask, { params: { id }, query: { lang }, version }),
    onSettled: () => moneyChanged(queries),
  });
}

export const useCancel = (booking: Booking) =>
  useAct<CancelAsk>(booking, (body, parts) => call(bookings.cancel, { ...parts, body }));

export const useChangeBooking = (booking: Booking) =>
  useAct<ChangeAsk>(booking, (body, parts) => call(bookings.change, { ...parts, body }));

export const useRelease = (booking: Booking) =>
  useAct<void>(booking, (_ask, parts) => call(bookings.release, parts));

export const useRate = (booking: Booking) =>
  useAct<BookingRating>(booking, (body, parts) => call(bookings.rate, { ...parts, body }));
