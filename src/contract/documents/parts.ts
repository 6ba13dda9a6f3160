/** The parts of the vault: who may see a paper, who did, and which rule it breaks. */
import { z } from 'zod';
import { DocumentType } from '#contract/documents/kinds.ts';
import { CatalogueId, Day, Id, Instant } from '#contract/primitives.ts';

/** A permission that holds while its matter is open and until it is taken back. */
export const DocumentShare = z.object({
  id: Id,
  matterId: Id,
  reference: z.string(),
  sharedAt: Instant,
});
export type DocumentShare = z.infer<typeof DocumentShare>;

/** One line of the log; nothing in it ever changes but whether the access still stands. */
export const DocumentOpening = z.object({
  id: Id,
  at: Instant,
  documentId: Id,
  /** The client, somebody who acts for them, or one of us. */
  who: z.enum(['owner', 'delegate', 'house']),
  name: z.string(),
  type: DocumentType,
  title: z.string(),
  holder: z.string(),
  /** Their own, a permission of the client, or a reason that was written. */
  why: z.enum(['own', 'shared', 'reason']),
  reason: z.string(),
  /** The matter it was opened in, in the reader's language. */
  matter: z.object({ id: Id, title: z.string(), path: z.string() }).nullable(),
  /** What it was looked at with; names that are the same in every language. */
  device: z.string(),
  /** In the vault, by a signed address of the storage, from the storage itself, by a program, or as a matter's copy. */
  way: z.enum(['vault', 'address', 'storage', 'program', 'matter']),
  /** How often it was looked at by this opening, counted at most once a minute. */
  readings: z.int(),
  lastReadAt: Instant.nullable(),
  /** The permission by which it was opened, while that still stands. */
  share: Id.nullable(),
  /** When that permission ended; null where it stands or there was none. */
  endedAt: Instant.nullable(),
});
export type DocumentOpening = z.infer<typeof DocumentOpening>;

const RuleName = z.enum([
  /** A passport is asked to last six months beyond a journey. */
  'flight',
  /** A residence visa should outlast what is booked here. */
  'stay',
  /** A visa is renewed only in a passport that lasts six months longer. */
  'visa',
]);

/** A paper that ends too early for something, and until when that can be mended. */
export const DocumentFinding = z.object({
  documentId: Id,
  rule: RuleName,
  /** What it is too early for: a booking's title, or nothing for a visa. */
  about: z.string(),
  /** The booking, or the visa. */
  aboutId: Id,
  /** The day of the journey, the last day of the stay, or the day the visa ends. */
  day: Day,
  expiresOn: Day,
  /** How long the paper would have to last. */
  neededUntil: Day,
  /** Whole months it lasts beyond the day; negative where it ends before. */
  months: z.int(),
  /** The last day on which a new one can still be in time. */
  actBy: Day,
  /** That day has passed. */
  late: z.boolean(),
  /** How many weeks the house plans for a new one. */
  weeks: z.int(),
});
export type DocumentFinding = z.infer<typeof DocumentFinding>;

/** What a booking has to do with papers. */
export const Journey = z.object({
  id: Id,
  title: z.string(),
  category: CatalogueId,
  from: Day,
  to: Day,
  guests: z.array(z.string()),
});
export type Journey = z.infer<typeof Journey>;
