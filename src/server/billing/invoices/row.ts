import { z } from 'zod';
import { InvoiceKind, InvoiceLineKind, SpendingCategory } from '#contract/billing/invoices.ts';
import { BookingPlace } from '#contract/bookings/bookings.ts';
import { CardPays, type MoneyTerm } from '#contract/money-facts.ts';
import { Currency, Day, Id, Instant, Language, Localised } from '#contract/primitives.ts';
import { documentNumber, type ScheduledInvoice, type Sums } from '#domain/billing/invoice.ts';
import { feesForChanges, keptUnder } from '#domain/bookings/money.ts';
import { endedStates, pausing } from '#domain/matters/money.ts';
import type { KeptFee } from '#domain/money/change-fees.ts';
import type { Payer } from '#domain/money/words/card.ts';
import { sumOf } from '#domain/money.ts';
import { changeFeeIn } from '#server/money/change-fees.ts';
import { payingCard } from '#server/money/moved-store.ts';
import { givenBackOf, leavingOf } from '#server/money/refund-sums.ts';
import type { Sql } from '#server/platform/sql.ts';

/** May be empty, unlike a name. */
const Words = z.object({ en: z.string(), ar: z.string() });

const KeptLine = z.object({
  kind: InvoiceLineKind,
  title: Localised,
  quantity: z.int(),
  each: z.int(),
});

export const Seller = z.object({
  name: Localised,
  lines: z.array(Localised),
  email: z.string(),
  taxNumber: z.string().nullable(),
});
export type Seller = z.infer<typeof Seller>;

export const Buyer = z.object({ name: z.string(), lines: z.array(z.string()), email: z.string() });
export type Buyer = z.infer<typeof Buyer>;

/** How the booking ended that it is for. */
const Ended = z.object({
  place: BookingPlace,
  feesKept: z.int(),
  changeFees: z.array(z.object({ on: Day, amount: z.int() })),
  /** Fees for changes that other documents ask for. */
  feesElsewhere: z.int(),
  calledOff: z.boolean(),
  at: Instant,
});

