/** What somebody agreed to, the archive of everything that is theirs, and leaving the house. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { ById, Id, InLanguage, Instant } from '#contract/primitives.ts';

export const ConsentKind = z.enum(['terms', 'privacy', 'offers', 'suggestions']);
export type ConsentKind = z.infer<typeof ConsentKind>;

export const ConsentPlace = z.enum(['sign_up', 'settings', 'price_list']);
export type ConsentPlace = z.infer<typeof ConsentPlace>;

/** One line of the history: said once, never changed. */
export const ConsentWord = z.object({
  given: z.boolean(),
  /** Of the text that was shown; the price list keeps the words themselves. */
  version: z.string().nullable(),
  words: z.string().optional(),
  place: ConsentPlace,
  at: Instant,
});
export type ConsentWord = z.infer<typeof ConsentWord>;

export const Consent = z.object({
  kind: ConsentKind,
  /** As it stands: the last word, or what holds while nothing was said. */
  given: z.boolean(),
  /** The version that is shown today. */
  version: z.string(),
  /** Newest first. */
  history: z.array(ConsentWord),
});
export type Consent = z.infer<typeof Consent>;

export const ConsentAsk = z.strictObject({ kind: ConsentKind, given: z.boolean() });
export type ConsentAsk = z.infer<typeof ConsentAsk>;

export const Archive = z.object({
  id: Id,
  state: z.enum(['waiting', 'ready', 'failed', 'gone']),
  /** In bytes, once it is ready. */
  size: z.int().nullable(),
  askedAt: Instant,
  readyAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
});
export type Archive = z.infer<typeof Archive>;

/** What stands open while somebody thinks of leaving. */
export const Departure = z.object({
  leavesAt: Instant.nullable(),
  bookingsAhead: z.int(),
  openMatters: z.int(),
});
export type Departure = z.infer<typeof Departure>;

/** Nobody leaves by an empty request. */
const LeaveAsk = z.strictObject({ leave: z.literal(true) });

const ByToken = z.strictObject({ token: z.string().min(1).max(200) });

export const privacy = {
  consents: endpoint('GET', '/rest/v1/privacy/consents', {
    returns: z.array(Consent),
    summary: 'What the account agreed to, each with its history.',
  }),
  consent: endpoint('POST', '/rest/v1/privacy/consents', {
    body: ConsentAsk,
    returns: z.array(Consent),
    summary: 'Gives a consent or takes it back. The history keeps both.',
  }),
  archives: endpoint('GET', '/rest/v1/privacy/archives', {
    returns: z.array(Archive),
    summary: 'The archives that were asked for, newest first.',
  }),
  prepare: endpoint('POST', '/rest/v1/privacy/archives', {
    query: InLanguage,
    returns: Archive,
    proof: 'fresh',
    summary: 'Asks for an archive of everything. One at a time, three a day.',
  }),
  download: endpoint('GET', '/rest/v1/privacy/archives/:id/file', {
    params: ById,
    file: 'application/zip',
    proof: 'fresh',
    summary: 'The archive itself, for seven days.',
  }),
  departure: endpoint('GET', '/rest/v1/privacy/departure', {
    returns: Departure,
    summary: 'Whether the account is leaving, and what stands open.',
  }),
  leave: endpoint('POST', '/rest/v1/privacy/departure', {
    body: LeaveAsk,
    returns: Departure,
    proof: 'fresh',
    summary: 'Closes the account in fourteen days. Every session ends.',
  }),
  stay: endpoint('DELETE', '/rest/v1/privacy/departure', {
    summary: 'Stays after all. A second time changes nothing.',
  }),
  stayByLink: endpoint('POST', '/rest/v1/privacy/departure/undo', {
    body: ByToken,
    returns: z.object({ first: z.boolean() }),
    summary: 'Stays after all, by the link in the mail.',
  }),
};
