/** The conversations with the assistant that are kept for a client: read, searched, erased, judged. */
import { z } from 'zod';
import { AssistantAnswer } from '#contract/assistant/assistant.ts';
import { endpoint } from '#contract/endpoint.ts';
import { feedbackPath } from '#contract/paths.ts';
import { ById, Id, Instant, Language, PageNext, Slug } from '#contract/primitives.ts';
import { ProseText } from '#contract/typed-text.ts';

export const KeptConversation = z.object({
  id: Id,
  /** The first thing the client said, cut to a line. */
  title: z.string(),
  persona: Slug,
  language: Language,
  startedAt: Instant,
  lastAt: Instant,
  messages: z.int(),
  /** Where a search found something: the words around it. */
  excerpt: z.string().nullable(),
});
export type KeptConversation = z.infer<typeof KeptConversation>;

export const Thumb = z.enum(['up', 'down']);
export type Thumb = z.infer<typeof Thumb>;

export const KeptMessage = z.object({
  id: Id,
  isUser: z.boolean(),
  text: z.string(),
  sentAt: Instant,
  /** Of an answer: its sources, cards and what was proposed, as they were then. */
  answer: AssistantAnswer.pick({
    citations: true,
    cards: true,
    actions: true,
    acts: true,
  }).nullable(),
  feedback: Thumb.nullable(),
});
export type KeptMessage = z.infer<typeof KeptMessage>;

const searched = z.string().trim().max(100).optional();

export const chatHistory = {
  list: endpoint('GET', '/rest/v1/assistant/conversations', {
    query: z.object({
      q: searched,
      after: PageNext,
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    returns: z.object({ items: z.array(KeptConversation), next: z.string().nullable() }),
    summary:
      'The client’s conversations with the assistant, latest first; `q` searches their words.',
  }),
  read: endpoint('GET', '/rest/v1/assistant/conversations/:id', {
    params: ById,
    returns: z.object({ conversation: KeptConversation, messages: z.array(KeptMessage) }),
    summary: 'One conversation with its messages, oldest first.',
  }),
  erase: endpoint('DELETE', '/rest/v1/assistant/conversations/:id', {
    params: ById,
    summary: 'Erases one conversation for good.',
  }),
  eraseAll: endpoint('DELETE', '/rest/v1/assistant/conversations', {
    summary: 'Erases every conversation of the client for good.',
  }),
  feedback: endpoint('PUT', feedbackPath, {
    params: ById,
    body: z.object({ thumb: Thumb.nullable(), words: ProseText.max(1000).default('') }),
    summary: 'Says whether an answer helped, with a word if they like; null takes it back.',
  }),
};
