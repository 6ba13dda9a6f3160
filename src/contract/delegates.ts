/** People who act for a client, with the rights the client chose. */
import { z } from 'zod';
import { endpoint, type MandateRightName } from '#contract/endpoint.ts';
import { ById, Day, Id, InLanguage, Instant } from '#contract/primitives.ts';
import { TextLine } from '#contract/typed-text.ts';

export const MandateRight = z.enum([
  'view',
  'request',
  'approve',
  'pay',
  'documents',
] satisfies MandateRightName[]);
export type MandateRight = z.infer<typeof MandateRight>;

/** Whoever may do anything may look. */
const Rights = z
  .array(MandateRight)
  .max(MandateRight.options.length)
  .transform((chosen) =>
    MandateRight.options.filter((right) => right === 'view' || chosen.includes(right)),
  );

/** AED in fils; null for any amount. */
const UpTo = z.int().min(0).max(100_000_000_000).nullable().default(null);

const limits = {
  /** How much one purchase may come to, in however many parts it is paid. */
  upTo: UpTo,
  /** All purchases of one day, Dubai's. */
  upToDay: UpTo,
  /** All purchases of one calendar month. */
  upToMonth: UpTo,
};

/** What was agreed to or paid under it, in fils: against the limits of the day and the month. */
const SpentOfMandate = z.object({ today: z.int(), month: z.int() });
export type SpentOfMandate = z.infer<typeof SpentOfMandate>;

const granted = {
  /** As the client calls them. */
  name: TextLine.max(120),
  rights: Rights,
  ...limits,
  /** The last day, Dubai's; null until it is revoked. */
  until: Day.nullable().default(null),
};

export const MandateAsk = z.object(granted);
export type MandateAsk = z.infer<typeof MandateAsk>;

export const InvitationAsk = MandateAsk.extend({
  email: z.email('It must be a mail address').max(254).toLowerCase(),
});
export type InvitationAsk = z.infer<typeof InvitationAsk>;

/** `lapsed`: nobody accepted in time. `ended`: its last day has passed. */
export const MandateState = z.enum(['invited', 'lapsed', 'active', 'ended', 'revoked']);
export type MandateState = z.infer<typeof MandateState>;

const rights = z.array(MandateRight);

/** As the client who gave it sees it. */
export const Mandate = z.object({
  ...granted,
  rights,
  id: Id,
  email: z.string(),
  state: MandateState,
  version: z.int(),
  invitedAt: Instant,
  acceptedAt: Instant.nullable(),
  lastUsedAt: Instant.nullable(),
  spent: SpentOfMandate,
});
export type Mandate = z.infer<typeof Mandate>;

/** As the one who acts sees it. */
export const OwnMandate = z.object({
  id: Id,
  client: z.object({ id: Id, name: z.string() }),
  rights,
  ...limits,
  until: Day.nullable(),
  spent: SpentOfMandate,
});
export type OwnMandate = z.infer<typeof OwnMandate>;

/** What the link in the invitation tells its reader. */
export const Invitation = z.object({
  /** Who invites. */
  client: z.string(),
  /** The address whose account may accept. */
  email: z.string(),
  state: MandateState,
  rights,
  ...limits,
  until: Day.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

const ByToken = z.object({ token: z.string().min(1).max(200) });

export const delegates = {
  list: endpoint('GET', '/rest/v1/delegates', {
    returns: z.array(Mandate),
    summary: 'Who may act for the client, and who might once; the living first.',
  }),
  invite: endpoint('POST', '/rest/v1/delegates', {
    query: InLanguage,
    body: InvitationAsk,
    returns: Mandate,
    proof: 'fresh',
    once: true,
    summary: 'Invites somebody by mail to act for the client.',
  }),
  change: endpoint('PUT', '/rest/v1/delegates/:id', {
    params: ById,
    body: MandateAsk,
    returns: Mandate,
    proof: 'fresh',
    versioned: true,
    summary: 'Changes what somebody may do, from their next request on.',
  }),
  remind: endpoint('POST', '/rest/v1/delegates/:id/invitation', {
    params: ById,
    query: InLanguage,
    returns: Mandate,
    proof: 'fresh',
    summary: 'Writes the invitation again, with a new link.',
  }),
  revoke: endpoint('DELETE', '/rest/v1/delegates/:id', {
    params: ById,
    summary: 'Ends a mandate at once.',
  }),
};

export const mandates = {
  list: endpoint('GET', '/rest/v1/mandates', {
    returns: z.array(OwnMandate),
    summary: 'For whom the signed-in person may act now.',
  }),
  find: endpoint('POST', '/rest/v1/mandates/find', {
    body: ByToken,
    returns: Invitation,
    summary: 'What the link of an invitation offers.',
  }),
  accept: endpoint('POST', '/rest/v1/mandates/accept', {
    body: ByToken,
    returns: OwnMandate,
    summary: 'Accepts an invitation, with an account of the address it was written to.',
  }),
  leave: endpoint('DELETE', '/rest/v1/mandates/:id', {
    params: ById,
    summary: 'Gives a mandate back.',
  }),
};
