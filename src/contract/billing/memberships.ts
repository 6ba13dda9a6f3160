/** Plans of the landing page and tiers of the VIP page: started, changed, ended and renewed. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { BackShare } from '#contract/money-facts.ts';
import { ById, CatalogueId, Day, Id, InLanguage, Instant, Money } from '#contract/primitives.ts';

export const Programme = z.enum(['plan', 'tier']);
export type Programme = z.infer<typeof Programme>;

/**
 * `applied`: the house has yet to say yes, and nothing is due before. `awaiting`: the first invoice is not paid yet. `past_due`: a renewal was declined and is tried again.
 * `paused`: it was tried often enough; paying the open invoice resumes it.
 */
export const MembershipState = z.enum([
  'applied',
  'awaiting',
  'active',
  'past_due',
  'paused',
  'ended',
]);
export type MembershipState = z.infer<typeof MembershipState>;

export const MembershipEvent = z.object({
  id: Id,
  at: Instant,
  kind: z.enum([
    'applied',
    'approved',
    'refused',
    'started',
    'activated',
    'renewed',
    'change_asked',
    'changed',
    /** It was not paid in time, or the house took its price off. */
    'change_dropped',
    'cancel_asked',
    'resumed',
    'declined',
    'paused',
    'ended',
  ]),
  /** A plan's or tier's name in the reader's language, where it changed. */
  name: z.string(),
  /** Why the house did not say yes. */
  reason: z.string(),
});
export type MembershipEvent = z.infer<typeof MembershipEvent>;

/** What its renewals still cost before it ends. */
export const MembershipDue = z.object({
  each: Money,
  times: z.int(),
  total: Money,
  /** The day of the last of them. */
  last: Day,
});
export type MembershipDue = z.infer<typeof MembershipDue>;

export const MembershipView = z.object({
  id: Id,
  version: z.int(),
  programme: Programme,
  choice: CatalogueId,
  name: z.string(),
  state: MembershipState,
  price: Money,
  every: z.enum(['month', 'year']),
  /** The running period; the day it ends is the day it renews. */
  periodFrom: Day,
  periodTo: Day,
  startedOn: Day,
  /** The first day on which it may be over. */
  minimumUntil: Day,
  minimumServed: z.boolean(),
  /** The first day without it if its end were asked for now. */
  earliestEnd: Day,
  /** The first day without it, once its end was asked for. */
  endsOn: Day.nullable(),
  /** What falls due before `endsOn`, or before `earliestEnd` while no end was asked for; null where nothing does. */
  stillDue: MembershipDue.nullable(),
  /** What it becomes at the next renewal, or when its invoice is paid. */
  changesTo: z
    .object({
      choice: CatalogueId,
      name: z.string(),
      on: Day.nullable(),
      price: Money,
      /** The first day on which it may be over then; null where that stays as it is. */
      minimumUntil: Day.nullable(),
    })
    .nullable(),
  /** The day by which an application is answered; null where the house is not asked. */
  answerBy: Day.nullable(),
  /** What joining costs besides, once; null where that is nothing or it has begun. */
  joiningFee: Money.nullable(),
  /** The invoice that waits to be paid, if one does. */
  openInvoice: Id.nullable(),
  /**
   * How that stands: `bank_asks`: its payer's bank wants an answer first. `collecting`: a card is being asked.
   * `checking`: a transfer that covers it is being checked.
   */
  openStands: z.enum(['to_pay', 'bank_asks', 'collecting', 'checking']).nullable(),
  /**
   * What of it was paid already and goes back, by which way, where what it asks for never comes to be: the first
   * invoice of what has not begun, or that of a change.
   */
  openPaid: z.array(BackShare),
  /** When a declined renewal is tried again. */
  retryOn: Day.nullable(),
  /** Minutes within which the house answers; null for tiers. */
  responseMinutes: z.int().nullable(),
});
export type MembershipView = z.infer<typeof MembershipView>;

