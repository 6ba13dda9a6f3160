/** Whatever a client asks of people: its life, its words, its papers. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { MatterArea, MatterForm, MatterKind, matterLengths } from '#contract/matters/kinds.ts';
import {
  MatterAppointment,
  MatterEvent,
  MatterFile,
  MatterMessage,
  MatterRating,
  MatterState,
  MatterStep,
} from '#contract/matters/parts.ts';
import { MatterEnding, MatterMoney, MatterQuote } from '#contract/matters/quotes.ts';
import { ById, Id, InLanguage, Instant, Money, PageNext } from '#contract/primitives.ts';
import { ProseText, TextLine, TimeZone } from '#contract/typed-text.ts';

/** Whose turn it is. */
export const MatterWaitsOn = z.enum(['client', 'house', 'authority', 'nobody']);
export type MatterWaitsOn = z.infer<typeof MatterWaitsOn>;

/** When the next word is due, by plan. A missed promise stays a miss. */
export const NextWord = z.object({
  kind: z.enum(['first_word', 'next_word']),
  /** When it was given, and until when. */
  from: Instant,
  due: Instant,
  /** Seconds left by the server's clock, negative once it is late. */
  left: z.int(),
});
export type NextWord = z.infer<typeof NextWord>;

/** Somebody of the house, as a client may know them. */
export const HousePerson = z.object({ id: Id, name: z.string() });
export type HousePerson = z.infer<typeof HousePerson>;

/** What a matter is about, where the catalogue has it. */
const MatterSubject = z.object({
  title: z.string(),
  path: z.string(),
  picture: z.object({ light: z.string(), dark: z.string(), alt: z.string() }).nullable(),
});

/** A row of a list. */
export const MatterSummary = z.object({
  id: Id,
  /** What people say on the phone: `RM-7K3Q9D`. */
  reference: z.string(),
  version: z.int(),
  kind: MatterKind,
  area: MatterArea,
  title: z.string(),
  state: MatterState,
  waitsOn: MatterWaitsOn,
  urgent: z.boolean(),
  pausedUntil: Instant.nullable(),
  escalated: z.boolean(),
  promise: NextWord.nullable(),
  /** Who has it; null while it waits for somebody. */
  owner: HousePerson.nullable(),
  subject: MatterSubject.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  /** Messages of the house that the client has not seen. */
  unread: z.int(),
});
export type MatterSummary = z.infer<typeof MatterSummary>;

export const Matter = MatterSummary.extend({
  form: MatterForm,
  promisesKept: z.int(),
  promisesMissed: z.int(),
  /** The newest thirty, oldest first; older ones by `messagesBefore`. */
  messages: z.array(MatterMessage),
  earlier: z.string().nullable(),
  quotes: z.array(MatterQuote),
  /** Nothing while nothing was agreed to. */
  money: MatterMoney.nullable(),
  steps: z.array(MatterStep),
  appointments: z.array(MatterAppointment),
  events: z.array(MatterEvent),
  rating: MatterRating.nullable(),
});
export type Matter = z.infer<typeof Matter>;

const MatterList = z.object({ items: z.array(MatterSummary), next: z.string().nullable() });

const MatterAsk = z.object({
  form: MatterForm,
  zone: TimeZone,
  /** A draft is kept for the client alone until it is submitted. */
  draft: z.boolean().default(false),
});

export const reason = ProseText.max(matterLengths.reason).default('');

/** What somebody who ends a matter was shown: another sum by now, and nothing happens. */
export const comesBack = Money.optional();

export const MessageAsk = z
  .object({
    text: ProseText.max(matterLengths.message).default(''),
    /** Uploaded before, to this matter, and not yet sent. */
    files: z.array(Id).max(10).default([]),
  })
  .refine(({ text, files }) => text !== '' || files.length > 0, {
    message: 'It cannot be empty',
    path: ['text'],
  });
export type MessageAsk = z.infer<typeof MessageAsk>;

export const largestFile = 10 * 1024 * 1024;

const office = 'application/vnd.openxmlformats-officedocument';

/** What a paper may be, by its content: a scan, a picture of it, or what was written for it. */
export const paperMedia: readonly string[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
];

export const FileNamed = z.object({ name: TextLine.max(matterLengths.fileName) });

