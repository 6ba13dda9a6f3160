import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type NotificationChoice, notifications } from '#contract/notifications.ts';
import type { Id, Instant, Language } from '#contract/primitives.ts';
import { unlessRefused } from '#web/bookings/own/queries.ts';
import { call } from '#web/platform/api.ts';
import { readPrincipal } from '#web/platform/principal.ts';

/** Whoever is told live that something came reads all under this key anew. */
const notificationsKey = ['notifications'];

/** Where the screen has been told the number it is asked for only on focus and when something came. */
export const unreadQuery = (known: number | undefined) =>
  queryOptions({
    queryKey: [...notificationsKey, 'unread'],
    queryFn: async ({ signal }) => {
      const { unread } = await call(notifications.list, { query: { limit: 1 } }, signal);
      return unread;
    },
    ...(known !== undefined && { initialData: known }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: 'always',
  });

export const newsQuery = (lang: Language) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, 'list', lang],
    queryFn: ({ pageParam, signal }) =>
      call(notifications.list, { query: { lang, limit: 20, after: pageParam } }, signal),
    // The keyset of the first page is none.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: unlessRefused,
  });

export const choicesQuery = queryOptions({
  queryKey: [...notificationsKey, 'choices'],
  queryFn: ({ signal }) => call(notifications.choices, {}, signal),
  retry: unlessRefused,
});

function useReadAnew() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: notificationsKey });
}

export function useMarkRead() {
  return useMutation({
    // The bell of a client is read by the client.
    mutationFn: async (id: Id) => {
      if (!readPrincipal()) await call(notifications.read, { params: { id } });
    },
    onSettled: useReadAnew(),
  });
}

/** Everything up to what the reader has seen; what came since stays unread. */
export function useMarkAllRead() {
  return useMutation({
    mutationFn: async (until: Instant) => {
      if (!readPrincipal()) await call(notifications.readAll, { body: { until } });
    },
    onSettled: useReadAnew(),
  });
}

export function useChoose() {
  return useMutation({
    // The settings screen says of everything under this key whether it was saved.
    mutationKey: ['settings', 'choose'],
    mutationFn: (body: NotificationChoice) => call(notifications.choose, { body }),
    onSettled: useReadAnew(),
  });
}
