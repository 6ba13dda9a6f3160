import { queryOptions } from '@tanstack/react-query';
import { bookings } from '#contract/bookings/bookings.ts';
import type { Language } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';
import { unlessRefused } from '#web/platform/queries/client.ts';
import { readNow } from '#web/platform/use-countdown.ts';

/** Everything a client's own bookings are read under. */
export const bookingsKey = ['bookings'];

export const bookingQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: [...bookingsKey, 'one', id, lang],
    queryFn: ({ signal }) =>
      call(bookings.read, { params: { id }, query: { lang } }, signal).then(readNow),
    retry: unlessRefused,
  });

/** Whatever the client holds just now, of any offering. */
export const holdsQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...bookingsKey, 'holds', lang],
    queryFn: ({ signal }) =>
      call(bookings.list, { query: { when: 'held', lang } }, signal).then(readNow),
    retry: unlessRefused,
  });
