import { queryOptions } from '@tanstack/react-query';
import { conversations } from '#contract/conversations/conversations.ts';
import type { Language } from '#contract/primitives.ts';
import { call } from '#web/platform/api.ts';
import { heldToken } from '#web/platform/expert-token.ts';
import { unlessRefused } from '#web/platform/queries/query-client.ts';
import { reading } from '#web/platform/queries/reading.ts';

/** What is told live of conversations makes all of it old. */
export const conversationsKey = ['conversations'];

export const held = () => ({ token: heldToken() });

/** Live is a hint; where it is not heard, nothing is older than this. */
const steady = { refetchInterval: 20_000 };

export const expertDeskQuery = (lang: Language) =>
  reading([...conversationsKey, 'desk', lang], conversations.desk, { query: { lang } }, steady);

export const currentQuery = queryOptions({
  queryKey: [...conversationsKey, 'current'],
  queryFn: ({ signal }) => call(conversations.current, { body: held() }, signal),
  retry: unlessRefused,
  ...steady,
});
