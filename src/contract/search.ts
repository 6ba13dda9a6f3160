/** One search over the whole house: what can be booked, lived in, founded, attended or read. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { ownSearchPath, searchPath } from '#contract/paths.ts';
import { InLanguage, Money } from '#contract/primitives.ts';

export const SearchKind = z.enum([
  'experience',
  'home',
  'area',
  'company',
  'school',
  'venue',
  'event',
  'page',
  'question',
  /** The client's own. */
  'booking',
  'request',
  'invoice',
  'paper',
]);
export type SearchKind = z.infer<typeof SearchKind>;

export const SearchFactName = z.enum([
  'price',
  'from',
  'average',
  'duration',
  'rating',
  'bedrooms',
  'size',
  'homes',
  'authority',
  'valid',
  'waitlist',
  'fees',
  'minimumSpend',
  'hours',
  'dress',
]);
export type SearchFactName = z.infer<typeof SearchFactName>;

/** What is worth knowing before opening it. A price says what it buys one of. */
export const SearchFact = z.object({
  name: SearchFactName,
  value: z.union([z.string(), Money]),
  unit: z.string().optional(),
});
export type SearchFact = z.infer<typeof SearchFact>;

const HitPicture = z.object({ light: z.string(), dark: z.string(), alt: z.string() });

export const SearchHit = z.object({
  kind: SearchKind,
  /** Without the language prefix. */
  path: z.string(),
  title: z.string(),
  /** Where it is, or what it belongs to. */
  place: z.string(),
  text: z.string(),
  picture: HitPicture.nullable(),
  /** The first one stands in the list, all of them beside it. */
  facts: z.array(SearchFact),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchAnswer = z.object({
  /** How many there are of all kinds; `limit` of them are sent. */
  total: z.int(),
  /** The kind of the best hit first; hits of a kind by how well they match. */
  groups: z.array(z.object({ kind: SearchKind, total: z.int(), hits: z.array(SearchHit) })),
  /** The words that matched, as `stem` spells them, so that a screen can mark them. */
  matched: z.array(z.string()),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

const OwnSearchQuery = InLanguage.extend({
  q: z
    .string('write what to look for')
    .trim()
    .min(1, 'write what to look for')
    .max(100, 'use at most 100 characters'),
});

export const SearchQuery = OwnSearchQuery.extend({
  limit: z.coerce.number().int().min(1).max(50).default(24),
  /** Asked by somebody signed in: the pages of their own account are found as well. */
  account: z.stringbool().default(false),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const search = {
  find: endpoint('GET', searchPath, {
    query: SearchQuery,
    returns: SearchAnswer,
    summary:
      'Finds offerings, homes, areas, companies, schools, venues, events, pages and questions.',
  }),
  own: endpoint('GET', ownSearchPath, {
    query: OwnSearchQuery,
    returns: SearchAnswer,
    summary: 'Finds the caller’s own bookings, requests, invoices and papers.',
  }),
};
