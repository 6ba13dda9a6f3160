/** What a client may ask of people, and the form each kind comes with. */
import { z } from 'zod';
import { ClockTime } from '#contract/catalogue/shapes.ts';
import { CatalogueId, Day, Money, Slug } from '#contract/primitives.ts';
import { ProseText, TextLine } from '#contract/typed-text.ts';

export const MatterKind = z.enum([
  'custom',
  'consultation',
  'viewing',
  'property_search',
  'company',
  'visa',
  'banking',
  'legal',
  'school',
  'table',
  'event',
  'membership',
  'document',
  'expert_chat',
]);
export type MatterKind = z.infer<typeof MatterKind>;

/** Where a kind is listed: a tile of the dashboard and its sub-route. */
export const MatterArea = z.enum(['requests', 'real-estate', 'business', 'education', 'vip']);
export type MatterArea = z.infer<typeof MatterArea>;

export const matterLengths = {
  title: 120,
  name: 120,
  notes: 4000,
  message: 8000,
  reason: 500,
  words: 1000,
  fileName: 120,
} as const;

/** What people want known besides; every form ends with it. */
const notes = ProseText.max(matterLengths.notes).default('');
const people = z.int().min(1).max(50);
const name = TextLine.max(matterLengths.name);

const Custom = z.object({
  kind: z.literal('custom'),
  title: TextLine.max(matterLengths.title),
  notes: ProseText.min(1, 'It cannot be empty').max(matterLengths.notes),
  /** When it is wanted; null where it does not matter. */
  day: Day.nullable().default(null),
  people: people.nullable().default(null),
  budget: Money.nullable().default(null),
});

/** Appointments come through the scheduler; their matter names what they are about. */
const Consultation = z.object({
  kind: z.literal('consultation'),
  subject: TextLine.max(200),
  notes,
});

const Viewing = z.object({ kind: z.literal('viewing'), property: Slug, notes });

const PropertySearch = z.object({
  kind: z.literal('property_search'),
  purpose: z.enum(['buy', 'rent']),
  types: z
    .array(z.enum(['villa', 'apartment', 'penthouse']))
    .max(3)
    .default([]),
  areas: z.array(Slug).max(20).default([]),
  bedrooms: z.int().min(0).max(20).nullable().default(null),
  budget: Money.nullable().default(null),
  moveIn: Day.nullable().default(null),
  notes,
});

const Company = z.object({
  kind: z.literal('company'),
  /** Nothing while the jurisdiction is still to be chosen. */
  package: Slug.nullable().default(null),
  activity: TextLine.max(200),
  shareholders: z.int().min(1).max(50).default(1),
  visas: z.int().min(0).max(50).default(0),
  notes,
});

const Visa = z.object({
  kind: z.literal('visa'),
  visa: CatalogueId.nullable().default(null),
  people: people.default(1),
  nationality: TextLine.max(80),
  notes,
});

const Banking = z.object({
  kind: z.literal('banking'),
  account: z.enum(['personal', 'business', 'both']),
  notes,
});

const Legal = z.object({
  kind: z.literal('legal'),
  topic: z.enum(['contract', 'property', 'family', 'company', 'other']),
  notes: ProseText.min(1, 'It cannot be empty').max(matterLengths.notes),
});

const School = z.object({
  kind: z.literal('school'),
  school: Slug,
  child: z.object({ name, born: Day }),
  /** As the school calls it: Year 4, Grade 3. */
  yearGroup: TextLine.max(60),
  start: Day.nullable().default(null),
  notes,
});

const Table = z.object({
  kind: z.literal('table'),
  venue: Slug,
  day: Day,
  time: ClockTime,
  people,
  notes,
});

const Event = z.object({
  kind: z.literal('event'),
  event: Slug,
  day: Day.nullable().default(null),
  people: people.default(1),
  notes,
});

/** A plan of the landing page or a tier of the VIP page. */
const Membership = z.object({
  kind: z.literal('membership'),
  programme: z.enum(['plan', 'tier']),
  choice: CatalogueId,
  notes,
});

const Document = z.object({
  kind: z.literal('document'),
  document: TextLine.max(200),
  notes,
});

const ExpertChat = z.object({
  kind: z.literal('expert_chat'),
  notes: ProseText.min(1, 'It cannot be empty').max(matterLengths.notes),
});

/** The form of every kind. */
export const MatterForm = z.discriminatedUnion('kind', [
  Custom,
  Consultation,
  Viewing,
  PropertySearch,
  Company,
  Visa,
  Banking,
  Legal,
  School,
  Table,
  Event,
  Membership,
  Document,
  ExpertChat,
]);
export type MatterForm = z.infer<typeof MatterForm>;
