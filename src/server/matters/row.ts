import { z } from 'zod';
import { Art } from '#contract/catalogue/shapes.ts';
import { MatterArea, MatterForm, MatterKind } from '#contract/matters/kinds.ts';
import { MatterWaitsOn } from '#contract/matters/matters.ts';
import { MatterState } from '#contract/matters/parts.ts';
import { Id, Instant, Language, Localised } from '#contract/primitives.ts';
import type { Promised } from '#domain/matters/promise.ts';
import type { Sql } from '#server/platform/sql.ts';

/** The item of the catalogue a matter is about, as it stood. Not strict: a later one may hold more. */
export const MatterSubject = z.object({
  title: Localised,
  path: z.string(),
  art: z.object(Art.shape).nullable(),
});
export type MatterSubject = z.infer<typeof MatterSubject>;

/** Accounts may come from a service that makes its ids otherwise. */
const account = z.guid().nullable();

/** A row of app.matters. */
export const MatterRow = z.object({
  id: Id,
  reference: z.string(),
  clientId: account,
  kind: MatterKind,
  area: MatterArea,
  title: Localised,
  form: MatterForm,
  subject: MatterSubject.nullable(),
  state: MatterState,
  waitsOn: MatterWaitsOn,
  ownerId: account,
  ownerName: z.string(),
  urgent: z.boolean(),
  escalated: z.boolean(),
  pausedUntil: Instant.nullable(),
  promiseKind: z.enum(['first_word', 'next_word']).nullable(),
  promiseFrom: Instant.nullable(),
  promiseDue: Instant.nullable(),
  promiseMissed: z.boolean(),
  promisesKept: z.int(),
  promisesMissed: z.int(),
  handedInAt: Instant.nullable(),
  stateSince: Instant,
  ratingStars: z.int().nullable(),
  ratingWords: z.string(),
  language: Language,
  zone: z.string(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type MatterRow = z.infer<typeof MatterRow>;

/** In a list, with what its reader has not seen. */
export const ListedMatter = MatterRow.extend({ unread: z.int() });
export type ListedMatter = z.infer<typeof ListedMatter>;

export const matterColumns = (sql: Sql) => sql`
  m.id, m.reference, m.client_id, m.kind, m.area, m.title, m.form, m.subject, m.state, m.waits_on,
  m.owner_id, m.owner_name, m.urgent, m.escalated, m.paused_until, m.promise_kind, m.promise_from,
  m.promise_due, m.promise_missed, m.promises_kept, m.promises_missed, m.handed_in_at, m.state_since, m.rating_stars,
  m.rating_words, m.language, m.zone, m.version, m.created_at, m.updated_at`;

/**
 * Its promise has passed, as `isLate` of the rules says it. Both columns hold the moment of it, each for the index
 * of those who ask: the clock's, and the queue's.
 */
export const promisePassed = (sql: Sql, now: Instant) =>
  sql`(m.promise_due < ${now} and m.queue_at < ${now})`;

/** Whom the count is for: a client counts words of the house, the house those of the client. */
export interface ReaderOf {
  id: string;
  side: 'client' | 'house';
}

export const unreadColumn = (sql: Sql, { id, side }: ReaderOf) => sql`
  (select count(*)::int from app.matter_messages w
    where w.matter_id = m.id and not w.internal and w.side <> ${side} and w.at > coalesce(
      (select r.read_at from app.matter_reads r where r.matter_id = m.id and r.reader_id = ${id}),
      '-infinity')) as unread`;

export function promiseOf(row: MatterRow): Promised | null {
  const { promiseKind: kind, promiseFrom: from, promiseDue: due, promiseMissed: missed } = row;
  return kind && from && due ? { kind, from, due, missed } : null;
}

export const withPromise = (row: MatterRow, promise: Promised | null): MatterRow => ({
  ...row,
  promiseKind: promise?.kind ?? null,
  promiseFrom: promise?.from ?? null,
  promiseDue: promise?.due ?? null,
  promiseMissed: promise?.missed ?? false,
});