export const MembershipOption = z.object({
  programme: Programme,
  choice: CatalogueId,
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  price: Money,
  every: z.enum(['month', 'year']),
  joiningFee: Money.nullable(),
  minimumMonths: z.int(),
  /** This client's own now. */
  current: z.boolean(),
  /** The house is asked for it. */
  applied: z.boolean(),
  /** The house says yes or no before it begins. */
  reviewed: z.boolean(),
  /** A tier that comes with the client's plan and costs nothing. */
  included: z.boolean(),
});
export type MembershipOption = z.infer<typeof MembershipOption>;

/** What a change would be. Shown = approved = charged. */
export const ChangeQuoteView = z.object({
  choice: CatalogueId,
  name: z.string(),
  /**
   * `now`: dearer, paid for the days that are left. `review`: the same, once the house has said yes.
   * `period_end`: cheaper, from the next period on.
   */
  takesEffect: z.enum(['now', 'review', 'period_end']),
  on: Day,
  daysLeft: z.int(),
  daysInPeriod: z.int(),
  /** What the rest of the period costs at the new price, and what of the old is not used up. */
  newShare: Money,
  unusedShare: Money,
  /** To pay now: their difference; nothing when it takes effect later. */
  total: Money,
  vat: Money,
  priceAfter: Money,
  renewsOn: Day,
  /** The first day on which it may be over, once it has changed. */
  minimumUntil: Day,
  /** What it renews for before that day, at its price; null where it may be over with the period. */
  termDue: MembershipDue.nullable(),
});
export type ChangeQuoteView = z.infer<typeof ChangeQuoteView>;

const Choosing = z.object({ choice: CatalogueId });
/** The total the client saw; the server refuses when its own differs. */
const approved = { total: Money };
const answers = { query: InLanguage, returns: MembershipView };
const acts = { params: ById, ...answers };

export const memberships = {
  options: endpoint('GET', '/rest/v1/billing/memberships/options', {
    query: InLanguage,
    returns: z.array(MembershipOption),
    summary: 'Plans and tiers that can be had, with what the client has now.',
  }),
  list: endpoint('GET', '/rest/v1/billing/memberships', {
    query: InLanguage,
    returns: z.array(MembershipView),
    summary: 'What the client has, ended ones left out.',
  }),
  start: endpoint('POST', '/rest/v1/billing/memberships', {
    body: z.object({ programme: Programme, choice: CatalogueId, ...approved }),
    ...answers,
    once: true,
    summary:
      'Begins a plan with its first invoice: a saved card pays it at once, else pay `openInvoice`. Applies for a tier: the house answers first, and nothing is due before.',
  }),
  history: endpoint('GET', '/rest/v1/billing/memberships/:id/history', {
    params: ById,
    query: InLanguage,
    returns: z.array(MembershipEvent),
    summary: 'What happened to a membership, newest first.',
  }),
  changeQuote: endpoint('POST', '/rest/v1/billing/memberships/:id/change/quote', {
    params: ById,
    query: InLanguage,
    body: Choosing,
    returns: ChangeQuoteView,
    summary: 'What another plan or tier would cost now. Changes nothing.',
  }),
  change: endpoint('POST', '/rest/v1/billing/memberships/:id/change', {
    ...acts,
    body: Choosing.extend(approved),
    once: true,
    versioned: true,
    summary:
      'Changes to a dearer one once the difference is paid, to a cheaper one at the period’s end.',
  }),
  cancel: endpoint('POST', '/rest/v1/billing/memberships/:id/cancel', {
    ...acts,
    once: true,
    versioned: true,
    summary:
      'Ends it with the period, not before the minimum term is served. A change planned for the next period is kept.',
  }),
  resume: endpoint('POST', '/rest/v1/billing/memberships/:id/resume', {
    ...acts,
    once: true,
    versioned: true,
    summary: 'Takes back an asked-for end, or, where none is, a change that has not happened yet.',
  }),
};
