/** What the concierge desk does with matters. Every endpoint here is for staff alone. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { MatterForm, MatterKind, matterLengths } from '#contract/matters/kinds.ts';
import {
  comesBack,
  FileNamed,
  Matter,
  MatterSummary,
  MessageAsk,
  reason,
} from '#contract/matters/matters.ts';
import {
  MatterFile,
  MatterMessage,
  MatterMove,
  PaperState,
  StepState,
} from '#contract/matters/parts.ts';
import { MatterEnding } from '#contract/matters/quotes.ts';
import { ById, Id, InLanguage, Instant, Language, Money, PageNext } from '#contract/primitives.ts';
import { ProseText, TextLine } from '#contract/typed-text.ts';

/** The client beside a row of the queue. */
export const DeskClient = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  language: Language,
  /** A plan's id; null for a client without one. */
  plan: z.string().nullable(),
});
export type DeskClient = z.infer<typeof DeskClient>;

export const QueueView = z.enum([
  'all',
  'mine',
  'unowned',
  'at_risk',
  'missed',
  'waiting_on_client',
  'done',
]);
export type QueueView = z.infer<typeof QueueView>;

/** `unread` counts the client's words that this member of staff has not seen. */
export const QueueRow = MatterSummary.extend({ client: DeskClient.nullable() });
export type QueueRow = z.infer<typeof QueueRow>;

export const Queue = z.object({ items: z.array(QueueRow), next: z.string().nullable() });
export type Queue = z.infer<typeof Queue>;

/** How many stand in each view; counted to a hundred, then `100` means so many or more. */
export const QueueCounts = z.record(QueueView, z.int());
export type QueueCounts = z.infer<typeof QueueCounts>;

/** The whole matter as the desk sees it: house notes and draft quotes are in it. */
export const DeskMatter = Matter.extend({
  client: DeskClient.nullable(),
  /** What the state machine lets this member of staff do now, the likely one first. */
  moves: z.array(MatterMove),
});
export type DeskMatter = z.infer<typeof DeskMatter>;

const answers = { query: InLanguage, returns: DeskMatter };
const acts = { params: ById, ...answers };

