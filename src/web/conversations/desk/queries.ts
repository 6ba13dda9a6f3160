import { deskConversations } from '#contract/conversations/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { deskKey, steady } from '#web/platform/desk/queries.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';

export const conversationQuery = (id: string) =>
  readQuery([...deskKey, 'conversation', id], deskConversations.read, { params: { id } }, steady);

/** What could be answered; asked anew when the client has said something new. */
export const suggestionsQuery = (id: string, lang: Language, said: number) =>
  readQuery(['desk-suggestions', id, lang, said], deskConversations.suggest, {
    params: { id },
    query: { lang },
  });
