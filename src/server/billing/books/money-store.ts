/** What was asked for, paid, reserved and sent back for something: the one place that reads it for others. */
import { z } from 'zod';
import { CardPays } from '#contract/money-facts.ts';
import { type Currency, Day } from '#contract/primitives.ts';
import { type Moved, nothingMoved } from '#domain/money/facts.ts';
import { isGift } from '#server/billing/invoices/credit-parts.ts';
import { payingCard } from '#server/billing/invoices/row.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const Document = z.object({
  total: z.int(),
  paid: z.int(),
  credited: z.int(),
  leaving: z.int(),
  instalments: z.array(z.object({ amount: z.int(), dueOn: Day })),
});

const Row = z.object({
  id: z.guid(),
  documents: z.array(Document),
  forgiven: z.int(),
  paid: z.int(),
  reserved: z.int(),
  released: z.int(),
  returning: z.int(),
  returned: z.int(),
  ways: z.array(z.enum(['card', 'transfer'])),
  cards: z.array(z.string()),
  creditNotes: z.array(z.string()),
  cardPays: CardPays.nullable(),
  invoice: z.guid().nullable(),
});

/** What the money is about; what is agreed in one currency may have been paid in another before. */
interface Sources {
  kind: 'booking' | 'matter';
  ids: readonly string[];
  currency?: Currency;
}

/** A transfer is known by its document alone, a payment for a hold by its booking alone. */
const moneyOf = (sql: Sql, { kind, currency }: Sources) => sql`
  select p.id, p.kind, p.state, p.amount, p.settled_amount, p.refunded_amount, p.created_at, p.method
  from app.payments p
  where (p.booking_id = asked.id or p.invoice_id in (
    select i.id from app.invoices i where i.source_id = asked.id and i.source_kind = ${kind}))
    ${currency ? sql`and p.currency = ${currency}` : sql``}`;

/** What people quoted is paid by its client: no card is ever charged for it. */
const cardOf = (sql: Sql, { kind }: Sources) =>
  kind === 'booking'
    ? payingCard(sql, sql`(select b.client_id from app.bookings b where b.id = asked.id)`)
    : sql`null`;

/** How the money of each moved, as far as the caller may see it. */
export async function movedOf(sql: Sql, sources: Sources): Promise<(id: string) => Moved> {
  const { kind, ids, currency } = sources;
  if (ids.length === 0) return () => nothingMoved;
  const rows = await many(
    Row,
    sql`
      select asked.id, documents.all as documents, documents.next as invoice, gifts.forgiven,
        sums.paid, sums.reserved, sums.released, sums.ways, sums.cards,
        gifts.credit_notes,
        back.returning, back.returned,
        ${cardOf(sql, sources)} as card_pays
      from unnest(${[...ids]}::uuid[]) as asked (id)
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('total', i.total_amount, 'paid', i.paid_amount,
          'credited', i.credited_amount, 'leaving', (
            select coalesce(sum(r.amount), 0) from app.refunds r
            where r.invoice_id = i.id and r.state = 'created'), 'instalments', i.instalments)
          order by i.issued_at, i.id), '[]'::jsonb) as all,
          coalesce(
            (array_agg(i.id order by i.issued_at, i.id)
              filter (where i.paid_amount < i.total_amount - i.credited_amount))[1],
            (array_agg(i.id order by i.issued_at desc, i.id desc))[1]) as next
        from app.invoices i
        where i.source_id = asked.id and i.source_kind = ${kind} and i.kind = 'invoice'
          ${currency ? sql`and i.currency = ${currency}` : sql``}) documents
      cross join lateral (
        select coalesce(sum(total_amount) filter (where ${isGift(sql)}), 0)::bigint as forgiven,
          coalesce(array_agg(series || '-' || year || '-' || lpad(number::text, 4, '0')
            order by issued_at, number) filter (where kind = 'credit_note'), '{}') as credit_notes
        from app.invoices where source_id = asked.id and source_kind = ${kind}
          ${currency ? sql`and currency = ${currency}` : sql``}) gifts
      cross join lateral (
        select coalesce(sum(settled_amount - refunded_amount)
            filter (where state = 'succeeded'), 0)::bigint as paid,
          coalesce(sum(amount) filter (where state = 'authorised'), 0)::bigint as reserved,
          coalesce((array_agg(amount order by created_at desc)
            filter (where state = 'released'))[1], 0)::bigint as released,
          coalesce(array_agg(distinct kind order by kind)
            filter (where state = 'succeeded'), '{}') as ways,
          coalesce(array_agg(distinct (method ->> 'brand') || ' ' || (method ->> 'last4'))
            filter (where state = 'succeeded' and method ->> 'last4' <> ''), '{}') as cards
        from (${moneyOf(sql, sources)}) moved) sums
      cross join lateral (
        select coalesce(sum(r.amount) filter (where r.state = 'created'), 0)::bigint as returning,
          coalesce(sum(r.amount) filter (where r.state = 'succeeded'), 0)::bigint as returned
        from app.refunds r where r.payment_id in (select moved.id from (${moneyOf(sql, sources)}) moved)) back`,
  );
  const known = new Map(rows.map(({ id, ...moved }) => [id, moved]));
  return (id) => known.get(id) ?? nothingMoved;
}
