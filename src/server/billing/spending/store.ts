import { z } from 'zod';
import { SpendingCategory } from '#contract/billing/invoices.ts';
import { Currency, type Day, Instant, Localised } from '#contract/primitives.ts';
import { midnightInDubai } from '#domain/time.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const SpentRow = z.object({
  at: Instant,
  /** Negative where money went back. */
  amount: z.int(),
  currency: Currency,
  category: SpendingCategory,
  title: Localised,
  number: z.string(),
  kind: z.enum(['card', 'transfer']),
  last4: z.string().nullable(),
});
export type SpentRow = z.infer<typeof SpentRow>;

/** What was paid on documents and what goes back from the moment that is asked for, since a day in Dubai, oldest first. */
export function spentSince(sql: Sql, clientId: string, from: Day) {
  const since = midnightInDubai(from);
  const described = sql`
    i.category, i.title, p.kind, p.method ->> 'last4' as last4,
    i.series || '-' || i.year || '-' || lpad(i.number::text, greatest(4, length(i.number::text)), '0')
      as number`;
  return many(SpentRow, sql)`
    select p.settled_at as at, p.settled_amount as amount, p.currency, ${described}
    from app.payments p join app.invoices i on i.id = p.invoice_id
    where p.client_id = ${clientId} and p.state = 'succeeded' and p.settled_at >= ${since}
    union all
    select r.created_at, -r.amount, r.currency, ${described}
    from app.refunds r join app.payments p on p.id = r.payment_id
    join app.invoices i on i.id = r.invoice_id
    where r.client_id = ${clientId} and r.state <> 'failed' and r.created_at >= ${since}
    order by 1`;
}