const ListQuery = z.object({
  ...InLanguage.shape,
  area: MatterArea.optional(),
  which: z.enum(['open', 'drafts', 'done', 'all']).default('open'),
  q: z.string().trim().max(100).optional(),
  after: PageNext,
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

const answers = { query: InLanguage, returns: Matter };
const acts = { params: ById, ...answers };
const ByPaper = ById.extend({ paper: Id });
const ByFile = ById.extend({ file: Id });
const ByAppointment = ById.extend({ appointment: Id });

export const matters = {
  create: endpoint('POST', '/rest/v1/matters', {
    acting: 'request',
    body: MatterAsk,
    ...answers,
    once: true,
    summary: 'Asks the house for something, or keeps it as a draft.',
  }),
  list: endpoint('GET', '/rest/v1/matters', {
    acting: 'view',
    query: ListQuery,
    returns: MatterList,
    summary: 'The client’s matters, the last touched first.',
  }),
  promise: endpoint('GET', '/rest/v1/matters/promise', {
    acting: 'request',
    returns: NextWord,
    summary: 'The promise that begins when this client asks for something now.',
  }),
  read: endpoint('GET', '/rest/v1/matters/:id', {
    acting: 'view',
    ...acts,
    summary: 'One matter with its words, quotes, steps and history.',
  }),
  rewrite: endpoint('PUT', '/rest/v1/matters/:id/form', {
    acting: 'request',
    ...acts,
    body: z.object({ form: MatterForm }),
    once: true,
    versioned: true,
    summary: 'Rewrites a draft.',
  }),
  submit: endpoint('POST', '/rest/v1/matters/:id/submit', {
    acting: 'request',
    ...acts,
    once: true,
    summary: 'Hands a draft to the house.',
  }),
  messagesBefore: endpoint('GET', '/rest/v1/matters/:id/messages', {
    acting: 'view',
    params: ById,
    query: z.object({ before: z.string().max(200).optional() }),
    returns: z.object({ items: z.array(MatterMessage), earlier: z.string().nullable() }),
    summary: 'Earlier messages, thirty at a time, oldest first.',
  }),
  write: endpoint('POST', '/rest/v1/matters/:id/messages', {
    acting: 'request',
    params: ById,
    body: MessageAsk,
    returns: MatterMessage,
    once: true,
    summary: 'Writes to the house.',
  }),
  seen: endpoint('POST', '/rest/v1/matters/:id/seen', {
    params: ById,
    summary: 'The client has read what is there.',
  }),
  /** The file itself is the body; its name comes in the address, its type from its content. */
  upload: endpoint('POST', '/rest/v1/matters/:id/files', {
    acting: 'request',
    params: ById,
    query: FileNamed,
    returns: MatterFile,
    summary: 'Brings a file of at most 10 MB, to be sent with a message or as a paper.',
  }),
  file: endpoint('GET', '/rest/v1/matters/:id/files/:file', {
    acting: 'documents',
    params: ByFile,
    file: 'application/octet-stream',
    summary: 'One file, as it was brought.',
  }),
  paper: endpoint('PUT', '/rest/v1/matters/:id/papers/:paper', {
    acting: 'request',
    params: ByPaper,
    body: z.object({ file: Id }),
    ...answers,
    once: true,
    summary: 'Puts an uploaded file in the place of a required paper.',
  }),
  calendar: endpoint('GET', '/rest/v1/matters/:id/appointments/:appointment/calendar.ics', {
    params: ByAppointment,
    query: InLanguage,
    file: 'text/calendar',
    summary: 'An appointment of the matter as a calendar file.',
  }),
  ending: endpoint('GET', '/rest/v1/matters/:id/ending', {
    acting: 'view',
    params: ById,
    returns: z.object({ version: z.int(), ending: MatterEnding.nullable() }),
    summary: 'What would come of the money if the client withdrew now.',
  }),
  withdraw: endpoint('POST', '/rest/v1/matters/:id/withdraw', {
    acting: 'request',
    ...acts,
    body: z.object({ reason, comesBack }),
    once: true,
    versioned: true,
    summary: 'Withdraws a matter; its money follows.',
  }),
  makeRight: endpoint('POST', '/rest/v1/matters/:id/make-right', {
    acting: 'request',
    ...acts,
    body: z.object({ reason: ProseText.min(1, 'It cannot be empty').max(matterLengths.reason) }),
    once: true,
    summary: 'Says that what was delivered is not right yet.',
  }),
  rate: endpoint('POST', '/rest/v1/matters/:id/rating', {
    ...acts,
    body: MatterRating,
    once: true,
    summary: 'Accepts what was delivered and rates it.',
  }),
};
