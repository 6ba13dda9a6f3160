/** The parts of a matter: its states and moves, words, papers, steps, appointments and history. */
import { z } from 'zod';
import { matterLengths } from '#contract/matters/kinds.ts';
import { Id, Instant, NotificationFacts } from '#contract/primitives.ts';
import { ProseText } from '#contract/typed-text.ts';

export const MatterState = z.enum([
  'draft',
  'submitted',
  'clarifying',
  'sourcing',
  'proposed',
  'approved',
  'fulfilling',
  'delivered',
  'closed',
  'withdrawn',
  'declined',
  'lapsed',
]);
export type MatterState = z.infer<typeof MatterState>;

/** What moves a matter; who may is decided in `domain/matters/life.ts`. */
export const MatterMove = z.enum([
  'submit',
  'ask',
  'answer',
  'source',
  'propose',
  'revise',
  'approve',
  'fulfil',
  'supplier_failed',
  'deliver',
  'make_right',
  'close',
  'reopen',
  'withdraw',
  'decline',
  'lapse',
]);
export type MatterMove = z.infer<typeof MatterMove>;

export const MatterFile = z.object({
  id: Id,
  name: z.string(),
  /** Decided by its content. */
  type: z.string(),
  size: z.int(),
  createdAt: Instant,
});
export type MatterFile = z.infer<typeof MatterFile>;

export const MatterMessage = z.object({
  id: Id,
  at: Instant,
  from: z.enum(['client', 'house']),
  /** The writer's name; the client's own where a delegate wrote for them. */
  name: z.string(),
  /** Who wrote for the client; empty where they wrote themselves. */
  delegate: z.string(),
  text: z.string(),
  files: z.array(MatterFile),
  /** House notes reach the desk alone. */
  internal: z.boolean(),
});
export type MatterMessage = z.infer<typeof MatterMessage>;

export const PaperState = z.enum(['missing', 'received', 'accepted', 'rejected']);
export type PaperState = z.infer<typeof PaperState>;

export const StepPaper = z.object({
  id: Id,
  name: z.string(),
  state: PaperState,
  /** Why it was rejected. */
  reason: z.string(),
  file: MatterFile.nullable(),
});
export type StepPaper = z.infer<typeof StepPaper>;

export const StepState = z.enum(['locked', 'open', 'waiting', 'done', 'rejected']);
export type StepState = z.infer<typeof StepState>;

export const MatterStep = z.object({
  number: z.int(),
  title: z.string(),
  text: z.string(),
  /** As the catalogue says it: `1 day`, `2 to 5 days`. */
  duration: z.string(),
  state: StepState,
  openedAt: Instant.nullable(),
  doneAt: Instant.nullable(),
  papers: z.array(StepPaper),
});
export type MatterStep = z.infer<typeof MatterStep>;

export const MatterHour = z.object({
  id: Id,
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  place: z.string(),
  state: z.enum(['set', 'cancelled']),
});
export type MatterHour = z.infer<typeof MatterHour>;

export const MatterAppointment = MatterHour.extend({
  /** The client chose the hour and may choose another; else the house set it. */
  isBooked: z.boolean(),
  /** Whom the client chose to meet; nobody is named where the house set the hour. */
  adviser: z
    .object({ name: z.string(), title: z.string(), phone: z.string().nullable() })
    .nullable(),
});
export type MatterAppointment = z.infer<typeof MatterAppointment>;

/** One line of the history; nothing in it ever changes. */
export const MatterEvent = z.object({
  id: Id,
  at: Instant,
  /** A move, or what else happened. */
  kind: z.union([
    MatterMove,
    z.enum([
      'claimed',
      'assigned',
      'promised',
      'promise_missed',
      'quote_sent',
      'quote_accepted',
      'quote_rejected',
      'step',
      'paper',
      'appointment',
      'appointment_cancelled',
      'paused',
      'resumed',
      'urgent',
      'escalated',
      'rated',
    ]),
  ]),
  actor: z.enum(['client', 'house', 'system']),
  name: z.string(),
  /** Who did it for the client; empty where they did it themselves. */
  delegate: z.string(),
  reason: z.string(),
  /** What the sentence needs: a version, a step, an hour. */
  about: NotificationFacts,
});
export type MatterEvent = z.infer<typeof MatterEvent>;

export const MatterRating = z.object({
  stars: z.int().min(1).max(5),
  words: ProseText.max(matterLengths.words).default(''),
});
export type MatterRating = z.infer<typeof MatterRating>;
