import { z } from 'zod';
import { type Instant, Instant as InstantShape } from '#contract/primitives.ts';
import type { Spending } from '#domain/delegates/spending.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const Row = z.object({
  source: z.guid(),
  kind: z.enum(['agreed', 'paid']),
  amount: z.int(),
  at: InstantShape,
});

interface Wanted {
  clientId: string;
  delegateId: string;
  /** The purchase that is being decided about, whenever it began. */
  source?: string;
  /** A payment that is about to be given up. */
  except?: string | undefined;
  since: Instant;
}

/**
 * Every step of the purchases that were touched since a moment, in their order. What a card refused or
 * let go was not spent; what is still on its way is.
 */
export const spendingsOf = (sql: Sql, { clientId, delegateId, source, except, since }: Wanted) =>
  many(Row, sql)`
    select source_id as source, kind, amount, at from app.mandate_spendings s
    where client_id = ${clientId} and delegate_id = ${delegateId}
      and (source_id = ${source ?? null} or source_id in (
        select recent.source_id from app.mandate_spendings recent
        where recent.client_id = ${clientId} and recent.delegate_id = ${delegateId}
          and recent.at >= ${since}))
      and (payment_id is null or payment_id is distinct from ${except ?? null})
      and not exists (select from app.payments p
        where p.id = s.payment_id and p.state in ('failed', 'released'))
    order by at, id`;

interface NewSpending extends Spending {
  id: string;
  clientId: string;
  delegateId: string;
  sourceKind: 'booking' | 'matter' | 'invoice';
  paymentId: string | null;
}

export async function insertSpending(sql: Sql, { source: sourceId, ...spending }: NewSpending) {
  await sql`insert into app.mandate_spendings ${sql({ ...spending, sourceId })}`;
}

/** A purchase of more than a year ago says nothing about this month. */
export async function forgetSpendings(sql: Sql): Promise<void> {
  await sql`delete from app.mandate_spendings where at < now() - interval '13 months'`;
}
