/** What takes two colleagues: money moved by hand above the sum that the house sets. For staff alone. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { DeskClient } from '#contract/matters/desk.ts';
import { ById, Day, Id, InLanguage, Instant, Money } from '#contract/primitives.ts';
import { ProseText } from '#contract/typed-text.ts';

/**
 * `call_off`: what a booking that the house calls off gives beyond the client's own terms. `end_matter`: what
 * goes back because the house ends a matter. `lower_quote`: what a version asks less for than the accepted one.
 * `fail_supplier`: what its client would leave with us, and does not once the supplier has failed. `sent`: a refund marked as sent by whoever recorded the money,
 * while nobody else could. `bank_refund`: a refund
 * that its card did not take, sent by bank.
 */
export const MoneyActKind = z.enum([
  'transfer',
  'credit',
  'refund',
  'call_off',
  'end_matter',
  'lower_quote',
  'fail_supplier',
  'sent',
  'bank_refund',
]);
export type MoneyActKind = z.infer<typeof MoneyActKind>;

/**
 * `done`: below the sum. `alone`: above it, while nobody else of the house could have looked. `over`: what was to
 * be looked at ended by itself.
 */
export const MoneyActState = z.enum([
  'done',
  'alone',
  'waiting',
  'approved',
  'refused',
  'withdrawn',
  'expired',
  'over',
]);
export type MoneyActState = z.infer<typeof MoneyActState>;

/**
 * What the reader may still move by hand without a second colleague, in dirhams; null where nobody else could look
 * and it passes marked as done alone.
 */
export const MoneyRoom = Money.nullable();
export type MoneyRoom = z.infer<typeof MoneyRoom>;

const Person = z.object({ id: z.guid(), name: z.string() });

export const MoneyAct = z.object({
  id: Id,
  version: z.int(),
  kind: MoneyActKind,
  state: MoneyActState,
  amount: Money,
  invoice: z.object({ id: Id, number: z.string() }),
  client: DeskClient.nullable(),
  /** What its invoice is for. */
  source: z.object({ kind: z.string(), id: z.guid() }),
  /** What it gives up; null where only money moves. */
  booking: Id.nullable(),
  /** Of a transfer that waits: what of it is more than is owed by now, and goes back once it is recorded. */
  tooMuch: Money,
  /** Of money that waits to go back: whether the membership that it was paid for ends with it; null where it is none. */
  endsMembership: z.boolean().nullable(),
  /** What its invoice is for has ended: that is why. */
  over: z.boolean(),
  /** Why; empty for a transfer, of which this is known: */
  reason: z.string(),
  reference: z.string(),
  receivedOn: Day.nullable(),
  askedBy: Person,
  askedAt: Instant,
  expiresAt: Instant,
  answeredBy: Person.nullable(),
  answer: z.string(),
  /** The reader asked for it: another one answers. */
  mine: z.boolean(),
  /** It waits, and the reader may look at it: not who asked, nor who came to the house just now. */
  mayAnswer: z.boolean(),
});
export type MoneyAct = z.infer<typeof MoneyAct>;

export const moneyActs = {
  list: endpoint('GET', '/rest/v1/desk/billing/acts', {
    query: InLanguage,
    returns: z.array(MoneyAct),
    summary:
      'What waits for a second colleague, what ended by itself since yesterday, and what was done alone in the last 30 days.',
  }),
  room: endpoint('GET', '/rest/v1/desk/billing/acts/room', {
    query: z.object({ kind: z.enum(['booking', 'matter']), id: Id }),
    returns: z.object({ room: MoneyRoom }),
    summary: 'How much of a booking or matter the reader may send back without a second colleague.',
  }),
  answer: endpoint('POST', '/rest/v1/desk/billing/acts/:id/answer', {
    params: ById,
    body: z
      .object({
        answer: z.enum(['approve', 'refuse', 'withdraw']),
        reason: ProseText.max(500).default(''),
      })
      .refine(({ answer, reason }) => answer !== 'refuse' || reason.trim() !== '', {
        path: ['reason'],
        message: 'Please say why',
      }),
    query: InLanguage,
    returns: z.array(MoneyAct),
    once: true,
    versioned: true,
    summary:
      'A second colleague approves, and the money moves; or refuses, with a reason; or who asked takes it back.',
  }),
};
