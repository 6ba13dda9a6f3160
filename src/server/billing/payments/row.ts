import { z } from 'zod';
import { CardBrand, DeclineReason, PaymentState } from '#contract/billing/payments.ts';
import { Currency, Id, Instant, Language, Localised, type Money } from '#contract/primitives.ts';
import type { Till } from '#domain/billing/ledger.ts';
import { money } from '#domain/money.ts';
import type { Sql } from '#server/platform/sql.ts';

/** What is known of the card or the transfer; nothing before a card was shown. */
const Shown = z.object({
  brand: CardBrand.optional(),
  last4: z.string().optional(),
  reference: z.string().optional(),
});

export const PaymentRow = z.object({
  id: Id,
  clientId: z.guid().nullable(),
  kind: z.enum(['card', 'transfer']),
  state: PaymentState,
  invoiceId: Id.nullable(),
  bookingId: Id.nullable(),
  title: Localised,
  currency: Currency,
  amount: z.int(),
  settledAmount: z.int().nullable(),
  refundedAmount: z.int(),
  /** Of that, what has not left yet. */
  returningAmount: z.int(),
  captureLater: z.boolean(),
  /** Begun with what it pays, and not asked for before its job runs: its sum follows what is due. */
  waits: z.boolean(),
  /** The version of the held booking that it confirms once it has paid; null where it only pays. */
  confirms: z.int().nullable(),
  saveMethod: z.boolean(),
  methodId: Id.nullable(),
  processor: z.enum(['sandbox', 'stripe', 'bank']),
  token: z.string().nullable(),
  processorRef: z.string().nullable(),
  stepUrl: z.string().nullable(),
  method: Shown,
  failure: DeclineReason.nullable(),
  returnTo: z.string(),
  language: Language,
  actorKind: z.enum(['client', 'staff', 'system']),
  actorId: z.guid().nullable(),
  delegateId: z.guid().nullable(),
  delegateName: z.string(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
});
export type PaymentRow = z.infer<typeof PaymentRow>;

export const paymentColumns = (sql: Sql) => sql`
  id, client_id, kind, state, invoice_id, booking_id, title, currency, amount, settled_amount,
  refunded_amount, capture_later, waits, confirms, save_method, method_id, processor, token, processor_ref, step_url,
  method, failure, return_to, language, actor_kind, actor_id, delegate_id,
  delegate_name, created_at, settled_at, (
    select coalesce(sum(r.amount), 0)::bigint from app.refunds r
    where r.payment_id = payments.id and r.state = 'created') as returning_amount`;

export const tillOf = ({ kind }: Pick<PaymentRow, 'kind'>): Till =>
  kind === 'card' ? 'card' : 'bank';

export const amountOf = ({ amount, currency }: PaymentRow): Money => money(amount, currency);

/** What can still go back. */
export const leftOf = ({ settledAmount, refundedAmount }: PaymentRow): number =>
  (settledAmount ?? 0) - refundedAmount;
