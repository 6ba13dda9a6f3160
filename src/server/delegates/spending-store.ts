import { z } from 'zod';
import type { BookingPlace } from '#contract/bookings/bookings.ts';
import { type Instant, Instant as InstantShape, Money } from '#contract/primitives.ts';
import type { SpendingStep } from '#domain/delegates/spending.ts';
import { endedStates } from '#domain/matters/money.ts';
import { convert } from '#domain/money.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const Row = z.object({
  source: z.guid(),
  kind: z.enum(['agreed', 'paid']),
  amount: z.int(),
  at: InstantShape,
  kept: z.array(Money).nullable(),
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

/** A booking that is none any more: of it only its fee is asked for. */
const endedPlaces = ['expired', 'cancelled', 'declined', 'no_show'] satisfies BookingPlace[];

/**
 * What is kept of a purchase that came to nothing, or of which everything was credited: what its invoices
 * still ask for. It follows from them, so that it is given back in the very transaction of its end.
 */
const keptOf = (sql: Sql) => sql`
  select json_agg(json_build_object('amount', total_amount - credited_amount, 'currency', currency))
    as sums, sum(total_amount - credited_amount) as asked
  from app.invoices i where i.kind = 'invoice' and case s.source_kind
    when 'invoice' then i.id = s.source_id
    else i.source_id = s.source_id and i.source_kind = s.source_kind end`;

const hasEnded = (sql: Sql) => sql`
  exists (select from app.bookings b
    where b.id = s.source_id and s.source_kind = 'booking' and b.place = any(${endedPlaces}))
  or exists (select from app.matters m
    where m.id = s.source_id and s.source_kind = 'matter' and m.state = any(${[...endedStates]}))`;

/**
 * Every step of the purchases that were touched since a moment, in their order. What a card refused or
 * let go was not spent, nor what was sent back whole; what is still on its way is.
 */
export async function spendingsOf(sql: Sql, wanted: Wanted): Promise<SpendingStep[]> {
  const { clientId, delegateId, source, except, since } = wanted;
  const rows = await many(Row, sql)`
    select source_id as source, s.kind, amount, at,
      case when k.asked = 0 or ${hasEnded(sql)} then coalesce(k.sums, '[]') end as kept
    from app.mandate_spendings s left join lateral (${keptOf(sql)}) k on true
    where client_id = ${clientId} and delegate_id = ${delegateId}
      and (source_id = ${source ?? null} or source_id in (
        select recent.source_id from app.mandate_spendings recent
        where recent.client_id = ${clientId} and recent.delegate_id = ${delegateId}
          and recent.at >= ${since}))
      and (payment_id is null or payment_id is distinct from ${except ?? null})
      and not exists (select from app.payments p
        where p.id = s.payment_id and (p.state in ('failed', 'released')
          or (s.kind = 'paid' and p.refunded_amount = p.settled_amount)))
    order by at, s.id`;
  return rows.map(({ kept, ...step }) => (kept ? { ...step, kept: inFils(kept) } : step));
}

const inFils = (sums: readonly Money[]): number =>
  sums.reduce((all, sum) => all + convert(sum, 'AED').amount, 0);

interface NewSpending extends Omit<SpendingStep, 'kept'> {
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
