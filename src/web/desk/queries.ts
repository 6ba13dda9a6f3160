import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { deskAppointments } from '#contract/appointments/desk.ts';
import { deskClients } from '#contract/clients.ts';
import { deskConversations } from '#contract/conversations/desk.ts';
import { desk } from '#contract/desk.ts';
import { deskMatters, type QueueView } from '#contract/matters/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { retries } from '#web/platform/query-client.ts';

/** Everything the desk reads stands under it: what is told live makes all of it old at once. */
export const deskKey = ['desk'];

/** What is refused now is refused in a second, too; only a broken line is tried again. */
export const unlessRefused = (failures: number, error: Error) =>
  failures < retries && error instanceof ApiError && error.code === 'unavailable';

/** The keyset of the first page is none; a plain `undefined` would forbid the others. */
const firstPage = undefined as string | undefined;

/** Live is a hint; where it is not heard, the queue still is never older than this. */
const steady = { retry: unlessRefused, refetchInterval: 60_000 };

export const countsQuery = queryOptions({
  queryKey: [...deskKey, 'counts'],
  queryFn: ({ signal }) => call(deskMatters.counts, {}, signal),
  ...steady,
});

export const queueQuery = (view: QueueView, lang: Language) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'queue', view, lang],
    queryFn: ({ pageParam, signal }) =>
      call(deskMatters.queue, { query: { view, lang, after: pageParam } }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...steady,
  });

export const matterQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: [...deskKey, 'matter', id, lang],
    queryFn: ({ signal }) => call(deskMatters.read, { params: { id }, query: { lang } }, signal),
    ...steady,
  });

/** What would come of the money; read again whenever the matter has changed. */
export const endingQuery = (
  { id, version }: { id: string; version: number },
  move: 'withdraw' | 'decline',
) =>
  queryOptions({
    queryKey: [...deskKey, 'ending', id, version, move],
    queryFn: ({ signal }) => call(deskMatters.ending, { params: { id }, query: { move } }, signal),
    ...steady,
  });

/** The whole thread from its end; asked only by who wants to read further back than the newest. */
export const threadQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'thread', id],
    queryFn: ({ pageParam, signal }) =>
      call(deskMatters.messagesBefore, { params: { id }, query: { before: pageParam } }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ earlier }) => earlier ?? undefined,
    retry: unlessRefused,
  });

export const clientQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: [...deskKey, 'client', id, lang],
    queryFn: ({ signal }) => call(deskClients.read, { params: { id }, query: { lang } }, signal),
    retry: unlessRefused,
  });

export const knownClientsQuery = (q: string) =>
  queryOptions({
    queryKey: [...deskKey, 'clients', q],
    queryFn: ({ signal }) => call(deskClients.search, { query: { q } }, signal),
    placeholderData: keepPreviousData,
    retry: unlessRefused,
  });

export const pendingQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...deskKey, 'bookings', lang],
    queryFn: ({ signal }) => call(desk.bookings, { query: { lang } }, signal),
    ...steady,
  });

export const conversationsQuery = queryOptions({
  queryKey: [...deskKey, 'conversations'],
  queryFn: ({ signal }) => call(deskConversations.list, {}, signal),
  ...steady,
});

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...deskKey, 'conversation', id],
    queryFn: ({ signal }) => call(deskConversations.read, { params: { id } }, signal),
    ...steady,
  });

/** What could be answered; asked anew when the client has said something new. */
export const suggestionsQuery = (id: string, lang: Language, said: number) =>
  queryOptions({
    queryKey: ['desk-suggestions', id, lang, said],
    queryFn: ({ signal }) =>
      call(deskConversations.suggest, { params: { id }, query: { lang } }, signal),
    retry: unlessRefused,
  });

export const leadsQuery = infiniteQueryOptions({
  queryKey: [...deskKey, 'leads'],
  queryFn: ({ pageParam, signal }) => call(desk.leads, { query: { after: pageParam } }, signal),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => next ?? undefined,
  retry: unlessRefused,
});

export const appointmentsQuery = (lang: Language) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'appointments', lang],
    queryFn: ({ pageParam, signal }) =>
      call(deskAppointments.list, { query: { lang, after: pageParam } }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: unlessRefused,
  });

export const teamQuery = queryOptions({
  queryKey: [...deskKey, 'team'],
  queryFn: ({ signal }) => call(desk.team, {}, signal),
  staleTime: 30_000,
  retry: unlessRefused,
});

export const logQuery = (actor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'log', actor ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(desk.log, { query: { after: pageParam, ...(actor && { actor }) } }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: unlessRefused,
  });

export const searchQuery = (q: string, lang: Language) =>
  queryOptions({
    queryKey: [...deskKey, 'search', q, lang],
    queryFn: ({ signal }) => call(desk.search, { query: { q, lang } }, signal),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
    retry: unlessRefused,
  });
