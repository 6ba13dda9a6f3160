/** How the documents of whatever is paid for stand by the house's books. */
import { z } from 'zod';
import { Currency, Id } from '#contract/primitives.ts';
import { many, type Sql } from '#server/platform/sql.ts';

/** What a document asks for, and what of the client's is there: paid, or reserved on a card. */
const SeenSheet = z.object({
  id: Id,
  currency: Currency,
  left: z.int(),
  held: z.int(),
  reserved: z.int(),
  payments: z.array(z.int()),
  newest: Id.nullable(),
  /** Whether a payment that was begun, and has no end yet, only reserves. */
  begun: z.array(z.boolean()),
});

/** The first one first. */
export const sheetsOf = (tx: Sql, kind: 'booking' | 'matter' | 'membership', source: string) =>
  many(SeenSheet, tx)`
    select i.id, i.currency, total_amount - credited_amount as left,
      paid_amount - coalesce((select sum(amount) from app.refunds r
        where r.invoice_id = i.id and r.state = 'created'), 0)::bigint as held,
      coalesce((select sum(amount) from app.payments p
        where p.invoice_id = i.id and p.state = 'authorised'), 0)::bigint as reserved,
      (select id from app.payments p
        where p.invoice_id = i.id and p.state = 'succeeded' and settled_amount > refunded_amount
        order by created_at desc, id desc limit 1) as newest,
      array(select settled_amount - refunded_amount from app.payments p
        where p.invoice_id = i.id and p.state = 'succeeded' and settled_amount > refunded_amount
        order by created_at, id) as payments,
      array(select capture_later from app.payments p
        where p.invoice_id = i.id and p.state in ('created', 'step', 'processing') and not p.waits)
        as begun
    from app.invoices i
    where source_id = ${source} and source_kind = ${kind} and kind = 'invoice'
    order by issued_at, id`;
