/** What the bell tells, and by which channel each kind comes. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  ById,
  Id,
  InLanguage,
  Instant,
  NotificationFacts,
  PageNext,
} from '#contract/primitives.ts';

export const NotificationKind = z.enum([
  /** The house wrote in a matter. */
  'message',
  /** A matter has moved on. */
  'moved',
  /** A quote waits for an answer. */
  'quote',
  /** A paper is wanted, or was sent back. */
  'paper',
  'appointment',
  /** The house did not keep a promise. */
  'promise',
  'booking',
  /** A place of the waitlist is held. */
  'waitlist',
  /** A paper of the vault ends, or ends too early for a journey. */
  'expiry',
  /** Somebody of the house opened a paper without the client's permission, for a reason. */
  'opened',
  /** An invoice or a credit note was issued. */
  'invoice',
  /** A payment was received, declined or sent back. */
  'payment',
  /** Somebody took the invitation to act for the client. */
  'mandate',
  /** The archive that somebody asked for is ready. */
  'archive',
  /** For staff: a matter was handed over. */
  'assigned',
  /** For staff: a client wrote in a matter of theirs. */
  'client_wrote',
  /** For staff: money moved by hand wants a second look, or got one. */
  'second_look',
  /** For whoever is on call: outside the desk's hours somebody asks for a person, or is in danger. */
  'on_call',
  /** For admins: somebody was taken into the house, or may do more in it. */
  'team',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const NotificationChannel = z.enum(['bell', 'mail']);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  /** What it is about, in the reader's language. */
  title: z.string(),
  /** Where it leads, without the language. */
  path: z.string(),
  /** What the sentence needs: a state, a name, an hour. */
  about: NotificationFacts,
  createdAt: Instant,
  readAt: Instant.nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationChoice = z.object({
  kind: NotificationKind,
  channel: NotificationChannel,
  wanted: z.boolean(),
});
export type NotificationChoice = z.infer<typeof NotificationChoice>;

export const notifications = {
  list: endpoint('GET', '/rest/v1/notifications', {
    acting: 'view',
    query: z.object({
      ...InLanguage.shape,
      after: PageNext,
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    returns: z.object({
      items: z.array(Notification),
      next: z.string().nullable(),
      /** Counted to a hundred; `100` means so many or more. */
      unread: z.int(),
    }),
    summary: 'What the bell tells, newest first, with the number of unread ones.',
  }),
  read: endpoint('POST', '/rest/v1/notifications/:id/read', {
    params: ById,
    summary: 'Marks one as read. A second time changes nothing.',
  }),
  readAll: endpoint('POST', '/rest/v1/notifications/read', {
    body: z.object({ until: Instant }),
    summary: 'Marks everything as read that had come by then.',
  }),
  choices: endpoint('GET', '/rest/v1/notifications/choices', {
    returns: z.array(NotificationChoice),
    summary: 'By which channels each kind comes.',
  }),
  choose: endpoint('PUT', '/rest/v1/notifications/choices', {
    body: NotificationChoice,
    returns: z.array(NotificationChoice),
    summary: 'Switches one kind on one channel.',
  }),
};
