/** The other side of live conversations: who waits, who has whom, and what may be answered. */
import { z } from 'zod';
import {
  Conversation,
  ConversationMessage,
  ConversationState,
  conversationLengths,
} from '#contract/conversations/conversations.ts';
import { endpoint } from '#contract/endpoint.ts';
import { HousePerson } from '#contract/matters/matters.ts';
import { ById, Id, InLanguage, Instant, Language, Slug } from '#contract/primitives.ts';
import { ProseText } from '#contract/typed-text.ts';

/** What was promised to whoever asks, and by whom they are looked after. */
const care = {
  /** Nobody where a visitor asked. */
  clientId: Id.nullable(),
  /** A plan's id; null for whoever has none. */
  plan: z.string().nullable(),
  manager: HousePerson.nullable(),
  /** By when somebody comes. */
  dueAt: Instant,
};

export const DeskConversationRow = z.object({
  id: Id,
  state: ConversationState,
  name: z.string(),
  language: Language,
  persona: Slug.nullable(),
  summary: z.string(),
  owner: z.object({ id: Id, name: z.string() }).nullable(),
  ...care,
  /** The client's last word has no answer yet. */
  unanswered: z.boolean(),
  queuedAt: Instant,
  lastAt: Instant,
  endedAt: Instant.nullable(),
});
export type DeskConversationRow = z.infer<typeof DeskConversationRow>;

/** Something the concierge may send as it is or after a change. */
const Suggestion = z.object({
  id: z.string(),
  /** From the house's answer book, or from the assistant. */
  source: z.enum(['book', 'assistant']),
  text: z.string(),
  /** What the assistant read it from, by name. */
  restsOn: z.array(z.string()),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const DeskConversation = Conversation.extend({
  name: z.string(),
  language: Language,
  ...care,
  said: z.array(z.object({ isUser: z.boolean(), text: z.string() })),
  matter: z.object({ id: Id, reference: z.string() }).nullable(),
  ratingWords: z.string(),
});
export type DeskConversation = z.infer<typeof DeskConversation>;

const path = '/rest/v1/desk/conversations';

export const deskConversations = {
  list: endpoint('GET', path, {
    returns: z.object({ items: z.array(DeskConversationRow) }),
    summary: 'Who waits, the longest first; then those a person has; then what ended today.',
  }),
  read: endpoint('GET', `${path}/:id`, { params: ById, returns: DeskConversation }),
  suggest: endpoint('GET', `${path}/:id/suggestions`, {
    params: ById,
    query: InLanguage,
    returns: z.object({ items: z.array(Suggestion) }),
    summary: 'What could be answered to the client’s last word.',
  }),
  take: endpoint('POST', `${path}/:id/take`, {
    params: ById,
    /** From a colleague who has it, by name of their id; else only from the line. */
    body: z.object({ from: Id.nullable().default(null) }),
    returns: DeskConversation,
    once: true,
    summary: 'Takes somebody out of the line, or over from a colleague. One of two wins.',
  }),
  write: endpoint('POST', `${path}/:id/messages`, {
    params: ById,
    body: z.object({
      text: ProseText.min(1, 'It cannot be empty').max(conversationLengths.message),
    }),
    returns: ConversationMessage,
    once: true,
  }),
  typing: endpoint('POST', `${path}/:id/typing`, { params: ById }),
  offerHandBack: endpoint('POST', `${path}/:id/hand-back`, {
    params: ById,
    returns: DeskConversation,
    once: true,
    summary: 'Offers to let the assistant go on; the client agrees or does not.',
  }),
  end: endpoint('POST', `${path}/:id/end`, { once: true, params: ById, returns: DeskConversation }),
  matter: endpoint('POST', `${path}/:id/matter`, {
    params: ById,
    body: z.object({ notes: ProseText.min(1, 'It cannot be empty').max(4000) }),
    returns: DeskConversation,
    once: true,
    summary: 'Turns what was said into a request that somebody looks after.',
  }),
};
