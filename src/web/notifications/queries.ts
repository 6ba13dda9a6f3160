import { queryOptions } from '@tanstack/react-query';
import { type NotificationChoice, notifications } from '#contract/notifications.ts';
import type { Id, Instant, Language } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { pagedQuery, readQuery } from '#web/platform/queries/endpoint-query.ts';
import { readPrincipal } from '#web/platform/sessions/principal.ts';

/** Whoever is told live that something came reads all under this key anew. */
const notificationsKey = ['notifications'];

/** Asked for on focus, and when something came. */
export const unreadQuery = queryOptions({
  queryKey: [...notificationsKey, 'unread'],
  queryFn: async ({ signal }) => {
    const { unread } = await call(notifications.list, { query: { limit: 1 } }, signal);
    return unread;
  },
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: 'always',
});

export const newsQuery = (lang: Language) =>
  pagedQuery([...notificationsKey, 'list', lang], (after, signal) =>
    call(notifications.list, { query: { lang, limit: 20, after } }, signal),
  );

export const choicesQuery = readQuery([...notificationsKey, 'choices'], notifications.choices, {});

/** The bell of a client is read by the client. */
export const useMarkRead = () =>
  useAct(
    async (id: Id) => {
      if (!readPrincipal()) await call(notifications.read, { params: { id } });
    },
    [notificationsKey],
  );

/** Everything up to what the reader has seen; what came since stays unread. */
export const useMarkAllRead = () =>
  useAct(
    async (until: Instant) => {
      if (!readPrincipal()) await call(notifications.readAll, { body: { until } });
    },
    [notificationsKey],
  );

/** The settings screen says of everything under this key whether it was saved. */
export const useChoose = () =>
  useAct((body: NotificationChoice) => call(notifications.choose, { body }), [notificationsKey], {
    mutationKey: ['settings', 'choose'],
  });
