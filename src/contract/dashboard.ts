/** All that the dashboard shows of a client, in one answer. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { HousePerson } from '#contract/matters/matters.ts';
import { CatalogueId, Day, Id, InLanguage, Instant, Money } from '#contract/primitives.ts';

const Picture = z.object({ light: z.string(), dark: z.string(), alt: z.string() });

/** What waits for the client, and for nobody else. */
export const NeedKind = z.enum([
  /** A place of the waitlist is held for a while. */
  'waitlist',
  /** A hold runs out. */
  'hold',
  'quote',
  /** The house asked something. */
  'answer',
  'paper',
  /** A paper of the vault ends soon, or too early for a journey. */
  'document',
  /** Something was delivered: accept it, or say what is not right. */
  'accept',
  /** A booking is over and not rated yet. */
  'rate',
  'draft',
  /** What is booked lacks names, or where a chauffeur comes. */
  'confirm',
]);
export type NeedKind = z.infer<typeof NeedKind>;

/** What the house asked, in its own words. */
const NeedQuestion = z.object({
  words: z.string(),
  /** Who asked; empty where nobody is named. */
  by: z.string(),
  /** Whether a yes answers it, and the hour that it proposes; else it is answered where it was asked. */
  yes: z.object({ hour: z.string().nullable() }).nullable(),
});

export const Need = z.object({
  kind: NeedKind,
  /** The matter or the booking. */
  id: Id,
  title: z.string(),
  path: z.string(),
  /** After this it is too late. */
  until: Instant.nullable(),
  /** How many papers. */
  count: z.int(),
  /** What a quote comes to. */
  total: Money.nullable(),
  /** Only of an answer that is waited for. */
  question: NeedQuestion.optional(),
});
export type Need = z.infer<typeof Need>;

/** The same, what is to be paid, and what a bank asks first: the assistant tells of money in its own words. */
export const TodayNeed = Need.extend({ kind: z.enum([...NeedKind.options, 'pay', 'bank']) });
export type TodayNeed = z.infer<typeof TodayNeed>;

/** What stands on one of the next days: something to attend, or what the house owes by then. */
export const AgendaEntry = z.object({
  kind: z.enum(['booking', 'appointment', 'planned', 'promise']),
  id: Id,
  title: z.string(),
  /** Where it is; of a promise, who made it. */
  note: z.string().nullable(),
  /** Whom of the house they meet there. */
  with: z.string().nullable(),
  day: Day,
  /** Without an hour it belongs to the whole day. */
  at: Instant.nullable(),
  until: Instant.nullable(),
  path: z.string(),
  picture: Picture.nullable(),
});
export type AgendaEntry = z.infer<typeof AgendaEntry>;

export const ServiceDoneKind = z.enum([
  'claimed',
  'quote_sent',
  'fulfil',
  'deliver',
  'step',
  'paper',
  'appointment',
  'confirmed',
]);
export type ServiceDoneKind = z.infer<typeof ServiceDoneKind>;

/** Something the house did lately for the client. */
export const DoneEntry = z.object({
  id: Id,
  kind: ServiceDoneKind,
  at: Instant,
  /** What it was done for. */
  title: z.string(),
  /** Who did it; null where it was the house's clock. */
  by: z.string().nullable(),
  path: z.string(),
});
export type DoneEntry = z.infer<typeof DoneEntry>;

/** Why a card is shown to this client. */
export const RecommendationReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('child'), name: z.string() }),
  z.object({ kind: z.literal('interest') }),
  z.object({ kind: z.literal('plan'), name: z.string() }),
  z.object({ kind: z.literal('trip'), title: z.string(), day: Day }),
  z.object({ kind: z.literal('season'), until: Day }),
  /** Days until a paper of theirs ends. */
  z.object({ kind: z.literal('expiry'), days: z.int() }),
  z.object({ kind: z.literal('tonight') }),
  z.object({ kind: z.literal('house') }),
]);
export type RecommendationReason = z.infer<typeof RecommendationReason>;

export const RecommendedCard = z.object({
  id: CatalogueId,
  title: z.string(),
  text: z.string(),
  action: z.string(),
  path: z.string(),
  picture: Picture,
  why: RecommendationReason,
  /** A day on which the booking engine had a place when it was asked. */
  freeOn: Day.nullable(),
});
export type RecommendedCard = z.infer<typeof RecommendedCard>;

export const ServiceStatus = z.enum([
  'new',
  'in-progress',
  'awaiting-you',
  'awaiting-authority',
  'confirmed',
  'completed',
  'cancelled',
]);
export type ServiceStatus = z.infer<typeof ServiceStatus>;

export const ServiceTile = z.object({
  id: CatalogueId,
  label: z.string(),
  text: z.string(),
  path: z.string(),
  picture: Picture,
  /** What is open there. */
  count: z.int(),
  /** Nothing while there never was anything. */
  status: z.object({ id: ServiceStatus, label: z.string() }).nullable(),
});
export type ServiceTile = z.infer<typeof ServiceTile>;

const Score = z.object({
  label: z.string(),
  /** `98%` */
  value: z.string(),
  /** The client's own ratings, those of all clients of late, or the figure the house states. */
  from: z.enum(['own', 'clients', 'house']),
  /** How many ratings it is made from. */
  ratings: z.int(),
});

export const FirstStep = z.object({
  id: z.enum(['family', 'paper', 'taste', 'secure']),
  path: z.string(),
});
export type FirstStep = z.infer<typeof FirstStep>;

/** In the words of the page of invoices, which are many: they come with what they say. */
const OwedLine = z.object({ label: z.string(), sum: Money.nullable(), note: z.string() });

export const Dashboard = z.object({
  /** As the specification calls them. */
  name: z.string(),
  /** Who looks after this client; null while nobody was named. */
  manager: HousePerson.nullable(),
  /** Whether somebody has let them act in their name. */
  mayAct: z.boolean(),
  needs: z.array(TodayNeed),
  /** Today and the six days after it, in their order. */
  agenda: z.array(AgendaEntry),
  done: z.array(DoneEntry),
  /** Whether all of it was done since they were last here; else it is what was done lately. */
  isDoneSince: z.boolean(),
  /**
   * What is to be paid, line by line; none where nothing is, nor for whoever acts for another: that right is asked for
   * at the invoices.
   */
  owed: z.array(OwedLine),
  /** Instead of zeros, for somebody who has nothing with us yet: three at a time. */
  firstSteps: z.array(FirstStep),
  /** On a first day: by when the house would answer what it is asked now. */
  firstWord: Instant.nullable(),
  stats: z.object({
    requests: z.object({ label: z.string(), open: z.int(), awaiting: z.int() }),
    bookings: z.object({ label: z.string(), upcoming: z.int(), next: Instant.nullable() }),
    score: Score,
  }),
  recommendations: z.array(RecommendedCard),
  quickActions: z.array(
    z.object({ id: CatalogueId, icon: z.string(), label: z.string(), path: z.string() }),
  ),
  tiles: z.array(ServiceTile),
  closing: z.object({
    title: z.string(),
    text: z.string(),
    chat: z.string(),
    preferences: z.string(),
  }),
});
export type Dashboard = z.infer<typeof Dashboard>;

const DashboardQuery = InLanguage.extend({
  /** Somebody looks at it: a page in the background reads too, and that is no visit. */
  isSeen: z.stringbool().default(false),
});

export const dashboard = {
  read: endpoint('GET', '/rest/v1/dashboard', {
    acting: 'view',
    query: DashboardQuery,
    returns: Dashboard,
    summary: 'All that the dashboard shows, in one answer.',
  }),
};
