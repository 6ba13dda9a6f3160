/** Live conversations with a person of the house: asked for, waited for, had and ended. */
import { z } from 'zod';
import { ClockTime, Weekday } from '#contract/catalogue/shapes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { HousePerson } from '#contract/matters/matters.ts';
import { ById, Id, InLanguage, Instant, Language, Slug } from '#contract/primitives.ts';
import { ProseText, TextLine, TimeZone } from '#contract/typed-text.ts';

/** The assistant has it again, somebody waits in line, a person has it, or it is over. */
export const ConversationState = z.enum(['assistant', 'queued', 'human', 'resolved']);
export type ConversationState = z.infer<typeof ConversationState>;

export const conversationLengths = {
  message: 4000,
  summary: 1200,
  name: 120,
  email: 254,
  words: 1000,
  /** Of what was said to the assistant, the last so many are handed over. */
  said: 20,
} as const;

export const ConversationSide = z.enum(['client', 'house']);
export type ConversationSide = z.infer<typeof ConversationSide>;

/** What was said to the assistant before, as the asker's browser kept it. */
const Said = z.object({
  isUser: z.boolean(),
  text: ProseText.min(1).max(conversationLengths.message),
});

export const ConversationMessage = z.object({
  id: Id,
  /** One, two, three: the order in which the house took them in. */
  number: z.int(),
  side: ConversationSide,
  name: z.string(),
  text: z.string(),
  createdAt: Instant,
});
export type ConversationMessage = z.infer<typeof ConversationMessage>;

/** How long it may take; nothing is said where nobody has waited lately. */
const Waiting = z.object({
  /** One is next. */
  place: z.int(),
  expectedAt: Instant.nullable(),
  /** By when the plan promises a person; whoever has none is promised what the first plan promises. */
  dueAt: Instant,
});

export const Conversation = z.object({
  id: Id,
  /** The live room it is heard in. */
  room: z.string(),
  state: ConversationState,
  persona: Slug.nullable(),
  /** What the concierge reads first. */
  summary: z.string(),
  summaryBy: z.enum(['house', 'client']),
  owner: z.object({ id: Id, name: z.string() }).nullable(),
  waiting: Waiting.nullable(),
  /** The concierge offers to let the assistant go on; the client decides. */
  handBackOffered: z.boolean(),
  /** Where the transcript goes. */
  email: z.string(),
  mailedAt: Instant.nullable(),
  rating: z.int().nullable(),
  queuedAt: Instant,
  takenAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  messages: z.array(ConversationMessage),
});
export type Conversation = z.infer<typeof Conversation>;

export const OpenHours = z.object({ day: Weekday, from: ClockTime, to: ClockTime });
export type OpenHours = z.infer<typeof OpenHours>;

/** Whether a person can be had now, and who. */
export const ConversationDesk = z.object({
  open: z.boolean(),
  /** Dubai's clock. */
  hours: z.array(OpenHours),
  opensAt: Instant.nullable(),
  /** Outside the hours, while nobody sits at the desk: the colleague who is called. */
  onCall: HousePerson.nullable(),
  /** How long a person takes at most, by the asker's plan. */
  promise: z.object({ minutes: z.int(), plan: z.string().nullable() }),
  waiting: z.int(),
  expectedMinutes: z.int().nullable(),
  people: z.array(z.object({ id: Id, name: z.string(), manager: z.boolean(), busy: z.boolean() })),
});
export type ConversationDesk = z.infer<typeof ConversationDesk>;

/** What proves to the house that a visitor is the one who asked; clients have their session. */
const token = z.string().max(100).optional();
const Held = z.object({ token });

const Asker = z.object({
  language: Language.default('en'),
  zone: TimeZone,
  persona: Slug.nullable().default(null),
  said: z.array(Said).max(conversationLengths.said).default([]),
  /** Only a visitor says who they are. */
  name: TextLine.max(conversationLengths.name).optional(),
  email: z.email().max(conversationLengths.email).optional(),
});

export const OpenConversation = Asker.extend({
  /** The kept conversation with the assistant that it comes from. */
  assistantId: Id.nullable().default(null),
});
export type OpenConversation = z.infer<typeof OpenConversation>;

export const LeaveMessage = Asker.extend({
  text: ProseText.min(1, 'It cannot be empty').max(conversationLengths.message),
});
export type LeaveMessage = z.infer<typeof LeaveMessage>;

const path = '/rest/v1/expert-conversations';

export const conversations = {
  desk: endpoint('GET', `${path}/desk`, {
    query: InLanguage,
    returns: ConversationDesk,
    summary: 'Whether a person can be had now, the hours, who is there and how many wait.',
  }),
  open: endpoint('POST', path, {
    body: OpenConversation,
    returns: z.object({ conversation: Conversation, token: z.string().nullable() }),
    once: true,
    summary: 'Asks for a person. A visitor leaves a name and an e-mail, and gets a token back.',
  }),
  leaveMessage: endpoint('POST', `${path}/message`, {
    body: LeaveMessage,
    returns: z.object({ reference: z.string() }),
    once: true,
    summary:
      'Leaves a message while nobody is there; it becomes a request with an answer promised.',
  }),
  current: endpoint('POST', `${path}/current`, {
    body: Held,
    returns: z.object({ conversation: Conversation.nullable() }),
    summary: 'The conversation that runs, or the last one of this day.',
  }),
  write: endpoint('POST', `${path}/:id/messages`, {
    params: ById,
    body: Held.extend({
      text: ProseText.min(1, 'It cannot be empty').max(conversationLengths.message),
    }),
    returns: ConversationMessage,
    once: true,
  }),
  typing: endpoint('POST', `${path}/:id/typing`, { params: ById, body: Held }),
  correct: endpoint('PUT', `${path}/:id/summary`, {
    params: ById,
    body: Held.extend({
      summary: ProseText.min(1, 'It cannot be empty').max(conversationLengths.summary),
    }),
    returns: Conversation,
    once: true,
    summary: 'Corrects what the concierge reads first.',
  }),
  handBack: endpoint('POST', `${path}/:id/leave`, {
    params: ById,
    body: Held,
    returns: Conversation,
    once: true,
    summary: 'Goes back to the assistant: out of the line, or by consent from a person.',
  }),
  stay: endpoint('POST', `${path}/:id/stay`, {
    params: ById,
    body: Held,
    returns: Conversation,
    once: true,
    summary: 'Declines the offer to go back to the assistant.',
  }),
  end: endpoint('POST', `${path}/:id/end`, {
    params: ById,
    body: Held,
    returns: Conversation,
    once: true,
  }),
  mail: endpoint('POST', `${path}/:id/transcript`, {
    params: ById,
    body: Held,
    returns: Conversation,
    once: true,
    summary: 'Mails the transcript, once for each length it has.',
  }),
  rate: endpoint('POST', `${path}/:id/rating`, {
    params: ById,
    body: Held.extend({
      stars: z.int().min(1).max(5),
      words: ProseText.max(conversationLengths.words).default(''),
    }),
    returns: Conversation,
    once: true,
  }),
};
