import { queryOptions } from '@tanstack/react-query';
import { conversations } from '#contract/conversations/conversations.ts';
import { call } from '#web/platform/api.ts';
import { heldToken } from '#web/platform/browser/conversation-token.ts';
import { conversationsKey, steady } from '#web/platform/house-people.ts';
import { unlessRefused } from '#web/platform/queries/client.ts';

export const heldCredentials = () => ({ token: heldToken() });

export const currentQuery = queryOptions({
  queryKey: [...conversationsKey, 'current'],
  queryFn: ({ signal }) => call(conversations.current, { body: heldCredentials() }, signal),
  retry: unlessRefused,
  ...steady,
});
