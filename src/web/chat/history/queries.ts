import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatHistory } from '#contract/assistant/history.ts';
import type { Talk } from '#web/chat/talk.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { retries } from '#web/platform/query-client.ts';

export const historyKey = ['assistant-history'];

const unlessRefused = (failures: number, error: Error) =>
  failures < retries && error instanceof ApiError && error.code === 'unavailable';

/** The keyset of the first page is none; a plain `undefined` would forbid the others. */
const firstPage = undefined as string | undefined;

export const historyQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...historyKey, 'list', q],
    queryFn: ({ pageParam, signal }) =>
      call(chatHistory.list, { query: { after: pageParam, ...(q && { q }) } }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    retry: unlessRefused,
  });

export const keptQuery = (id: string) =>
  queryOptions({
    queryKey: [...historyKey, 'one', id],
    queryFn: ({ signal }) => call(chatHistory.read, { params: { id } }, signal),
    retry: unlessRefused,
  });

/** What is being said belongs in the list as soon as the house has kept it. */
export function useFreshHistory({ conversationId, messages }: Talk): void {
  const queries = useQueryClient();
  const said = messages.length;
  useEffect(() => {
    if (conversationId && said > 0)
      void queries.invalidateQueries({ queryKey: [...historyKey, 'list'] });
  }, [queries, conversationId, said]);
}
