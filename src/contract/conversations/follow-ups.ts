/** What was said in the chat and must be seen to: complaints and emergencies, as rows of the desk. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { HousePerson } from '#contract/matters/matters.ts';
import { ById, Id, Instant, Language } from '#contract/primitives.ts';

export const FollowUpKind = z.enum(['complaint', 'emergency']);
export type FollowUpKind = z.infer<typeof FollowUpKind>;

export const FollowUpState = z.enum(['open', 'taken', 'done']);
export type FollowUpState = z.infer<typeof FollowUpState>;

/** What is longer is cut: the conversation has the rest. */
export const longestFacts = 1200;

export const FollowUp = z.object({
  id: Id,
  kind: FollowUpKind,
  /** Looked at this minute, or before everything that is not. */
  priority: z.enum(['now', 'high']),
  state: FollowUpState,
  /** Nobody where a visitor spoke. */
  clientId: Id.nullable(),
  /** Empty where nobody knows it. */
  name: z.string(),
  /** A plan's id; null for whoever has none. */
  plan: z.string().nullable(),
  manager: HousePerson.nullable(),
  language: Language,
  /** The live conversation, where a person was asked for. */
  conversationId: Id.nullable(),
  /** A booking or a request of theirs that it is about. */
  reference: z.string().nullable(),
  facts: z.string(),
  /** How often it was said. */
  times: z.int(),
  createdAt: Instant,
  lastAt: Instant,
  /** By when somebody looks at it. */
  dueAt: Instant,
  owner: HousePerson.nullable(),
});
export type FollowUp = z.infer<typeof FollowUp>;

const path = '/rest/v1/desk/follow-ups';

export const followUps = {
  list: endpoint('GET', path, {
    returns: z.object({ items: z.array(FollowUp) }),
    summary: 'Complaints and emergencies of the chat that are not done, the most urgent first.',
  }),
  take: endpoint('POST', `${path}/:id/take`, {
    params: ById,
    /** From a colleague who has it, by their id; else only while nobody has. */
    body: z.object({ from: Id.nullable().default(null) }),
    returns: FollowUp,
    once: true,
    summary: 'Somebody of the house sees to it. One of two wins.',
  }),
  done: endpoint('POST', `${path}/:id/done`, {
    params: ById,
    returns: FollowUp,
    once: true,
    summary: 'It was seen to. Whoever does it has it, or takes it by doing it.',
  }),
};
