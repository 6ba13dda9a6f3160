/** What the desk sees beside the matters: what waits for an answer, who came, the team, the log. */
import { z } from 'zod';
import { BookingSummary } from '#contract/bookings/bookings.ts';
import { endpoint } from '#contract/endpoint.ts';
import { DeskClient, QueueRow } from '#contract/matters/desk.ts';
import { ById, Id, InLanguage, Instant, Language, PageNext } from '#contract/primitives.ts';
import { TextLine } from '#contract/typed-text.ts';

const Paged = z.object({
  after: PageNext,
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const StaffRole = z.enum(['concierge', 'admin']);
export type StaffRole = z.infer<typeof StaffRole>;

export const Colleague = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  /** A second factor is set up. */
  secured: z.boolean(),
  /** How many households and open matters they look after. */
  clients: z.int(),
  matters: z.int(),
  lastSeen: Instant.nullable(),
});
export type Colleague = z.infer<typeof Colleague>;

/** A booking as the desk looks after it, with the household it is for. */
export const DeskBooking = BookingSummary.extend({
  client: DeskClient.nullable(),
  guests: z.array(z.string()),
  note: z.string(),
  /** Where a chauffeur or a transfer comes to. */
  pickUp: z.string(),
});
export type DeskBooking = z.infer<typeof DeskBooking>;

/** Who asked for the prices on the landing page. */
export const Lead = z.object({
  id: Id,
  /** Null once somebody who unsubscribed was forgotten. */
  email: z.string().nullable(),
  language: Language,
  createdAt: Instant,
  unsubscribedAt: Instant.nullable(),
});
export type Lead = z.infer<typeof Lead>;

export const DeskHits = z.object({
  clients: z.array(DeskClient),
  matters: z.array(QueueRow),
  bookings: z.array(BookingSummary.extend({ client: DeskClient.nullable() })),
});
export type DeskHits = z.infer<typeof DeskHits>;

/** One change that somebody of the house made; nobody can change the line itself. */
export const LogLine = z.object({
  id: z.int(),
  at: Instant,
  actor: z.object({ id: Id, name: z.string() }),
  deed: z.enum(['insert', 'update', 'delete']),
  /** The table without its schema: `matters`, `clients`. */
  thing: z.string(),
  thingId: z.string(),
  /** The names of what changed. */
  changed: z.array(z.string()),
});
export type LogLine = z.infer<typeof LogLine>;

export const desk = {
  bookings: endpoint('GET', '/rest/v1/desk/bookings', {
    query: InLanguage,
    returns: z.array(DeskBooking),
    summary: 'Bookings that wait for a concierge, the soonest first, a hundred at most.',
  }),
  confirmed: endpoint('GET', '/rest/v1/desk/bookings/confirmed', {
    query: InLanguage,
    returns: z.array(DeskBooking),
    summary: 'Confirmed bookings that are still to come, the soonest first, a hundred at most.',
  }),
  leads: endpoint('GET', '/rest/v1/desk/leads', {
    query: Paged,
    returns: z.object({ items: z.array(Lead), next: z.string().nullable() }),
    summary: 'Who asked for the prices, newest first.',
  }),
  search: endpoint('GET', '/rest/v1/desk/search', {
    query: z.object({ q: z.string().trim().min(2).max(100), ...InLanguage.shape }),
    returns: DeskHits,
    summary: 'Clients, matters and bookings by name, address, reference or title.',
  }),
  team: endpoint('GET', '/rest/v1/desk/team', {
    returns: z.array(Colleague),
    summary: 'Everybody of the house.',
  }),
  enlist: endpoint('POST', '/rest/v1/desk/team', {
    body: z.object({ email: z.email().max(254), name: TextLine.max(120), role: StaffRole }),
    returns: Colleague,
    once: true,
    summary: 'Invites a colleague by mail. Admins alone.',
  }),
  appoint: endpoint('PATCH', '/rest/v1/desk/team/:id', {
    params: ById,
    body: z.object({ role: z.enum(['concierge', 'admin', 'none']) }),
    returns: z.array(Colleague),
    summary: 'Gives a colleague another role, or none: they leave the house. Admins alone.',
  }),
  log: endpoint('GET', '/rest/v1/desk/log', {
    query: Paged.extend({ actor: Id.optional(), thing: z.string().max(60).optional() }),
    returns: z.object({ items: z.array(LogLine), next: z.string().nullable() }),
    summary: 'What the house changed, newest first. Admins alone.',
  }),
};
