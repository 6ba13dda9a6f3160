import { z } from 'zod';
import { RefundState } from '#contract/billing/desk.ts';
import { Currency, Id, Instant, Localised } from '#contract/primitives.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const Payment = z.object({
  kind: z.enum(['card', 'transfer']),
  invoiceId: Id,
  amount: z.int(),
  currency: Currency,
  actorId: z.guid().nullable(),
});

const Row = z.object({
  id: Id,
  state: RefundState,
  currency: Currency,
  amount: z.int(),
  reason: z.string(),
  clientId: z.guid().nullable(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
  processorRef: z.string().nullable(),
  invoiceId: Id,
  series: z.string(),
  year: z.int(),
  number: z.int(),
  title: Localised,
  payment: Payment,
  cameWith: z.string(),
});
export type SendingRow = z.infer<typeof Row>;

/** What goes back by bank or did not reach its card; what was sent only since a moment. */
export const toSend = (sql: Sql, since: Instant) =>
  many(Row, sql)`
    select r.id, r.state, r.currency, r.amount, r.reason, r.client_id, r.created_at, r.settled_at,
      r.processor_ref, i.id as invoice_id, i.series, i.year, i.number, i.title,
      jsonb_build_object('kind', p.kind, 'invoiceId', p.invoice_id, 'amount', p.amount,
        'currency', p.currency, 'actorId', p.actor_id) as payment,
      coalesce(p.method ->> 'reference', '') as came_with
    from app.refunds r join app.payments p on p.id = r.payment_id
    join app.invoices i on i.id = r.invoice_id
    where (r.state = 'created' and p.kind = 'transfer')
      or (r.state = 'failed' and p.kind = 'card')
      or (r.state = 'succeeded' and (p.kind = 'transfer' or r.by_bank) and r.settled_at > ${since})
    order by r.state = 'succeeded', case when r.state = 'succeeded' then null else r.created_at end,
      r.settled_at desc, r.id limit 200`;