/** A row of app.invoices. A credit note's sums are kept positive; views turn them round. */
export const InvoiceRow = z.object({
  id: Id,
  kind: InvoiceKind,
  series: z.string(),
  year: z.int(),
  number: z.int(),
  clientId: z.guid().nullable(),
  creditsId: Id.nullable(),
  sourceKind: z.enum(['booking', 'matter', 'membership', 'desk']),
  sourceId: Id,
  sourcePart: z.string(),
  sourcePath: z.string(),
  category: SpendingCategory,
  title: Localised,
  detail: Words,
  lines: z.array(KeptLine),
  instalments: z.array(z.object({ amount: z.int(), dueOn: Day })),
  guarantee: z.boolean(),
  seller: Seller,
  buyer: Buyer,
  reason: z.string(),
  language: Language,
  currency: Currency,
  netAmount: z.int(),
  vatAmount: z.int(),
  paidOutAmount: z.int(),
  totalAmount: z.int(),
  issuedAt: Instant,
  issuedOn: Day,
  dueOn: Day,
  paidAmount: z.int(),
  creditedAmount: z.int(),
  refundedAmount: z.int(),
  /** What goes back already, and has not left yet. */
  leavingAmount: z.int(),
  /** Given by the house of what had been paid. */
  givenBackAmount: z.int(),
  /** Its request waits for a new quote: nobody is asked for it meanwhile. */
  paused: z.boolean(),
  /** What it was for was given up: what is left of it is a fee. */
  over: z.boolean(),
  /** Held on a card for it and not taken. */
  reservedAmount: z.int(),
  /** Asked of a card at this moment, and of which. */
  collectingAmount: z.int(),
  collectingOn: z.array(z.string()),
  /** A colleague recorded that it came by transfer, and another has not looked yet. */
  checkingAmount: z.int(),
  /** The saved card that pays by itself what of it falls due; only bookings are collected. */
  cardPays: CardPays.nullable(),
  ended: Ended.nullable(),
  /** When the request ended that it is for. */
  matterEndedAt: Instant.nullable(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

/** As it is written: how it stands is read off what came of it each time. */
export const WrittenInvoice = InvoiceRow.omit({
  leavingAmount: true,
  givenBackAmount: true,
  paused: true,
  over: true,
  reservedAmount: true,
  collectingAmount: true,
  collectingOn: true,
  checkingAmount: true,
  cardPays: true,
  ended: true,
  matterEndedAt: true,
});

export const invoiceColumns = (sql: Sql) => sql`
  id, kind, series, year, number, client_id, credits_id, source_kind, source_id, source_part,
  source_path, category, title, detail, lines, instalments, guarantee, seller, buyer, reason,
  language, currency, net_amount, vat_amount, paid_out_amount, total_amount, issued_at, issued_on,
  due_on, paid_amount, credited_amount, refunded_amount, ${pausedInvoice(sql)} as paused,
  ${overInvoice(sql)} as over, ${leavingOf(sql, sql`invoices`)} as leaving_amount,
  ${givenBackOf(sql, sql`invoices`)} as given_back_amount,
  ${reservedFor(sql)} as reserved_amount,
  (select coalesce(sum(p.amount), 0)::bigint ${underWay(sql)}) as collecting_amount,
  array(select distinct (p.method ->> 'brand') || ' ' || (p.method ->> 'last4') ${underWay(sql)}
    and p.method ->> 'last4' <> '') as collecting_on,
  app.transfers_in_check(invoices.id) as checking_amount,
  case when source_kind = 'booking' then ${payingCard(sql, sql`invoices.client_id`)} end as card_pays,
  ${endedFor(sql)} as ended, ${matterEnd(sql)} as matter_ended_at`;

/** Read off its request each time, so that no two places say how that stands. */
export const pausedInvoice = (sql: Sql) => sql`(source_kind = 'matter' and exists (
  select from app.matters m where m.id = invoices.source_id and m.state = any (${[...pausing]})))`;

const overInvoice = (sql: Sql) => sql`(
  source_kind = 'matter' and exists (select from app.matters m
    where m.id = invoices.source_id and m.state = any (${[...endedStates]}))
  or source_kind = 'booking' and exists (select from app.bookings b
    where b.id = invoices.source_id and b.place in ('expired', 'cancelled', 'declined', 'no_show')))`;

/** As `hasEnded` says of a row. */
export const endedInvoice = (sql: Sql) => sql`(${overInvoice(sql)}
  or source_kind = 'membership' and credited_amount >= total_amount)`;

const matterEnd = (sql: Sql) => sql`(
  select m.state_since from app.matters m
  where source_kind = 'matter' and m.id = invoices.source_id
    and m.state = any (${[...endedStates]}))`;

/** Before it was confirmed it was reserved for the booking alone. */
const reservedFor = (sql: Sql) => sql`(
  select coalesce(sum(p.amount), 0)::bigint from app.payments p
  where p.state = 'authorised' and p.currency = invoices.currency and (
    p.invoice_id = invoices.id or (p.invoice_id is null and p.booking_id = invoices.source_id)))`;

/** Begun, and the bank has not answered yet. */
const underWay = (sql: Sql) => sql`
  from app.payments p where p.invoice_id = invoices.id and p.state in ('created', 'processing')`;

/** Null while its booking goes on, and of everything else. */
const endedFor = (sql: Sql) => sql`(
  select jsonb_build_object('place', b.place, 'feesKept', b.fees_kept,
    'changeFees', b.change_fees, 'feesElsewhere', (
      select coalesce(sum(least(o.total_amount - o.credited_amount, ${changeFeeIn(sql, sql`o`)})), 0)
      from app.invoices o where o.source_id = b.id and o.source_kind = 'booking'
        and o.kind = 'invoice' and o.id <> invoices.id),
    'calledOff', happened.called_off,
    'at', to_char(happened.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from app.bookings b
  cross join lateral (
    select max(e.at) as at, coalesce(bool_or(e.kind = 'called_off'), false) as called_off
    from app.booking_events e
    where e.booking_id = b.id and e.kind in ('cancelled', 'called_off', 'no_show')) happened
  where invoices.source_kind = 'booking' and invoices.kind = 'invoice'
    and b.id = invoices.source_id and b.place in ('cancelled', 'no_show')
    and happened.at is not null)`;

/** What is left of it is a fee, by the term it was kept under. */
export function feeTerm(row: InvoiceRow): MoneyTerm | null {
  if (row.totalAmount <= row.creditedAmount) return null;
  if (row.ended) {
    const feesKept = row.totalAmount - row.creditedAmount;
    return keptUnder({ ...row.ended, feesKept, changeFees: changeFeesIn(row) });
  }
  return hasEndedMatter(row) ? 'withdrawn' : null;
}

/** Of what is left of it once its booking is over, what was kept for changes: what no other document asks for them. */
export function changeFeesIn({ ended, totalAmount, creditedAmount }: InvoiceRow): KeptFee[] {
  if (!ended) return [];
  const all = feesForChanges(ended);
  const amount = Math.min(sumOf(all) - ended.feesElsewhere, totalAmount - creditedAmount);
  const [first, ...more] = all;
  return amount > 0 ? [{ on: (more.length === 0 && first?.on) || null, amount }] : [];
}

/** A request that is over, and waits for no other quote: all that is left of its invoices is what was kept. */
export const hasEndedMatter = ({ kind, sourceKind, over, paused }: InvoiceRow): boolean =>
  kind === 'invoice' && sourceKind === 'matter' && over && !paused;

/** What it was for has ended, or never began: what still comes for it beyond a fee goes back. */
export const hasEnded = ({ over, sourceKind, totalAmount, creditedAmount }: InvoiceRow): boolean =>
  over || (sourceKind === 'membership' && creditedAmount >= totalAmount);

/** A card only guarantees it; once it is over nothing is left to guarantee, and a fee is taken as it is paid. */
export const onlyGuarantees = ({ guarantee, over }: InvoiceRow): boolean => guarantee && !over;

/** A payment as far as it may have paid a fee. */
interface Settled {
  settledAt: string | null;
  settledAmount: number | null;
  refundedAmount: number;
}

/** The same of one payment: what was paid before it ended was for the thing itself, and what went back for nothing. */
export function feePaidBy(
  row: InvoiceRow,
  { settledAt, settledAmount, refundedAmount }: Settled,
): MoneyTerm | null {
  const end = row.ended?.at ?? row.matterEndedAt;
  const stays = (settledAmount ?? 0) > refundedAmount;
  return end && settledAt && settledAt >= end && stays ? feeTerm(row) : null;
}

/** Nobody's card is charged for what people quoted or wrote at the desk: its client pays. */
export const payerOf = ({ cardPays, sourceKind }: InvoiceRow): Payer => ({
  cardPays,
  byHand: sourceKind === 'matter' || sourceKind === 'desk',
});

export const numberOf = ({ series, year, number }: InvoiceRow): string =>
  documentNumber(series, year, number);

/** As the rules want it: what goes back already pays nothing, or the same would be owed again once it has left. */
export const invoiceStanding = (
  row: InvoiceRow,
): ScheduledInvoice & Pick<InvoiceRow, 'kind' | 'currency'> => ({
  kind: row.kind,
  currency: row.currency,
  total: row.totalAmount,
  paid: row.paidAmount - row.leavingAmount,
  credited: row.creditedAmount,
  givenBack: row.givenBackAmount,
  instalments: row.instalments,
});

export const invoiceSums = (row: InvoiceRow): Sums => ({
  total: row.totalAmount,
  vat: row.vatAmount,
  net: row.netAmount,
  paidOut: row.paidOutAmount,
});
