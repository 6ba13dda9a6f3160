import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatHistory } from '#contract/assistant/history.ts';
import type { Talk } from '#web/chat/talk.ts';
import { call } from '#web/platform/api.ts';
import { pagedQuery, readQuery } from '#web/platform/queries/endpoint-query.ts';

export const historyKey = ['assistant-history'];

export const historyQuery = (q: string) =>
  pagedQuery(
    [...historyKey, 'list', q],
    (after, signal) => call(chatHistory.list, { query: { after, ...(q && { q }) } }, signal),
    { placeholderData: keepPreviousData },
  );

export const keptQuery = (id: string) =>
  readQuery([...historyKey, 'one', id], chatHistory.read, { params: { id } });

/** What is being said belongs in the list as soon as the house has kept it. */
export function useFreshHistory({ conversationId, messages }: Talk): void {
  const queries = useQueryClient();
  const said = messages.length;
  useEffect(() => {
    if (conversationId && said > 0)
      void queries.invalidateQueries({ queryKey: [...historyKey, 'list'] });
  }, [queries, conversationId, said]);
}
