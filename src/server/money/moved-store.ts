/** What was asked for, paid, reserved and sent back for something: the one place that reads it for others. */
import { z } from 'zod';
import { CardPays } from '#contract/money-facts.ts';
import { type Currency, Day } from '#contract/primitives.ts';
import { type MovedMoney, nothingMoved } from '#domain/money/facts.ts';
import { houseZone } from '#domain/time.ts';
import { changeFeeIn, feeGivenOf } from '#server/money/change-fees.ts';
import { isGift } from '#server/money/credit-parts.ts';
import { givenBackOf, leavingOf } from '#server/money/refund-sums.ts';
import { refusedOn } from '#server/money/refusals.ts';
import { many, type Sql } from '#server/platform/sql.ts';

/** The card that pays by itself, until when it may, and when its bank refused it, if it did the last time. */
export const payingCard = (sql: Sql, clientId: ReturnType<Sql>) => sql`(
  select jsonb_strip_nulls(jsonb_build_object('card', m.brand || ' ' || m.last4,
    'until', (make_date(m.exp_year, m.exp_month, 1) + interval '1 month' - interval '1 day')::date,
    'refusedOn', ${refusedOn(sql)}))
  from app.payment_methods m where m.client_id = ${clientId} and m.is_default)`;

const Way = { way: z.enum(['card', 'transfer']), card: z.string() };
const Source = z.object({ ...Way, left: z.int() });

const Document = z.object({
  total: z.int(),
  paid: z.int(),
  credited: z.int(),
  givenBack: z.int(),
  fee: z.int(),
  feeGiven: z.int(),
  instalments: z.array(z.object({ amount: z.int(), dueOn: Day })),
  sources: z.array(Source),
});

