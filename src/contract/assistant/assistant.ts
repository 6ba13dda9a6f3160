/**
 * The assistant: `POST /functions/v1/chat-assistant`, as `functions.invoke('chat-assistant')` calls it.
 * With `Accept: text/event-stream` the same answer comes as events.
 */
import { z } from 'zod';
import { Topic } from '#contract/appointments/appointments.ts';
import { ActCard } from '#contract/assistant/acts.ts';
import { endpoint } from '#contract/endpoint.ts';
import { functionsPath } from '#contract/paths.ts';
import { Id, Language, Money, Slug } from '#contract/primitives.ts';
import { SearchKind } from '#contract/search.ts';
import { TimeZone } from '#contract/typed-text.ts';

/** Longest texts, so that a field can stop where the server would. */
export const chatLengths = { message: 2000, systemPrompt: 8000, historyMessage: 8000 } as const;

/** One earlier message: as the screens keep it, or as other clients of the function write it. */
const HistoryMessage = z.union([
  z.object({ text: z.string().max(chatLengths.historyMessage), isUser: z.boolean() }),
  z.object({
    role: z.enum(['user', 'assistant', 'system', 'bot', 'model', 'tool']),
    content: z.string().max(chatLengths.historyMessage),
  }),
]);
export type HistoryMessage = z.infer<typeof HistoryMessage>;

export const AssistantAsk = z.object({
  message: z
    .string('Write a message')
    .max(chatLengths.message, `Use at most ${chatLengths.message} characters`)
    .refine((text) => text.trim() !== '', 'Write a message'),
  /** Read to learn which of our assistants is meant, and for nothing else: anybody can write it. */
  systemPrompt: z.string().max(chatLengths.systemPrompt).default(''),
  /** What was said before. A client's own words count where the house remembers nothing yet; nobody else's do. */
  conversationHistory: z.array(HistoryMessage).max(100).default([]),
  /** Which of our assistants answers, by its slug; without one the systemPrompt says it. */
  persona: Slug.optional(),
  /** The page's language; the answer follows the language of the message where that is clear. */
  language: Language.optional(),
  zone: TimeZone.optional(),
  /** A client's kept conversation that goes on; without one a new one begins. */
  conversationId: Id.nullish(),
  /** What an earlier answer gave a visitor, so that the conversation goes on; nobody can guess one. */
  memoryToken: z.string().max(100).nullish(),
  /** What a visitor holds who has asked for a person: while one has the conversation, nothing is answered. */
  expertToken: z.string().max(100).optional(),
});
export type AssistantAsk = z.infer<typeof AssistantAsk>;
export type AssistantAskSent = z.input<typeof AssistantAsk>;

/** What something is and where it is read, without the language prefix. */
export const Citation = z.object({
  /** `off-001`, `faq-payment-methods`, the id of a booking of the client's own. */
  id: z.string(),
  kind: z.enum([...SearchKind.options, 'visa', 'plan', 'tier', 'curriculum', 'own', 'policy']),
  title: z.string(),
  path: z.string(),
});
export type Citation = z.infer<typeof Citation>;

const ActionKind = z.enum([
  /** Opens the booking sheet: `?book=<slug>`. Nothing is held before the client presses there. */
  'book',
  /** The line of something that is full: `?join=<slug>`. */
  'join',
  /** A form that asks the house: `?ask=<kind>&about=<slug>`. */
  'ask',
  /** The scheduler; `consultation` says about what. The path leads to the contact page. */
  'consultation',
  /** A live conversation with a concierge: 'Connect with Expert'. */
  'person',
  'sign-in',
  /** A page to read. */
  'open',
]);

/** Something the client may do with one press; the assistant itself never does it. */
export const ProposedAction = z.object({
  kind: ActionKind,
  label: z.string(),
  /** Without the language prefix; as a plain link it leads to the same. */
  path: z.string(),
  consultation: z
    .object({
      subject: z.string(),
      topic: Topic.optional(),
      home: Slug.optional(),
      adviser: Slug.optional(),
      /** What was said, for whoever advises. */
      message: z.string().optional(),
    })
    .optional(),
});
export type ProposedAction = z.infer<typeof ProposedAction>;

const CardPicture = z.object({ light: z.string(), dark: z.string(), alt: z.string() });

export const AnswerCard = z.object({
  id: z.string(),
  kind: Citation.shape.kind,
  title: z.string(),
  /** Where it is, or what it belongs to. */
  place: z.string(),
  path: z.string(),
  picture: CardPicture.nullable(),
  /** `unit` says what the price buys one of; `isFrom` that it may be more. */
  price: Money.extend({ unit: z.string().nullable(), isFrom: z.boolean() }).nullable(),
  /** Two or three things worth knowing, ready to be read. */
  facts: z.array(z.string()),
  /** What its button does. */
  action: ProposedAction.nullable(),
});
export type AnswerCard = z.infer<typeof AnswerCard>;

export const AssistantAnswer = z.object({
  /** Plain sentences with at most emphasis and lists in Markdown; never HTML. */
  response: z.string(),
  language: Language,
  persona: z.object({ slug: Slug, name: z.string(), role: z.string() }),
  /** What the answer rests on: every figure in it stands in one of these. */
  citations: z.array(Citation),
  cards: z.array(AnswerCard),
  actions: z.array(ProposedAction),
  /** What one press does; answers that were kept before there were any have none. */
  acts: z.array(ActCard).default([]),
  /** What could be said next, to be sent as it stands. */
  suggestions: z.array(z.string()),
  /** What the assistant asked for because it was missing. */
  missing: z.array(
    z.enum(['day', 'party', 'budget', 'area', 'age', 'purpose', 'bedrooms', 'nationality']),
  ),
  /** Whether a person would serve better; then the screen shows the way to one first. */
  offersPerson: z.boolean(),
  /** Nothing for visitors: their words are not kept. */
  conversationId: Id.nullable(),
  /** For a visitor, to be sent with their next question; a day of silence ends it. Nothing for clients. */
  memoryToken: z.string().nullable(),
  /** The kept answer, for feedback; nothing for visitors. */
  messageId: Id.nullable(),
  /** Whether a language model wrote it, or the house's own brain. */
  brain: z.enum(['embedded', 'model']),
});
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

/**
 * The events of a stream, each `event: <name>` with the JSON of its data. `delta` adds to the text;
 * `reset` takes back what was said so far; `answer` is the whole answer and ends the stream, and its
 * `response` replaces the text; `error` ends it too.
 */
export const AssistantEvent = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('start'),
    data: AssistantAnswer.pick({ language: true, persona: true, conversationId: true }),
  }),
  z.object({ event: z.literal('delta'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('reset'), data: z.object({}) }),
  z.object({ event: z.literal('answer'), data: AssistantAnswer }),
  z.object({
    event: z.literal('error'),
    data: z.object({ code: z.string(), message: z.string() }),
  }),
]);
export type AssistantEvent = z.infer<typeof AssistantEvent>;

export const chatAssistant = {
  ask: endpoint('POST', `${functionsPath}/chat-assistant`, {
    body: AssistantAsk,
    returns: AssistantAnswer,
    summary: 'Asks the assistant. Visitors may; own data only with a token. Streams on request.',
  }),
};

export type AnswerMissing = AssistantAnswer['missing'][number];
