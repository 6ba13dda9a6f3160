/** Clients as the desk knows them: who looks after them, and what they have with the house. */
import { z } from 'zod';
import { BookingSummary } from '#contract/bookings/bookings.ts';
import { endpoint } from '#contract/endpoint.ts';
import { HousePerson, MatterSummary } from '#contract/matters/matters.ts';
import { ById, Id, InLanguage, Instant, Language } from '#contract/primitives.ts';
import { ProfileFacts } from '#contract/profile/facts.ts';

/** A row of a search. */
export const KnownClient = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The language they chose; null where they never did. */
  language: Language.nullable(),
  /** A plan's id; null for a client without one. */
  plan: z.string().nullable(),
  /** Their account manager; null while the house has no concierge. */
  manager: HousePerson.nullable(),
  since: Instant,
});
export type KnownClient = z.infer<typeof KnownClient>;

/** What stands beside a matter at the desk. */
export const ClientContext = KnownClient.extend({
  /** The next five. */
  bookings: z.array(BookingSummary),
  /** The open ones, the last touched first, twenty at most. */
  matters: z.array(MatterSummary),
  /** When anybody wrote last, on either side. */
  lastContact: Instant.nullable(),
  /** How they like things, whom they live with. */
  profile: ProfileFacts,
});
export type ClientContext = z.infer<typeof ClientContext>;

export const deskClients = {
  search: endpoint('GET', '/rest/v1/desk/clients', {
    query: z.object({ q: z.string().trim().max(100).default('') }),
    returns: z.array(KnownClient),
    summary: 'Clients by name, address, telephone or reference; the newest where nothing is asked.',
  }),
  read: endpoint('GET', '/rest/v1/desk/clients/:id', {
    params: ById,
    query: InLanguage,
    returns: ClientContext,
    summary: 'A client with their next bookings and open matters.',
  }),
  change: endpoint('PATCH', '/rest/v1/desk/clients/:id', {
    params: ById,
    query: InLanguage,
    // Nobody of the house sets a plan: it begins and ends with the membership that was invoiced and paid.
    body: z.strictObject(
      { manager: Id.nullable().optional() },
      'Only the account manager is changed here; a plan follows the membership that was paid for',
    ),
    returns: ClientContext,
    summary:
      'Gives a client another account manager. A plan follows the membership that was paid for.',
  }),
};