const Row = z.object({
  id: z.guid(),
  documents: z.array(Document),
  forgiven: z.int(),
  forgivenBack: z.int(),
  forgivenGone: z.int(),
  paid: z.int(),
  reserved: z.int(),
  collecting: z.int(),
  collectingOn: z.array(z.string()),
  checking: z.int(),
  released: z.int(),
  returning: z.int(),
  returned: z.int(),
  ways: z.array(z.enum(['card', 'transfer'])),
  cards: z.array(z.string()),
  loose: z.array(Source),
  backs: z.array(
    z.object({
      ...Way,
      amount: z.int(),
      gone: z.boolean(),
      askedOn: Day,
      sentOn: Day.nullable(),
      reference: z.string().nullable(),
    }),
  ),
  reservedOn: z.array(z.string()),
  releasedOn: z.array(z.string()),
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
  select p.id, p.kind, p.state, p.amount, p.settled_amount, p.refunded_amount, p.created_at, p.method,
    p.invoice_id, p.reserved_at
  from app.payments p
  where (p.booking_id = asked.id or p.invoice_id in (
    select i.id from app.invoices i where i.source_id = asked.id and i.source_kind = ${kind}))
    ${currency ? sql`and p.currency = ${currency}` : sql``}`;

/** What people quoted is paid by its client: no card is ever charged for it. */
const cardOf = (sql: Sql, { kind }: Sources) =>
  kind === 'booking'
    ? payingCard(sql, sql`(select b.client_id from app.bookings b where b.id = asked.id)`)
    : sql`null`;

/** As its owner knows it. */
const cardName = (sql: Sql) =>
  sql`coalesce((p.method ->> 'brand') || ' ' || nullif(p.method ->> 'last4', ''), '')`;

/** What of each payment has not gone back, the newest first: so a refund takes it. */
const sourcesOf = (sql: Sql) => sql`
  coalesce(jsonb_agg(jsonb_build_object('way', p.kind, 'card', ${cardName(sql)},
    'left', p.settled_amount - p.refunded_amount) order by p.created_at desc, p.id desc)
    filter (where p.state = 'succeeded'), '[]'::jsonb)`;

/** What went back with a credit note: so much of it had been paid. What a card would not take is counted as it was asked first. */
const backWith = (sql: Sql) => sql`(
  select coalesce(sum(r.amount), 0) from app.refunds r
  where r.credit_note = invoices.id and not r.by_bank)`;

const goneWith = (sql: Sql) => sql`(
  select coalesce(sum(r.amount), 0) from app.refunds r
  where r.credit_note = invoices.id and r.state = 'succeeded')`;

/** What the house gave of a version that another took the place of counted towards that: it is given no more. */
const isStanding = (sql: Sql) => sql`${isGift(sql)} and not (source_kind = 'matter' and exists (
  select from app.matter_quotes q
  where q.matter_id = source_id and q.state = 'accepted' and q.answered_at >= issued_at))`;

/** How the money of each moved, as far as the caller may see it. */
export async function movedOf(sql: Sql, sources: Sources): Promise<(id: string) => MovedMoney> {
  const { kind, ids, currency } = sources;
  if (ids.length === 0) return () => nothingMoved;
  const rows = await many(Row, sql)`
    select asked.id, documents.all as documents, documents.next as invoice, gifts.forgiven,
      gifts.forgiven_back, gifts.forgiven_gone,
      sums.paid, sums.reserved, sums.released, sums.ways, sums.cards, sums.reserved_on,
      sums.released_on, sums.collecting, sums.collecting_on, documents.checking,
      sums.loose, back.backs,
      gifts.credit_notes,
      back.returning, back.returned,
      ${cardOf(sql, sources)} as card_pays
    from unnest(${[...ids]}::uuid[]) as asked (id)
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('total', i.total_amount,
        'paid', i.paid_amount - ${leavingOf(sql, sql`i`)}, 'credited', i.credited_amount,
        'givenBack', ${givenBackOf(sql, sql`i`)},
        'instalments', i.instalments, 'fee', ${changeFeeIn(sql, sql`i`)}, 'feeGiven', ${feeGivenOf(sql, sql`i`)},
        'sources', (select ${sourcesOf(sql)} from app.payments p where p.invoice_id = i.id))
        order by i.issued_at, i.id), '[]'::jsonb) as all,
        coalesce(
          (array_agg(i.id order by i.issued_at, i.id)
            filter (where i.paid_amount - ${leavingOf(sql, sql`i`)} < i.total_amount - i.credited_amount))[1],
          (array_agg(i.id order by i.credited_amount < i.total_amount desc,
            i.issued_at desc, i.id desc))[1]) as next,
        coalesce(sum(app.transfers_in_check(i.id)), 0)::bigint as checking
      from app.invoices i
      where i.source_id = asked.id and i.source_kind = ${kind} and i.kind = 'invoice'
        ${currency ? sql`and i.currency = ${currency}` : sql``}) documents
    cross join lateral (
      select coalesce(sum(total_amount) filter (where ${isStanding(sql)}), 0)::bigint as forgiven,
        coalesce(array_agg(series || '-' || year || '-' || lpad(number::text, 4, '0')
          order by issued_at, number) filter (where kind = 'credit_note'), '{}') as credit_notes,
        coalesce(sum(least(total_amount, ${backWith(sql)})) filter (where ${isStanding(sql)}), 0)::bigint
          as forgiven_back,
        coalesce(sum(${goneWith(sql)}) filter (where ${isStanding(sql)}), 0)::bigint as forgiven_gone
      from app.invoices where source_id = asked.id and source_kind = ${kind}
        ${currency ? sql`and currency = ${currency}` : sql``}) gifts
    cross join lateral (
      select coalesce(sum(settled_amount - refunded_amount)
          filter (where state = 'succeeded'), 0)::bigint as paid,
        coalesce(sum(amount) filter (where state = 'authorised'), 0)::bigint as reserved,
        coalesce(sum(amount) filter (where state in ('created', 'processing')
          and invoice_id is not null), 0)::bigint as collecting,
        coalesce(array_agg(distinct (method ->> 'brand') || ' ' || (method ->> 'last4'))
          filter (where state in ('created', 'processing') and invoice_id is not null
            and method ->> 'last4' <> ''),
          '{}') as collecting_on,
        coalesce((array_agg(amount order by created_at desc)
          filter (where state = 'released' and reserved_at is not null))[1], 0)::bigint as released,
        coalesce(array_agg(distinct kind order by kind)
          filter (where state = 'succeeded'), '{}') as ways,
        (select ${sourcesOf(sql)} from (${moneyOf(sql, sources)}) p where p.invoice_id is null)
          as loose,
        coalesce(array_agg(distinct (method ->> 'brand') || ' ' || (method ->> 'last4'))
          filter (where state = 'succeeded' and method ->> 'last4' <> ''), '{}') as cards,
        coalesce(array_agg(distinct (method ->> 'brand') || ' ' || (method ->> 'last4'))
          filter (where state = 'authorised' and method ->> 'last4' <> ''), '{}') as reserved_on,
        array_remove(array[(array_agg((method ->> 'brand') || ' ' || (method ->> 'last4')
          order by created_at desc)
          filter (where state = 'released' and reserved_at is not null
            and method ->> 'last4' <> ''))[1]], null) as released_on
      from (${moneyOf(sql, sources)}) moved) sums
    cross join lateral (
      select coalesce(sum(r.amount) filter (where r.state = 'created'), 0)::bigint as returning,
        coalesce(sum(r.amount) filter (where r.state = 'succeeded'), 0)::bigint as returned,
        coalesce(jsonb_agg(jsonb_build_object(
          'way', case when r.by_bank then 'transfer' else p.kind end,
          'card', case when r.by_bank then '' else ${cardName(sql)} end,
          'amount', r.amount, 'gone', r.state = 'succeeded',
          'askedOn', (r.created_at at time zone ${houseZone})::date,
          'sentOn', (r.settled_at at time zone ${houseZone})::date,
          'reference', r.processor_ref) order by r.created_at, r.id)
          filter (where r.state <> 'failed'), '[]'::jsonb) as backs
      from app.refunds r join (${moneyOf(sql, sources)}) p on p.id = r.payment_id) back`;
  const known = new Map(rows.map(({ id, ...moved }) => [id, moved]));
  return (id) => known.get(id) ?? nothingMoved;
}