export const deskMatters = {
  queue: endpoint('GET', '/rest/v1/desk/matters', {
    query: z.object({
      ...InLanguage.shape,
      view: QueueView.default('all'),
      kind: MatterKind.optional(),
      client: Id.optional(),
      after: PageNext,
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    returns: Queue,
    summary: 'The queue, by the time of the next promise.',
  }),
  counts: endpoint('GET', '/rest/v1/desk/matters/counts', {
    returns: QueueCounts,
    summary: 'How many stand in each view.',
  }),
  create: endpoint('POST', '/rest/v1/desk/matters', {
    body: z.object({ client: Id, form: MatterForm }),
    ...answers,
    once: true,
    summary: 'Opens a matter on behalf of a client, by name.',
  }),
  read: endpoint('GET', '/rest/v1/desk/matters/:id', { ...acts, summary: 'One matter, whole.' }),
  messagesBefore: endpoint('GET', '/rest/v1/desk/matters/:id/messages', {
    params: ById,
    query: z.object({ before: z.string().max(200).optional() }),
    returns: z.object({ items: z.array(MatterMessage), earlier: z.string().nullable() }),
    summary: 'Earlier messages and notes, thirty at a time, oldest first.',
  }),
  seen: endpoint('POST', '/rest/v1/desk/matters/:id/seen', {
    params: ById,
    summary: 'This member of staff has read what is there.',
  }),
  /** The file itself is the body; its name comes in the address, its type from its content. */
  upload: endpoint('POST', '/rest/v1/desk/matters/:id/files', {
    params: ById,
    query: FileNamed,
    returns: MatterFile,
    summary: 'Brings a file of at most 10 MB, to be sent with a message.',
  }),
  file: endpoint('GET', '/rest/v1/desk/matters/:id/files/:file', {
    params: ById.extend({ file: Id }),
    file: 'application/octet-stream',
    summary: 'One file, as it was brought.',
  }),
  claim: endpoint('POST', '/rest/v1/desk/matters/:id/claim', {
    ...acts,
    once: true,
    versioned: true,
    summary: 'Takes an unowned matter.',
  }),
  assign: endpoint('POST', '/rest/v1/desk/matters/:id/assign', {
    ...acts,
    body: z.object({ owner: Id.nullable(), reason }),
    once: true,
    versioned: true,
    summary: 'Hands a matter to a colleague, or back to the queue.',
  }),
  move: endpoint('POST', '/rest/v1/desk/matters/:id/move', {
    ...acts,
    body: z.object({ move: MatterMove, reason, comesBack }),
    once: true,
    versioned: true,
    summary: 'Moves a matter where its state allows.',
  }),
  ending: endpoint('GET', '/rest/v1/desk/matters/:id/ending', {
    params: ById,
    query: z.object({ move: MatterMove.extract(['withdraw', 'decline']) }),
    returns: z.object({
      version: z.int(),
      ending: MatterEnding.nullable(),
      /** What it gives away by that: much of it waits for a second colleague. */
      given: Money.nullable(),
    }),
    summary: 'What would come of the money if the matter ended so now.',
  }),
  promise: endpoint('POST', '/rest/v1/desk/matters/:id/promise', {
    ...acts,
    body: z.object({ due: Instant, reason }),
    once: true,
    versioned: true,
    summary: 'Promises the next word by an hour; the client sees it.',
  }),
  flags: endpoint('POST', '/rest/v1/desk/matters/:id/flags', {
    ...acts,
    body: z.object({
      urgent: z.boolean().optional(),
      escalated: z.boolean().optional(),
      pausedUntil: Instant.nullable().optional(),
      reason,
    }),
    once: true,
    versioned: true,
    summary: 'Marks a matter urgent, escalated or paused.',
  }),
  write: endpoint('POST', '/rest/v1/desk/matters/:id/messages', {
    params: ById,
    body: MessageAsk,
    returns: MatterMessage,
    once: true,
    summary: 'Answers the client.',
  }),
  note: endpoint('POST', '/rest/v1/desk/matters/:id/notes', {
    params: ById,
    body: z.object({ text: ProseText.min(1, 'It cannot be empty').max(matterLengths.message) }),
    returns: MatterMessage,
    once: true,
    summary: 'Leaves a note for the house; no client ever reads it.',
  }),
  appoint: endpoint('POST', '/rest/v1/desk/matters/:id/appointments', {
    ...acts,
    body: z.object({
      title: TextLine.max(160),
      startsAt: Instant,
      minutes: z.int().min(10).max(720),
      place: TextLine.max(200),
    }),
    once: true,
    versioned: true,
    summary: 'Sets an appointment and tells the client.',
  }),
  disappoint: endpoint('POST', '/rest/v1/desk/matters/:id/appointments/:appointment/cancel', {
    params: ById.extend({ appointment: Id }),
    body: z.object({ reason }),
    ...answers,
    once: true,
    summary: 'Cancels an appointment and tells the client.',
  }),
  step: endpoint('POST', '/rest/v1/desk/matters/:id/steps/:number', {
    params: ById.extend({ number: z.coerce.number().int().min(1).max(20) }),
    body: z.object({ state: StepState, reason }),
    ...answers,
    once: true,
    versioned: true,
    summary: 'Moves a step of an application.',
  }),
  paper: endpoint('POST', '/rest/v1/desk/matters/:id/papers/:paper', {
    params: ById.extend({ paper: Id }),
    body: z.object({ state: PaperState.extract(['accepted', 'rejected']), reason }),
    ...answers,
    once: true,
    versioned: true,
    summary: 'Accepts a paper, or says what is wrong with it.',
  }),
};
