import { queryOptions } from '@tanstack/react-query';
import { conversations } from '#contract/conversations/conversations.ts';
import type { Language } from '#contract/primitives.ts';
import { heldToken } from '#web/conversations/token.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { retries } from '#web/platform/query-client.ts';

/** What is told live of conversations makes all of it old. */
export const conversationsKey = ['conversations'];

export const held = () => ({ token: heldToken() });

const unlessRefused = (failures: number, error: Error) =>
  failures < retries && error instanceof ApiError && error.code === 'unavailable';

/** Live is a hint; where it is not heard, nothing is older than this. */
const steady = { retry: unlessRefused, refetchInterval: 20_000 };

export const expertDeskQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...conversationsKey, 'desk', lang],
    queryFn: ({ signal }) => call(conversations.desk, { query: { lang } }, signal),
    ...steady,
  });

export const currentQuery = queryOptions({
  queryKey: [...conversationsKey, 'current'],
  queryFn: ({ signal }) => call(conversations.current, { body: held() }, signal),
  ...steady,
});
